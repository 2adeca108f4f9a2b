/** Shows things one after the other, each for as long as it has to be in sight, however fast they arrive. */

/** Something that comes after a pause; the functions are the browser's own but for tests. */
export interface Timers {
    now(): number;
    after(wait: number, then: () => void): void;
    /** Comes when what was just changed is painted. */
    painted(then: () => void): void;
}

export const TIMERS: Timers = {
    now: () => performance.now(),
    after: (wait, then) => void setTimeout(then, wait),
    painted: (then) => void requestAnimationFrame(() => then()),
};

/** Something that waits for its turn. */
interface Waiting<Thing> {
    readonly thing: Thing;
    /** How long it stays before the next one may come. */
    readonly lasts: number;
    /** How long all that wait may take together; then each of them gets less. */
    readonly most: number;
}

/** Lets things through one by one. */
export class Pacer<Thing> {
    readonly #waiting: Waiting<Thing>[] = [];
    /** Until when the thing that is shown stays; for ever as long as it is not painted yet. */
    #until = -Infinity;
    /** Counts what was shown: what is painted later belongs to an earlier thing. */
    #shown = 0;
    /** What is left of its time while nothing goes on; null while things go on. */
    #held: number | null = null;
    /** What is waited for, by its number; 0 if nothing is. */
    #alarm = 0;
    #alarms = 0;

    constructor(
        private readonly show: (thing: Thing) => void,
        /** Called when the last thing has been in sight for its time. */
        private readonly done: () => void = () => {},
        private readonly timers: Timers = TIMERS,
    ) {}

    /** How many things wait. */
    get size(): number {
        return this.#waiting.length;
    }

    /** Takes a thing in; it keeps its place in the row. */
    add(thing: Thing, lasts: number, most = Infinity): void {
        this.#waiting.push({ thing, lasts, most });
        this.#go();
    }

    /** Stops: what is in sight stays there. */
    hold(): void {
        if (this.#held !== null) return;
        this.#held = Math.max(0, this.#until - this.timers.now());
        this.#alarm = 0;
    }

    /** Goes on where it was stopped. */
    goOn(): void {
        if (this.#held === null) return;
        this.#until = this.timers.now() + this.#held;
        this.#held = null;
        this.#go();
    }

    /** Shows the next thing now, also while it is stopped. */
    step(): void {
        const next = this.#waiting.shift();
        this.#alarm = 0;
        if (this.#held !== null) this.#held = next ? Infinity : 0;
        if (next) this.#pass(next);
        else this.#until = -Infinity;
        this.#go();
    }

    /** Shows all that waits now, and goes on. */
    hurry(): void {
        this.#held = null;
        for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#pass(next);
        this.#alarm = 0;
        this.#until = -Infinity;
        this.done();
    }

    #go(): void {
        if (this.#alarm || this.#held !== null) return;
        for (;;) {
            const wait = this.#until - this.timers.now();
            if (wait === Infinity) return;
            if (wait > 0) return this.#sleep(wait);
            const next = this.#waiting[0];
            if (!next) return this.done();
            const share = this.#share();
            this.#waiting.shift();
            this.#pass(next, share);
        }
    }

    #pass({ thing, lasts }: Waiting<Thing>, share = 1): void {
        const number = (this.#shown += 1);
        this.#until = lasts ? Infinity : -Infinity;
        this.show(thing);
        if (lasts) this.timers.painted(() => this.#begin(number, lasts * share));
    }

    /** The time of a thing begins when it is in sight, however long that has taken. */
    #begin(number: number, lasts: number): void {
        if (number !== this.#shown || this.#until !== Infinity) return;
        if (this.#held !== null) this.#held = lasts;
        else this.#until = this.timers.now() + lasts;
        this.#go();
    }

    /** The part of its time that each thing gets, so that all of them take no longer than they may. */
    #share(): number {
        const all = this.#waiting.reduce((sum, { lasts }) => sum + lasts, 0);
        const most = Math.min(...this.#waiting.map((one) => one.most));
        return all > most ? most / all : 1;
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
