import { describe, expect, it } from "vitest";

import { bottomOf, topOf } from "../../src/games/stone_age/art/cards";
import { hutOf } from "../../src/games/stone_age/art/huts";
import { lightOf } from "../../src/games/stone_age/light";
import { groupsOf, type PipGroup } from "../../src/games/stone_age/pips";
import { BUILDINGS, CARDS } from "../../src/wire/stone_age";

describe("pictures", () => {
    it("are different on every card", () => {
        const drawn = CARDS.map(({ key }) => topOf(key) + bottomOf(key));
        expect(new Set(drawn).size).toBe(CARDS.length);
    });

    it("are different on every building", () => {
        const drawn = BUILDINGS.map(({ key }) => hutOf(key));
        expect(new Set(drawn).size).toBe(BUILDINGS.length);
    });

    it("show the walls of what a building costs", () => {
        expect(hutOf("b17")).toContain("var(--stone)");
        expect(hutOf("b17")).not.toContain("var(--clay)");
    });
});

const fullGroups = (groups: readonly PipGroup[]): number =>
    groups.filter(({ isFull }) => isFull).length;

describe("pips", () => {
    it("are grouped by the divisor, and the rest gives nothing", () => {
        const groups = groupsOf(21, 0, 6);

        expect(groups.map(({ pips }) => pips.length)).toEqual([6, 6, 6, 3]);
        expect(fullGroups(groups)).toBe(3);
    });

    it("of tools fill the group that is not full", () => {
        const groups = groupsOf(16, 2, 6);

        expect(groups.at(-1)).toEqual({
            pips: ["die", "die", "die", "die", "tool", "tool"],
            isFull: true,
        });
    });

    it.each([2, 3, 4, 5, 6])("divided by %i give as many groups as the rules say", (divisor) => {
        for (let total = 1; total <= 60; total += 1)
            expect(fullGroups(groupsOf(total, 0, divisor))).toBe(Math.floor(total / divisor));
    });
});

describe("the light", () => {
    const left = (deck_left: number, ...stacks: number[]) =>
        lightOf({ deck_left, stacks: stacks.map((count) => ({ left: count })) });

    it("is that of the morning when a game begins", () => {
        expect(left(32, 7, 7)).toBe(0);
    });

    it("is that of the evening when the deck or a stack runs out", () => {
        expect(left(0, 7, 7)).toBe(1);
        expect(left(30, 7, 0)).toBe(1);
    });

    it("grows with what comes nearer to its end", () => {
        expect(left(16, 7, 6)).toBe(0.5);
    });
});
