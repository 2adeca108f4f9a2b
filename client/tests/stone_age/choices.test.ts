import { describe, expect, it } from "vitest";

import { pointsOn } from "../../src/games/stone_age/facts";
import { neighbour, paymentsIn } from "../../src/games/stone_age/payments";
import { toolsOf, useOf } from "../../src/games/stone_age/tools";
import type { Counts, Offer } from "../../src/net/offers";
import { offer } from "../offers";

import { player } from "./pieces";

const pay = (goods: Counts, points = 0): Offer =>
    offer(`pay ${JSON.stringify(goods)}`, { goods, points });

describe("payments", () => {
    const offers = [
        pay({ gold: 2 }, 12),
        offer("decline"),
        pay({ wood: 1, gold: 1 }, 9),
        pay({ clay: 1, gold: 1 }, 10),
        pay({ wood: 2 }, 6),
    ];
    const payments = paymentsIn(offers, "pay");

    it("begin with the cheapest", () => {
        expect(payments.map(({ counts }) => counts)).toEqual([
            [2, 0, 0, 0],
            [1, 0, 0, 1],
            [0, 1, 0, 1],
            [0, 0, 0, 2],
        ]);
    });

    it("score what their answers say", () => {
        expect(payments.map(({ points }) => points)).toEqual([6, 9, 10, 12]);
    });

    it("lead to the legal neighbour that differs least", () => {
        const [cheapest] = payments;
        const more = neighbour(payments, cheapest!, 3, 1)!;
        expect(more.counts).toEqual([1, 0, 0, 1]);
        expect(neighbour(payments, more, 3, 1)!.counts).toEqual([0, 0, 0, 2]);
        expect(neighbour(payments, cheapest!, 0, 1)).toBeNull();
    });

    it.each([
        [offers],
        [[pay({ wood: 4 }), pay({ clay: 4 }), pay({ gold: 4 })]],
        [[pay({ wood: 3, clay: 1 }), pay({ wood: 1, gold: 3 }), pay({ clay: 2, stone: 2 })]],
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
});

it("knows the points that a tile shows", () => {
    expect([pointsOn("b01"), pointsOn("b28")]).toEqual([10, 0]);
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

    it("make the answer that counts just them", () => {
        const use = (tools: Counts): Offer => offer(`use ${JSON.stringify(tools)}`, { tools });
        const offers = [use({}), use({ "2": 1, c35: 1 }), use({ "2": 1 }), offer("decline")];
        const [two, one, , card] = toolsOf(mine);
        expect(useOf(offers, [])).toBe(offers[0]);
        expect(useOf(offers, [card!, two!])).toBe(offers[1]);
        expect(useOf(offers, [one!])).toBeNull();
    });
});
