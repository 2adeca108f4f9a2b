/** How the board shares out its room at the sizes of real screens. */
import { describe, expect, it } from "vitest";

import {
    ASIDE_OF_GOODS,
    GAP,
    gridOf,
    HEAD,
    HIGH_OF_CELLS,
    layoutOf,
    LINE,
    PADDING,
    WIDE_OF_CELLS,
} from "../../src/games/cave_vs_cave/layout";

const wideOf = (cell: number): number => cell * WIDE_OF_CELLS;
const highOf = (cell: number): number => cell * HIGH_OF_CELLS;

describe("the layout", () => {
    it.each([
        [1026, 716],
        [1560, 1028],
        [1200, 760],
    ])("fits two caves and what lies between into %i×%i", (width, height) => {
        const { kind, cell, aside, columns, tileHeight } = layoutOf(width, height, 2);
        expect(kind).toBe("hall");
        expect(2 * wideOf(cell) + aside).toBeLessThanOrEqual(width);
        expect(aside).toBeGreaterThanOrEqual(230);
        const rows = Math.ceil(12 / columns);
        expect(highOf(cell) + HEAD + rows * tileHeight).toBeLessThanOrEqual(height);
    });

    it("puts the display above the caves where there is height rather than width", () => {
        const { kind, cell } = layoutOf(700, 1100, 2);
        expect(kind).toBe("tall");
        expect(2 * wideOf(cell)).toBeLessThanOrEqual(700 - 2 * PADDING);
    });

    it.each([
        [360, 500],
        [412, 700],
    ])("fits a cave, the display and my goods into a phone of %i×%i", (width, height) => {
        const { kind, cell, aside, tileHeight } = layoutOf(width, height, 2);
        expect(kind).toBe("rail");
        expect(wideOf(cell) + GAP + aside + 2 * PADDING).toBeLessThanOrEqual(width);
        expect(aside).toBeGreaterThanOrEqual(90);
        expect(LINE + tileHeight + highOf(cell) + 2 * PADDING).toBeLessThanOrEqual(height);
    });

    it("scrolls no cave where cells that a finger hits let all of it be in sight", () => {
        for (let width = 320; width <= 1640; width += 20)
            for (let height = 330; height <= 1040; height += 10) {
                const { kind, cell, aside, tileHeight } = layoutOf(width, height, 2);
                const line = aside < ASIDE_OF_GOODS ? LINE + GAP : 0;
                const above = { hall: HEAD, tall: HEAD, rail: LINE + tileHeight, low: line }[kind];
                expect(above + highOf(cell)).toBeLessThanOrEqual(height - 2 * PADDING);
            }
    });

    it("puts the tiles beside the cave on a short phone, where all of it is then in sight", () => {
        const { kind, cell } = layoutOf(320, 420, 2);
        expect(kind).toBe("low");
        expect(LINE + GAP + highOf(cell) + 2 * PADDING).toBeLessThanOrEqual(420);
    });

    it("puts the tiles beside the cave on a phone that lies on its side", () => {
        const { kind, cell } = layoutOf(560, 338, 2);
        expect(kind).toBe("low");
        expect(highOf(cell)).toBeLessThanOrEqual(338);
    });

    it("shows every cell large enough for a finger, at every size", () => {
        for (let width = 300; width <= 1640; width += 20)
            for (let height = 200; height <= 1040; height += 20)
                for (const seats of [1, 2])
                    expect(layoutOf(width, height, seats).cell).toBeGreaterThanOrEqual(48);
    });

    it("gives one cave alone as much room as one of two", () => {
        expect(layoutOf(1026, 716, 1).cell).toBeGreaterThanOrEqual(layoutOf(1026, 716, 2).cell);
    });
});

describe("a grid", () => {
    const shape = { ratio: 1.16, gap: 7, least: 96, most: 190 };

    it("shows everything as large as can be", () => {
        const grid = gridOf(6, { width: 320, height: 430 }, shape);
        expect(grid.columns).toBe(2);
        const rows = Math.ceil(6 / grid.columns);
        expect((grid.width / 1.16) * rows + (rows - 1) * 7).toBeLessThanOrEqual(430);
    });

    it("never makes items smaller than one can read", () => {
        const grid = gridOf(14, { width: 320, height: 300 }, shape);
        expect(grid.width).toBeGreaterThanOrEqual(96);
        expect(grid.columns).toBe(3);
    });

    it("survives having nothing to show", () => {
        expect(gridOf(0, { width: 320, height: 300 }, shape).columns).toBe(1);
    });
});
