import { describe, expect, it } from "vitest";

import { neighbour, paymentsIn, valueOf } from "../../src/games/stone_age/payments";
import { sumOf, toolsOf, useOf } from "../../src/games/stone_age/tools";
import { peopleOf, symbolsOf, timesOf, valueFor } from "../../src/games/stone_age/value";

import { offer, player } from "./pieces";

describe("payments", () => {
    const offers = ["pay gold*2", "decline", "pay wood+gold", "pay clay+gold", "pay wood*2"].map(
        offer,
    );
    const payments = paymentsIn(offers, "pay");

    it("begin with the cheapest", () => {
        expect(payments.map(({ offer: { action } }) => action)).toEqual([
            "pay wood*2",
            "pay wood+gold",
            "pay clay+gold",
            "pay gold*2",
        ]);
        expect(payments.map(({ value }) => value)).toEqual([6, 9, 10, 12]);
    });

    it("lead to the legal neighbour that differs least", () => {
        const [cheapest] = payments;
        const more = neighbour(payments, cheapest!, 3, 1)!;
        expect(more.offer.action).toBe("pay wood+gold");
        expect(neighbour(payments, more, 3, 1)!.offer.action).toBe("pay gold*2");
        expect(neighbour(payments, cheapest!, 0, 1)).toBeNull();
    });

    it.each([
        [offers],
        [["pay wood*4", "pay clay*4", "pay gold*4"].map(offer)],
        [["pay wood*3+clay", "pay wood+gold*3", "pay clay*2+stone*2"].map(offer)],
    ])("reach every payment by single steps", (all) => {
        const payments = paymentsIn(all, "pay");
        const reached = new Set(payments.slice(0, 1));
        for (const from of reached)
            for (const good of [0, 1, 2, 3])
                for (const step of [1, -1] as const) {
                    const next = neighbour(payments, from, good, step);
                    if (next) reached.add(next);
                }
        expect(reached.size).toBe(payments.length);
    });

    it("are worth what the goods are divided by", () => expect(valueOf([1, 1, 1, 1])).toBe(18));
});

describe("tools", () => {
    const mine = player({
        tools: [
            { value: 2, used: false },
            { value: 1, used: false },
            { value: 1, used: true },
        ],
        one_use: ["c35"],
    });

    it("lie on the mat, tiles before cards", () => {
        expect(toolsOf(mine).map(({ id, value, used }) => [id, value, used])).toEqual([
            ["tile-0", 2, false],
            ["tile-1", 1, false],
            ["tile-2", 1, true],
            ["c35", 4, false],
        ]);
    });

    it("make an answer in the order of the notation", () => {
        const [two, one, other, card] = toolsOf(mine);
        expect(useOf([])).toBe("use none");
        expect(useOf([card!, one!, two!, other!])).toBe("use 2+1*2+c35");
        expect(sumOf([two!, card!])).toBe(6);
    });
});

describe("the value of a card", () => {
    it("of a new symbol grows with the set", () => {
        const mine = player({ cards: ["c01", "c02"] });
        expect(valueFor("c03", mine)).toMatchObject({ kind: "first", points: 5, count: 2 });
    });

    it("of a second copy counts in the second set", () => {
        const mine = player({ cards: ["c01", "c02"] });
        expect(valueFor("c11", mine)).toMatchObject({ kind: "second", points: 1, count: 0 });
        expect(symbolsOf(player({ secret_cards: ["c11"] }))[2]).toBe(1);
    });

    it("of people is multiplied with what they stand for", () => {
        const mine = player({
            agriculture: 3,
            buildings: ["b01"],
            tools: [{ value: 2, used: true }],
        });
        expect(valueFor("c06", mine)).toMatchObject({ kind: "people", points: 6, times: 3 });
        expect(
            ["farmer", "toolmaker", "builder", "shaman"].map((who) => timesOf(mine, who)),
        ).toEqual([3, 2, 1, 5]);
        expect(peopleOf(player({ cards: ["c06", "c15"] }), "farmer")).toBe(4);
    });
});
