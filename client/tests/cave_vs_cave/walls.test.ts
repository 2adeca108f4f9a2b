/** Walls and what rooms ask for, against the table of the rulebook (CVC-8.3). */
import { describe, expect, it } from "vitest";

import { borderOf } from "../../src/games/cave_vs_cave/box";
import {
    demandOf,
    EAST,
    fitOf,
    fittingKinds,
    isFit,
    naturalWalls,
    NORTH,
    sideOf,
    SOUTH,
    WEST,
} from "../../src/games/cave_vs_cave/walls";

describe("natural walls", () => {
    it("are printed on the board", () => {
        expect(naturalWalls({ extra_natural: [] }, "a1")).toBe(NORTH | WEST);
        expect(naturalWalls({ extra_natural: [] }, "a4")).toBe(0);
    });

    it("of the additional cavern come with the side that lies up", () => {
        expect(naturalWalls({ extra_natural: ["n", "w"] }, "x")).toBe(NORTH | WEST);
    });
});

describe("a border", () => {
    it("lies on opposite sides of the two cells that it separates", () => {
        expect(sideOf(borderOf("a3-b3"), "a3")).toBe(EAST);
        expect(sideOf(borderOf("a3-b3"), "b3")).toBe(WEST);
        expect(sideOf(borderOf("a2-a3"), "a3")).toBe(NORTH);
        expect(sideOf(borderOf("a2-a3"), "a2")).toBe(SOUTH);
        expect(sideOf(borderOf("a2-a3"), "b5")).toBe(0);
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

    it("is drawn as it is printed", () => {
        expect(demandOf("shelf")).toEqual({ required: NORTH, optional: 0 });
        expect(demandOf("grindstone")).toEqual({ required: NORTH, optional: WEST });
    });
});

describe("a room in a cavern", () => {
    const cave = {
        caverns: {
            a3: {
                walls: "one",
                fits: {
                    W1: { build: [], raze: [] },
                    W2O: { build: ["a3-b3"], raze: [] },
                },
            },
        },
    };

    it("fits as it is", () => expect(isFit(fitOf(cave, "shelf", "a3"))).toBe(true));

    it("lacks the wall that would complete it", () => {
        const fit = fitOf(cave, "tunnel", "a3");
        expect(fit?.build).toEqual(["a3-b3"]);
        expect(isFit(fit)).toBe(false);
    });

    it("never fits where natural walls are in the way", () => {
        expect(fitOf(cave, "dungeon", "a3")).toBeNull();
        expect(isFit(null)).toBe(false);
    });
});
