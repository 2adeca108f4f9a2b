import { describe, expect, test } from "vitest";

import { goalOf, next, reached } from "../../src/solo/ladder";
import { SHELF } from "../../src/wire/shelf";

const LADDER = [
    { points: 0, goal: false },
    { points: 20, goal: false },
    { points: 50, goal: true },
];

describe("the ladder of who plays alone", () => {
    test("points earn the highest title that they reach", () => {
        expect(reached(LADDER, 49)).toBe(LADDER[1]);
        expect(reached(LADDER, 50)).toBe(LADDER[2]);
    });

    test("who has less than nothing still has the lowest title", () => {
        expect(reached(LADDER, -3)).toBe(LADDER[0]);
        expect(reached([], 3)).toBeUndefined();
    });

    test("the next title is the lowest above one's points", () => {
        expect(next(LADDER, 20)).toBe(LADDER[2]);
        expect(next(LADDER, 50)).toBeUndefined();
    });

    test("games that can be won alone have one goal on it, and titles that rise", () => {
        for (const { ladder } of SHELF.filter((game) => game.ladder.length)) {
            const points = ladder.map((rung) => rung.points);
            expect(ladder.filter((rung) => rung.goal)).toHaveLength(1);
            expect(points).toEqual([...points].sort((a, b) => a - b));
            expect(goalOf(ladder)).toBeGreaterThan(0);
        }
    });
});
