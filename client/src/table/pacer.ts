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

/** Something that waits for its turn. */
interface Waiting<Thing> {
    readonly thing: Thing;
    readonly gap: number;
    readonly most: number;
}

/** Lets things through at once or, if they shall wait, a gap after the one before. */
export class Pacer<Thing> {
    readonly #waiting: Waiting<Thing>[] = [];
    #last = -Infinity;
    /** What is waited for, by its number; 0 if nothing is. */
    #alarm = 0;
    #alarms = 0;

    constructor(
        private readonly show: (thing: Thing) => void,
        private readonly timers: Timers = TIMERS,
    ) {}

    /** How many things wait. */
    get size(): number {
        return this.#waiting.length;
    }

    /** Takes a thing in; it keeps its place in the row whatever its gap. Gaps become shorter where all would wait longer than `most`. */
    add(thing: Thing, gap: number, most = Infinity): void {
        this.#waiting.push({ thing, gap, most });
        this.#go();
    }

    /** Shows all that waits now. */
    hurry(): void {
        this.#alarm = 0;
        for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
            this.#pass(next.thing);
    }

    #go(): void {
        if (this.#alarm) return;
        for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
            const gap = Math.min(next.gap, next.most / this.size);
            const wait = this.#last + gap - this.timers.now();
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
        const alarm = (this.#alarms += 1);
        this.#alarm = alarm;
        this.timers.after(wait, () => {
            if (this.#alarm !== alarm) return;
            this.#alarm = 0;
            this.#go();
        });
    }
}
