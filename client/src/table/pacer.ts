/** Shows what others do one step at a time, so that one can follow even when it arrives all at once. */

/** Something that comes after a pause; the functions are the browser's own but for tests. */
export interface Timers {
    now(): number;
    after(wait: number, then: () => void): void;
}

export const TIMERS: Timers = {
    now: () => performance.now(),
    after: (wait, then) => void setTimeout(then, wait),
};

/** Milliseconds between two moves of others. */
export const GAPS = { slow: 1600, normal: 800, fast: 0 } as const;

/** Lets things through at once or, if they shall wait, at least a gap after the one before. */
export class Pacer<Thing> {
    readonly #waiting: { thing: Thing; gap: number }[] = [];
    #last = -Infinity;
    #timing = false;

    constructor(
        private readonly show: (thing: Thing) => void,
        private readonly timers: Timers = TIMERS,
    ) {}

    /** Takes a thing in; it keeps its place in the row whatever its gap. */
    add(thing: Thing, gap: number): void {
        this.#waiting.push({ thing, gap });
        this.#go();
    }

    /** Shows all that waits now. */
    hurry(): void {
        for (const { thing } of this.#waiting.splice(0)) this.#pass(thing);
    }

    #go(): void {
        if (this.#timing) return;
        for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
            const wait = this.#last + next.gap - this.timers.now();
            if (wait > 0) return this.#sleep(wait);
            this.#waiting.shift();
            this.#pass(next.thing);
        }
    }

    #pass(thing: Thing): void {
        this.#last = this.timers.now();
        this.show(thing);
    }

    #sleep(wait: number): void {
        this.#timing = true;
        this.timers.after(wait, () => {
            this.#timing = false;
            this.#go();
        });
    }
}
