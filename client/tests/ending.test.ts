import { describe, expect, it } from "vitest";

import { chartOf, pathOf, rangeOf } from "../src/ending/chart";
import { talliesOf } from "../src/ending/scoring";
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

    it("names no line by a count that is worth different points", () => {
        const blue = (seat: number, points: number): Standing =>
            standing(seat, [{ item: "blue_rooms", points, text: text("blue_rooms", 1) }]);
        expect(rowsOf([blue(0, 5), blue(1, 3)])[0]?.common).toBeNull();
        expect(rowsOf([blue(0, 5), blue(1, 5)])[0]?.common?.key).toBe("blue_rooms");
    });

    it("counts what points do not say, and what is missing", () => {
        const lineOf = (points: number, ...counts: number[]): Standing["lines"][number] => ({
            item: `line ${points}`,
            points,
            text: text("line"),
            portions: counts.map((count, at) => ({ key: `part${at}`, count, points: null })),
        });
        const lines = [lineOf(4, 3, 4), lineOf(-4, 0, 0), lineOf(5, 3, 2), lineOf(1)];
        const counts = rowsOf([standing(0, lines)]).map((row) => row.counts[0]);
        expect(counts).toEqual([7, 2, null, null]);
    });
});

describe("the final scoring", () => {
    const text: Text = { kind: "text", key: "x", args: {} };
    const sheetOf = (seat: number, ...points: number[]): Standing => ({
        seat,
        total: 0,
        rank: 1,
        winner: false,
        lines: points.map((each, at) => ({ item: `line${at}`, points: each, text })),
    });

    it("adds up line by line and leaves out what brings nobody anything", () => {
        const tallies = talliesOf([sheetOf(0, 5, 0, 9), sheetOf(1, 3, 0, -10)]);
        expect(tallies.map(({ row, totals }) => [row.item, totals])).toEqual([
            ["line0", [5, 3]],
            ["line2", [14, -7]],
        ]);
    });
});
