/** How the board shares out its room at the sizes of real screens. */
import { describe, expect, it } from "vitest";

import { HEIGHT, PITCH, WIDTH } from "../../src/games/cave_vs_cave/geometry";
import { GAP, gridOf, HEAD, layoutOf, PADDING, RAIL } from "../../src/games/cave_vs_cave/layout";

const wideOf = (cell: number): number => (cell * WIDTH) / PITCH;
const highOf = (cell: number): number => (cell * HEIGHT) / PITCH;

describe("the layout", () => {
    it.each([
        [1026, 716],
        [1560, 1028],
        [800, 560],
    ])("fits two caves and what lies between into %i×%i", (width, height) => {
        const { kind, cell, centre, tileRows, tileHeight } = layoutOf(width, height, 2);
        expect(kind).toBe("wide");
        expect(2 * wideOf(cell) + centre).toBeLessThanOrEqual(width);
        expect(centre).toBeGreaterThanOrEqual(230);
        expect(highOf(cell) + HEAD + tileRows * tileHeight).toBeLessThanOrEqual(height);
    });

    it("gives one cave alone more room", () => {
        expect(layoutOf(1026, 716, 1).centre).toBeGreaterThan(layoutOf(1026, 716, 2).centre);
        expect(layoutOf(1026, 716, 1).cell).toBeGreaterThanOrEqual(layoutOf(1026, 716, 2).cell);
    });

    it("keeps a rail beside the cave on a phone", () => {
        const { kind, cell } = layoutOf(360, 500, 2);
        expect(kind).toBe("narrow");
        expect(wideOf(cell) + GAP + RAIL + 2 * PADDING).toBeLessThanOrEqual(360);
        expect(cell).toBeGreaterThan(80);
    });

    it("uses the whole width of a phone alone", () => {
        expect(layoutOf(360, 500, 1).cell).toBeGreaterThan(layoutOf(360, 500, 2).cell);
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
