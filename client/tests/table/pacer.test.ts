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

    pass(span: number): void {
        this.time += span;
        const due = this.#tasks.filter(({ at }) => at <= this.time);
        this.#tasks = this.#tasks.filter(({ at }) => at > this.time);
        for (const { then } of due) then();
    }
}

function begin(): { clock: Clock; shown: string[]; pacer: Pacer<string> } {
    const clock = new Clock();
    const shown: string[] = [];
    return { clock, shown, pacer: new Pacer((thing) => shown.push(thing), clock) };
}

it("shows the first thing at once", () => {
    const { shown, pacer } = begin();
    pacer.add("a", 100);
    expect(shown).toEqual(["a"]);
});

it("lets the next one wait for its gap", () => {
    const { clock, shown, pacer } = begin();
    pacer.add("a", 100);
    pacer.add("b", 100);
    expect(shown).toEqual(["a"]);
    clock.pass(100);
    expect(shown).toEqual(["a", "b"]);
});

it("keeps the order even for what need not wait", () => {
    const { clock, shown, pacer } = begin();
    pacer.add("a", 100);
    pacer.add("b", 100);
    pacer.add("c", 0);
    clock.pass(100);
    expect(shown).toEqual(["a", "b", "c"]);
});

it("shows everything when hurried", () => {
    const { shown, pacer } = begin();
    for (const thing of ["a", "b", "c"]) pacer.add(thing, 100);
    pacer.hurry();
    expect(shown).toEqual(["a", "b", "c"]);
});

it("shortens the gaps of a long row, so that nobody waits too long", () => {
    const { clock, shown, pacer } = begin();
    for (const thing of ["a", "b", "c", "d", "e"]) pacer.add(thing, 100, 120);
    expect([shown, pacer.size]).toEqual([["a"], 4]);
    clock.pass(100);
    expect(shown).toEqual(["a", "b"]);
    for (const span of [40, 60, 100]) clock.pass(span);
    expect([shown, pacer.size]).toEqual([["a", "b", "c", "d", "e"], 0]);
});

it("goes on at its pace after a hurry, whatever was waited for before", () => {
    const { clock, shown, pacer } = begin();
    for (const thing of ["a", "b"]) pacer.add(thing, 100);
    pacer.hurry();
    pacer.add("c", 0);
    pacer.add("d", 100);
    expect(shown).toEqual(["a", "b", "c"]);
    clock.pass(99);
    expect(shown).toEqual(["a", "b", "c"]);
    clock.pass(1);
    expect(shown).toEqual(["a", "b", "c", "d"]);
});
