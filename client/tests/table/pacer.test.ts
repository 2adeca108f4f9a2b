import { expect, it } from "vitest";

import { Pacer, type Timers } from "../../src/table/pacer";

class Clock implements Timers {
    time = 0;
    #tasks: { at: number; then: () => void }[] = [];

    now(): number {
        return this.time;
    }

    after(wait: number, then: () => void): void {
        this.#tasks.push({ at: this.time + wait, then });
    }

    painted(then: () => void): void {
        then();
    }

    pass(span: number): void {
        this.time += span;
        const due = this.#tasks.filter(({ at }) => at <= this.time);
        this.#tasks = this.#tasks.filter(({ at }) => at > this.time);
        for (const { then } of due) then();
    }
}

interface Begun {
    readonly clock: Clock;
    readonly shown: string[];
    /** For how long each of them was to be in sight. */
    readonly lasted: number[];
    readonly pacer: Pacer<string>;
    readonly ends: () => number;
}

function begin(): Begun {
    const clock = new Clock();
    const shown: string[] = [];
    const lasted: number[] = [];
    let ended = 0;
    const pacer = new Pacer<string>(
        (thing, lasts) => {
            shown.push(thing);
            lasted.push(lasts);
        },
        () => (ended += 1),
        clock,
    );
    return { clock, shown, lasted, pacer, ends: () => ended };
}

it("shows the first thing at once", () => {
    const { shown, pacer } = begin();
    pacer.add("a", { lasts: 100 });
    expect(shown).toEqual(["a"]);
});

it("shows each thing for its time before the next one comes", () => {
    const { clock, shown, pacer } = begin();
    pacer.add("a", { lasts: 100 });
    pacer.add("b", { lasts: 50 });
    pacer.add("c", { lasts: 0 });
    clock.pass(99);
    expect(shown).toEqual(["a"]);
    clock.pass(1);
    expect(shown).toEqual(["a", "b"]);
    clock.pass(50);
    expect(shown).toEqual(["a", "b", "c"]);
});

it("says when the last thing has been in sight for its time", () => {
    const { clock, pacer, ends } = begin();
    pacer.add("a", { lasts: 100 });
    clock.pass(99);
    expect(ends()).toBe(0);
    clock.pass(1);
    expect(ends()).toBe(1);
});

it("shows everything when hurried, and what comes next at once", () => {
    const { shown, pacer } = begin();
    for (const thing of ["a", "b", "c"]) pacer.add(thing, { lasts: 100 });
    pacer.hurry();
    pacer.add("d", { lasts: 100 });
    expect(shown).toEqual(["a", "b", "c", "d"]);
});

it("stands still while it is stopped, and then gives what was left of the time", () => {
    const { clock, shown, pacer } = begin();
    for (const thing of ["a", "b"]) pacer.add(thing, { lasts: 100 });
    clock.pass(60);
    pacer.hold();
    clock.pass(1000);
    expect(shown).toEqual(["a"]);
    pacer.goOn();
    clock.pass(39);
    expect(shown).toEqual(["a"]);
    clock.pass(1);
    expect(shown).toEqual(["a", "b"]);
});

it("goes one step at a time while it is stopped", () => {
    const { clock, shown, pacer } = begin();
    for (const thing of ["a", "b", "c"]) pacer.add(thing, { lasts: 100 });
    pacer.hold();
    pacer.step();
    clock.pass(1000);
    expect(shown).toEqual(["a", "b"]);
});

it("gives everything less time where all of it has to be over soon", () => {
    const { clock, shown, pacer } = begin();
    for (const thing of ["a", "b", "c", "d"]) pacer.add(thing, { lasts: 100, soon: 220 });
    clock.pass(100);
    expect(shown).toEqual(["a", "b"]);
    clock.pass(40);
    expect(shown).toEqual(["a", "b", "c"]);
    clock.pass(40);
    expect(shown).toEqual(["a", "b", "c", "d"]);
});

it("counts the time of a whole row from its first thing, however late others come", () => {
    const { clock, shown, pacer } = begin();
    pacer.add("a", { lasts: 100, within: 200 });
    clock.pass(90);
    for (const thing of ["b", "c"]) pacer.add(thing, { lasts: 100, within: 200 });
    clock.pass(10);
    expect(shown).toEqual(["a", "b"]);
    clock.pass(50);
    expect(shown).toEqual(["a", "b", "c"]);
});

it("leaves everything its least time", () => {
    const { clock, lasted, pacer } = begin();
    for (const thing of ["a", "b", "c"]) pacer.add(thing, { lasts: 100, within: 110, least: 60 });
    clock.pass(100);
    clock.pass(60);
    expect(lasted).toEqual([100, 60, 60]);
});

it("does not count pauses", () => {
    const { clock, lasted, pacer } = begin();
    for (const thing of ["a", "b"]) pacer.add(thing, { lasts: 100, within: 180 });
    pacer.hold();
    clock.pass(1000);
    pacer.goOn();
    clock.pass(100);
    expect(lasted).toEqual([100, 80]);
});

it("begins another row after a rest", () => {
    const { clock, lasted, pacer } = begin();
    pacer.add("a", { lasts: 100, within: 100 });
    clock.pass(1000);
    pacer.add("b", { lasts: 100, within: 100 });
    expect(lasted).toEqual([100, 100]);
});

it("lets nothing new come while it is closed, and what is in sight ends", () => {
    const { clock, shown, pacer, ends } = begin();
    for (const thing of ["a", "b"]) pacer.add(thing, { lasts: 100 });
    const open = pacer.close();
    clock.pass(1000);
    expect([shown, ends()]).toEqual([["a"], 1]);
    open();
    expect(shown).toEqual(["a", "b"]);
});
