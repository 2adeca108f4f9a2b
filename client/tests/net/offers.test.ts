/** Answers that are read from menus; `tests/wire/test_offers.py` reads the same example in Python. */
import { describe, expect, it } from "vitest";

import {
    asksFor,
    countsOf,
    isAbout,
    keyOf,
    numberOf,
    offersFor,
    offersIn,
    reasonFor,
    refOf,
    sameCounts,
} from "../../src/net/offers";
import type { Menu, Question, Reference } from "../../src/wire/types";
import { notPossible, offer, TEXT } from "../offers";

import example from "./menus.json";

const menus = example.menus as unknown as readonly Menu[];

/** A reference without what it does not have, as it travels. */
function short({ part, kind, key, number, counts }: Reference): object {
    const has = { number: (number ?? null) !== null, counts: Object.keys(counts ?? {}).length > 0 };
    return {
        part,
        kind,
        ...(key ? { key } : {}),
        ...(has.number ? { number } : {}),
        ...(has.counts ? { counts } : {}),
    };
}

describe("menus", () => {
    it("give every answer back, in their order", () => {
        const read = offersIn(menus).map(({ verb: _, refs, ...rest }) => ({
            ...rest,
            refs: refs.map(short),
        }));
        expect(read).toEqual(example.offers);
    });

    it("tell the verb of each", () => {
        expect(new Set(offersIn(menus).map(({ verb }) => verb))).toEqual(
            new Set(["send", "peek", "pass", "starve"]),
        );
    });

    it("know what is asked for", () => {
        const question: Question = { seat: 0, prompt: TEXT, menus, rule: "" };
        expect([asksFor(question, "send"), asksFor(question, "act")]).toEqual([true, false]);
        expect(asksFor(null, "send")).toBe(false);
    });
});

describe("what an answer is about", () => {
    const [first] = offersIn(menus);

    it("is found by its part", () => {
        expect(keyOf(first, "place")).toBe("forest");
        expect(numberOf(first, "count")).toBe(1);
        expect(numberOf(first, "expected")).toBe(83);
        expect(refOf(first, "cell")).toBeNull();
    });

    it("may be amounts, where none is the same as left out", () => {
        const paying = offer("pay wood*2", { goods: { wood: 2 } });
        expect(sameCounts(countsOf(paying, "goods"), { wood: 2, clay: 0 })).toBe(true);
        expect(sameCounts(countsOf(paying, "goods"), { wood: 1 })).toBe(false);
    });

    it("is what it names, counts, costs or is called like", () => {
        const trap = offer("trap b2-b3", { edge: "b2-b3" }, { cost: { trap: 1 } });
        expect(["b2-b3", "trap", "troll"].map((key) => isAbout(trap, key))).toEqual([
            true,
            true,
            false,
        ]);
        expect(isAbout(offer("discard axe", { cards: { axe: 1 } }), "axe")).toBe(true);
    });
});

describe("a target", () => {
    const offers = offersIn(menus);
    const actions = (target: Parameters<typeof offersFor>[1]): string[] =>
        offersFor(offers, target).map(({ action }) => action);

    it("stands for a verb", () => expect(actions({ verb: "pass" })).toEqual(["pass"]));

    it("stands for a verb with what it is about", () => {
        expect(actions({ verb: "send", about: { place: "river" } })).toEqual([
            "send river 1",
            "send river 2",
        ]);
    });

    it("stands for all that is about a piece", () => {
        expect(actions({ piece: "j3" })).toEqual(["peek 2"]);
    });

    it("finds the most specific reason", () => {
        const reasons = ["send", "send field", "pay"].map(notPossible);
        const found = (place: string) => reasonFor(reasons, { verb: "send", about: { place } });
        expect(found("field")?.target).toBe("send field");
        expect(found("hut")?.target).toBe("send");
        expect(reasonFor(reasons, { verb: "act" })).toBeNull();
        expect(reasonFor(reasons, { piece: "field" })?.target).toBe("send field");
    });

    it("is not explained by a reason for only some of it", () => {
        expect(reasonFor([notPossible("send field")], { verb: "send" })).toBeNull();
    });
});
