import { expect, test } from "vitest";

import { ladder } from "../../src/games/caverna/expedition/ladder";
import { Outing, type Asking } from "../../src/games/caverna/expedition/outing.svelte";
import { tripIn } from "../../src/games/caverna/expedition/trip";
import type { Offer } from "../../src/net/offers";
import type { CavernaView } from "../../src/wire/types";

function offer(verb: string, item = ""): Offer {
    const refs = item ? [{ part: "item", kind: "item", key: item }] : [];
    return {
        action: [verb, item].filter(Boolean).join(" "),
        verb,
        text: { kind: "text", key: "", args: {} },
        kind: verb === "done" ? "end" : "answer",
        refs,
        cost: {},
        grave: false,
    };
}

/** A table that asks for these items; it notes what is played. */
class Asked implements Asking {
    busy = false;
    readonly played: string[] = [];
    offers: readonly Offer[] = [];

    ask(...items: readonly string[]): this {
        this.offers = [...items.map((item) => offer("loot", item)), offer("done")];
        return this;
    }

    play({ action }: Offer): void {
        this.played.push(action);
        this.offers = [];
    }
}

test("the ladder has all items, by the strength that they need", () => {
    const rungs = ladder();
    expect(rungs.map(({ strength }) => strength)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14,
    ]);
    expect(rungs.flatMap(({ items }) => items)).toHaveLength(23);
});

test("items are numbered as they are chosen, and can be let go again", () => {
    const outing = new Outing();
    for (const item of ["dog", "wood", "sheep"]) outing.toggle(item, 3);
    outing.toggle("dog", 3);
    expect(["wood", "sheep", "dog"].map((item) => outing.numberOf(item))).toEqual([1, 2, 0]);
});

test("more items than the level allows are not chosen; of one, the last counts", () => {
    const outing = new Outing();
    for (const item of ["dog", "wood", "sheep"]) outing.toggle(item, 2);
    expect(outing.chosen).toEqual(["dog", "wood"]);
    const single = new Outing();
    for (const item of ["dog", "wood"]) single.toggle(item, 1);
    expect(single.chosen).toEqual(["wood"]);
});

test("what is chosen is sent one by one, whenever loot is asked for", () => {
    const [outing, table] = [new Outing(), new Asked()];
    for (const item of ["dog", "stable", "wood"]) outing.toggle(item, 3);
    outing.setOut(table.ask("dog", "stable", "wood"));
    outing.goOn(table.ask("stable", "wood"));
    table.offers = [offer("stable")]; // where, is asked before the next item
    outing.goOn(table);
    outing.goOn(table.ask("wood"));
    expect(table.played).toEqual(["loot dog", "loot stable", "loot wood"]);
});

test("who has chosen fewer items than allowed comes home", () => {
    const [outing, table] = [new Outing(), new Asked()];
    outing.toggle("dog", 3);
    outing.setOut(table.ask("dog", "wood"));
    outing.goOn(table.ask("wood"));
    expect(table.played).toEqual(["loot dog", "done"]);
    expect(outing.isOut).toBe(false);
});

test("an item that has become impossible stops the outing and says so", () => {
    const [outing, table] = [new Outing(), new Asked()];
    for (const item of ["dog", "small_pasture"]) outing.toggle(item, 2);
    outing.setOut(table.ask("dog", "small_pasture"));
    outing.goOn(table.ask("wood"));
    expect(table.played).toEqual(["loot dog"]);
    expect([outing.stopped, outing.isOut]).toEqual(["small_pasture", false]);
});

test("nothing is sent before one sets out, or while something is on its way", () => {
    const [outing, table] = [new Outing(), new Asked()];
    outing.toggle("dog", 3);
    outing.goOn(table.ask("dog"));
    table.busy = true;
    outing.setOut(table);
    expect(table.played).toEqual([]);
});

test("before it sets out, an expedition has the level of its action and the strength of its dwarf", () => {
    const action = {
        seat: 0,
        dwarf: 1,
        space: "blacksmithing",
        stands: "blacksmithing",
        begun: false,
        parts: [
            { deed: "forge", standing: "open", level: 0 },
            { deed: "expedition", standing: "open", level: 3 },
        ],
    };
    const view = {
        action,
        expedition: null,
        question: { kind: "act" },
        players: [{ dwarfs: [{ weapon: 0 }, { weapon: 5 }] }],
    };
    expect(tripIn(view as unknown as CavernaView)).toEqual({
        level: 3,
        strength: 5,
        left: 3,
        taken: [],
        mayReturn: false,
    });
});
