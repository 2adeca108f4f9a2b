import { describe, expect, it } from "vitest";

import { chartOf, pathOf, rangeOf } from "../src/ending/chart";
import { rowsOf } from "../src/ending/sheet";
import type { Standing, Text } from "../src/wire/types";

const BOX = { width: 120, height: 100, margin: 10 };

describe("a chart", () => {
    const chart = chartOf(
        [
            { round: 1, move: 10, totals: [0, 5] },
            { round: 2, move: 20, totals: [10, 20] },
        ],
        BOX,
    );

    it("has a line for every seat, from the first round to the last", () => {
        expect(chart.lines.map((dots) => dots.map(({ x }) => x))).toEqual([
            [10, 110],
            [10, 110],
        ]);
    });

    it("shows more points higher up, inside its margins", () => {
        expect(chart.lines[0]?.[0]?.y).toBe(90);
        expect(chart.lines[1]?.[1]?.y).toBe(10);
    });

    it("names round numbers of points", () => {
        expect(chart.levels.map(({ points }) => points)).toEqual([0, 5, 10, 15, 20]);
    });

    it("goes below nothing where somebody lost points", () => {
        expect(rangeOf([-12, 30])).toEqual({ low: -20, high: 40, step: 20 });
    });

    it("is drawn as one path", () => {
        expect(pathOf(chart.lines[0] ?? [])).toBe("M10.0 90.0L110.0 50.0");
    });
});

describe("a score sheet", () => {
    const text = (key: string, count?: number): Text => ({
        kind: "text",
        key,
        args: count === undefined ? {} : { count },
    });
    const standing = (seat: number, lines: Standing["lines"]): Standing => ({
        seat,
        total: 0,
        rank: 1,
        winner: false,
        lines,
    });
    const rows = rowsOf([
        standing(0, [
            { item: "gold", points: 3, text: text("gold") },
            { item: "rooms", points: 8, text: text("rooms", 2) },
            { item: "hunger", points: 0, text: text("hunger") },
        ]),
        standing(1, [
            { item: "gold", points: 1, text: text("gold") },
            { item: "rooms", points: 4, text: text("rooms", 1) },
        ]),
    ]);

    it("keeps the order of the game and leaves out what nobody scored", () => {
        expect(rows.map((row) => [row.item, row.points])).toEqual([
            ["gold", [3, 1]],
            ["rooms", [8, 4]],
        ]);
    });

    it("names a line by the sentence that all have in common", () => {
        expect(rows.map((row) => row.common?.key ?? null)).toEqual(["gold", null]);
    });
});
