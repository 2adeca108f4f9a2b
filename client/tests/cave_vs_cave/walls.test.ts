/** Walls and what rooms ask for, against the table of the rulebook (CVC-8.3). */
import { describe, expect, it } from "vitest";

import {
    EAST,
    fitOf,
    fittingKinds,
    NORTH,
    SOUTH,
    turned,
    wallKind,
    wallsOf,
    WEST,
    type Walled,
} from "../../src/games/cave_vs_cave/walls";

const BARE: Walled = { walls: [], extra_natural: [] };

const built = (...walls: string[]): Walled => ({ ...BARE, walls });

describe("walls of a cell", () => {
    it("are its natural ones at first", () => {
        expect(wallsOf(BARE, "a1")).toBe(NORTH | WEST);
        expect(wallsOf(BARE, "a4")).toBe(0);
    });

    it("count for both cells that a built wall separates", () => {
        expect(wallsOf(built("a3-b3"), "a3")).toBe(WEST | EAST);
        expect(wallsOf(built("a3-b3"), "b3")).toBe(EAST | WEST);
        expect(wallsOf(built("a2-a3"), "a3")).toBe(WEST | NORTH);
    });

    it("of the additional cavern come with the side that lies up", () => {
        const cave = { walls: ["x-s"], extra_natural: ["n", "w"] };
        expect(wallsOf(cave, "x")).toBe(NORTH | WEST | SOUTH);
    });

    it("have names", () => {
        expect(wallKind(0)).toBe("none");
        expect(wallKind(EAST)).toBe("one");
        expect(wallKind(NORTH | WEST)).toBe("two_adjacent");
        expect(wallKind(NORTH | SOUTH)).toBe("two_opposite");
        expect(wallKind(15)).toBe("four");
    });
});

describe("what rooms ask for", () => {
    it("is as in the rulebook", () => {
        expect(fittingKinds("shelf")).toEqual(["one"]);
        expect(fittingKinds("grindstone")).toEqual(["one", "two_adjacent"]);
        expect(fittingKinds("warehouse")).toEqual(["one", "two_adjacent", "three"]);
        expect(fittingKinds("weaving_room")).toEqual(["two_adjacent"]);
        expect(fittingKinds("gold_vein")).toEqual(["two_adjacent", "three"]);
        expect(fittingKinds("tunnel")).toEqual(["two_opposite"]);
        expect(fittingKinds("state_room")).toEqual(["three", "four"]);
        expect(fittingKinds("dungeon")).toEqual(["four"]);
    });

    it("may be turned", () => {
        expect(turned(NORTH, 1)).toBe(EAST);
        expect(turned(WEST, 1)).toBe(NORTH);
        expect(turned(NORTH | WEST, 2)).toBe(SOUTH | EAST);
    });
});

describe("a room in a cavern", () => {
    it("fits as it is", () => {
        expect(fitOf(BARE, "shelf", "a3").fits).toBe(true);
        expect(fitOf(BARE, "weaving_room", "a1").fits).toBe(true);
    });

    it("lacks the wall that would complete it", () => {
        expect(fitOf(BARE, "tunnel", "a3")).toEqual({
            fits: false,
            missing: EAST,
            excess: 0,
            hopeless: false,
        });
    });

    it("has a built wall too many", () => {
        const fit = fitOf(built("a3-b3"), "shelf", "a3");
        expect(fit).toMatchObject({ fits: false, excess: EAST, hopeless: false });
    });

    it("never fits where natural walls are in the way", () => {
        expect(fitOf(BARE, "shelf", "a1").hopeless).toBe(true);
        expect(fitOf(BARE, "tunnel", "c5").hopeless).toBe(true);
    });
});
