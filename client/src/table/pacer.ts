/** Shows things one after the other, each for as long as it has to be in sight, however fast they arrive. */

import type { Stay } from "../lib/times";

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
    readonly lasts: number;
    /** When it has to be over. */
    readonly by: number;
    readonly least: number;
}

/** Lets things through one by one. */
export class Pacer<Thing> {
    readonly #waiting: Waiting<Thing>[] = [];
    /** Until when the thing that is shown stays; for ever as long as it is not painted yet. */
    #until = -Infinity;
    /** Counts what was shown: what is painted later belongs to an earlier thing. */
    #shown = 0;
    /** When the first of the row came, which began after a rest; pauses do not count. */
    #began = 0;
    /** What is left of its time while nothing goes on; null while things go on. */
    #held: number | null = null;
    #heldAt = 0;
    /** How many want nothing new to come: what is in sight stays for its time. */
    #closed = 0;
    /** What is waited for, by its number; 0 if nothing is. */
    #alarm = 0;
    #alarms = 0;

    constructor(
        /** Shows a thing, which stays for so many milliseconds. */
        private readonly show: (thing: Thing, lasts: number) => void,
        /** Called when the last thing has been in sight for its time. */
        private readonly done: () => void = () => {},
        private readonly timers: Timers = TIMERS,
    ) {}

    /** How many things wait. */
    get size(): number {
        return this.#waiting.length;
    }

    /** Takes a thing in; it keeps its place in the row. */
    add(thing: Thing, { lasts, soon = Infinity, within = Infinity, least = 0 }: Stay): void {
        const now = this.timers.now();
        const rests = !this.#waiting.length && this.#until <= now && this.#held === null;
        if (rests) this.#began = now;
        const by = Math.min(now + soon, this.#began + within);
        this.#waiting.push({ thing, lasts, by, least });
        this.#go();
    }

    /** Stops: what is in sight stays there. */
    hold(): void {
        if (this.#held !== null) return;
        this.#heldAt = this.timers.now();
        this.#held = Math.max(0, this.#until - this.#heldAt);
        this.#alarm = 0;
    }

    /** Goes on where it was stopped. */
    goOn(): void {
        if (this.#held === null) return;
        this.#until = this.timers.now() + this.#held;
        this.#held = null;
        this.#postpone(this.timers.now() - this.#heldAt);
        this.#go();
    }

    /** A pause gives everything that much longer to be over. */
    #postpone(pause: number): void {
        this.#began += pause;
        const later = this.#waiting.map((one) => ({ ...one, by: one.by + pause }));
        this.#waiting.splice(0, Infinity, ...later);
    }

    /** Lets nothing new come until what it returns is called: something lies over the place where it would be seen. */
    close(): () => void {
        this.#closed += 1;
        return () => {
            this.#closed -= 1;
            this.#go();
        };
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
            if (!next || this.#closed) return this.done();
            const share = this.#share();
            this.#waiting.shift();
            this.#pass(next, share);
        }
    }

    #pass({ thing, lasts: whole, least }: Waiting<Thing>, share = 1): void {
        const number = (this.#shown += 1);
        const lasts = Math.max(whole * share, Math.min(whole, least));
        this.#until = lasts ? Infinity : -Infinity;
        this.show(thing, lasts);
        if (lasts) this.timers.painted(() => this.#begin(number, lasts));
    }

    /** The time of a thing begins when it is in sight, however long that has taken. */
    #begin(number: number, lasts: number): void {
        if (number !== this.#shown || this.#until !== Infinity) return;
        if (this.#held !== null) this.#held = lasts;
        else this.#until = this.timers.now() + lasts;
        this.#go();
    }

    /** The part of its time that each thing gets, so that all of them are over when they have to be. */
    #share(): number {
        const all = this.#waiting.reduce((sum, { lasts }) => sum + lasts, 0);
        const by = Math.min(...this.#waiting.map((one) => one.by));
        const left = Math.max(0, by - this.timers.now());
        return all > left ? left / all : 1;
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
