import { describe, expect, it } from "vitest";

import {
    glowing,
    pressed,
    toolAtFirst,
    toolsIn,
    turned,
    wayAt,
    waysIn,
    whyNot,
    withTool,
    type Held,
    type Way,
} from "../../src/games/caverna/home/choosing";
import {
    besides,
    boxOf,
    cellAt,
    cellsOf,
    frameOf,
    placed,
    stepFrom,
} from "../../src/games/caverna/home/geometry";
import type { Offer } from "../../src/net/offers";
import { offer } from "../offers";

const twin = (tile: string, cell: string, other: string): Offer =>
    offer(`lay ${tile} ${cell} ${other}`, { tile, cell, other });
const fence = (cell: string, other = ""): Offer =>
    offer(`fence ${cell} ${other}`.trim(), other ? { cell, other } : { cell });
const furnish = (tile: string, cell: string): Offer =>
    offer(`furnish ${tile} ${cell}`, { tile, cell });
const ruby = (tile: string, cell: string): Offer =>
    offer(`ruby ${tile} ${cell}`, { tile, cell }, { kind: "anytime" });
const at = (cell: string, isTurned = false): Held => ({ cell, turned: isTurned });
const laidBy = (way: Way | null): string => way?.offer.action ?? "";

const MEADOWS = waysIn([
    twin("meadow_field", "c3", "c4"),
    twin("meadow_field", "c4", "c3"),
    twin("meadow_field", "b4", "c4"),
    twin("meadow_field", "c4", "b4"),
    ruby("meadow", "c4"),
]);

describe("a home board", () => {
    it("has its own cells", () => {
        expect(cellsOf([])).toHaveLength(24);
        expect(frameOf(cellsOf([]))).toEqual({ x: 0, y: -30, width: 600, height: 430 });
    });

    it("has more where tiles overhang it", () => {
        const cells = cellsOf(["a0", "d3", "g4"]);
        expect(cells[0]).toMatchObject({ key: "a0", inside: false });
        expect(frameOf(cells)).toEqual({ x: 0, y: -100, width: 700, height: 500 });
    });

    it("knows what the first tile on a cell brings", () => {
        expect(cellAt("f1").reward).toEqual([["food", 2]]);
    });

    it("draws a pair of cells as one piece", () => {
        expect(boxOf("c3", "c4")).toEqual({ x: 200, y: 200, width: 100, height: 200 });
        expect(placed(boxOf("a1"), frameOf(cellsOf([])))).toContain("left: 0%");
    });

    it("is walked by arrows, to its edge", () => {
        const cells = cellsOf([]);
        expect(stepFrom("c4", "ArrowRight", cells)).toBe("d4");
        expect(stepFrom("c4", "ArrowDown", cells)).toBe("c4");
    });

    it("knows the nearest cell beside a point", () => {
        expect(besides("c3", [0.9, 0.4])[0]).toBe("d3");
        expect(besides("c3", [0.5, 0.05])[0]).toBe("c2");
        expect(besides("z1")).not.toContain("1");
    });
});

describe("twin tiles", () => {
    it("glow where they can lie, and for rubies only from the hand", () => {
        expect([...glowing(MEADOWS, null)].sort()).toEqual(["b4", "c3", "c4"]);
        expect(toolsIn(MEADOWS)).toEqual(["lay meadow_field"]);
        expect(waysIn([ruby("meadow", "c4")], true)).toHaveLength(1);
    });

    it("glow beside the first cell when there is one", () => {
        expect([...glowing(MEADOWS, at("b4"))].sort()).toEqual(["b4", "c4"]);
    });

    it("lean to the cell that is pointed at", () => {
        expect(laidBy(wayAt(MEADOWS, "c4", [0.1, 0.5]))).toBe("lay meadow_field c4 b4");
        expect(laidBy(wayAt(MEADOWS, "c4", [0.5, 0.1]))).toBe("lay meadow_field c4 c3");
        expect(wayAt(MEADOWS, "a1")).toBeNull();
    });

    it("are laid by a first and a second cell", () => {
        expect(pressed(MEADOWS, null, "c4")).toMatchObject({ kind: "hold" });
        const second = pressed(MEADOWS, at("c4"), "b4");
        expect(second).toMatchObject({ kind: "lay", way: { cells: ["c4", "b4"] } });
    });

    it("are turned round by the first cell again", () => {
        expect(pressed(MEADOWS, at("c4"), "c4")).toEqual({ kind: "turn" });
        expect(laidBy(turned(MEADOWS, twin("meadow_field", "c4", "b4")))).toBe(
            "lay meadow_field b4 c4",
        );
        expect(pressed(MEADOWS, at("c4", true), "c3")).toMatchObject({
            kind: "lay",
            way: { cells: ["c3", "c4"] },
        });
    });

    it("turn by themselves where they fit only one way", () => {
        const ways = waysIn([twin("meadow_field", "c3", "c4")]);
        expect(laidBy(wayAt(ways, "c4"))).toBe("lay meadow_field c3 c4");
        expect(pressed(ways, at("c4"), "c3")).toMatchObject({ kind: "lay" });
        expect(laidBy(turned(ways, twin("meadow_field", "c3", "c4")))).toBe(
            "lay meadow_field c3 c4",
        );
    });

    it("begin anew at a cell that does not go with the first one", () => {
        expect(pressed(MEADOWS, at("b4"), "c3")).toMatchObject({
            kind: "hold",
            way: { cells: ["c3", "c4"] },
        });
    });

    it("of two kinds are the first kind until another one is chosen", () => {
        const ways = waysIn([twin("cavern_tunnel", "d2", "d1"), twin("cavern_cavern", "d1", "d2")]);
        expect(toolAtFirst(ways)).toBe("lay cavern_tunnel");
        expect(toolAtFirst([...MEADOWS, ...withTool(ways, "lay cavern_cavern")])).toBe("");
        expect(withTool(ways, "lay cavern_cavern")).toHaveLength(1);
    });
});

describe("things for one cell", () => {
    it("are done at once where there is one only", () => {
        const ways = waysIn([offer("stable c4", { cell: "c4" })]);
        expect(pressed(ways, null, "c4")).toMatchObject({ kind: "play" });
    });

    it("are listed where there are several", () => {
        const ways = waysIn([fence("c4"), fence("c3", "c4"), fence("c3")]);
        expect(toolAtFirst(ways)).toBe("");
        expect(pressed(ways, null, "c4")).toMatchObject({ kind: "list", ways: { length: 2 } });
        expect(pressed(ways, at("c4"), "c3")).toMatchObject({ kind: "lay" });
    });

    it("are one tile where that was picked before", () => {
        const offers = [furnish("dwelling", "d3"), furnish("carpenter", "d3")];
        expect(pressed(waysIn(offers), null, "d3")).toMatchObject({ kind: "list" });
        const ways = waysIn(offers.slice(1));
        expect(pressed(ways, null, "d3")).toMatchObject({ kind: "play" });
    });
});

describe("a cell where nothing can be laid", () => {
    it("is asked about with a cell beside it", () => {
        expect(pressed(MEADOWS, null, "a1")).toEqual({ kind: "why" });
        expect(whyNot(MEADOWS, null, "a1")?.ask).toMatch(/^lay meadow_field a1 (b1|a2)$/);
    });

    it("is asked about with the first cell where that is beside it", () => {
        expect(whyNot(MEADOWS, at("b4"), "a4")?.ask).toBe("lay meadow_field b4 a4");
    });

    it("is asked about as what it is for", () => {
        const ways = waysIn([offer("stable c4", { cell: "c4" })]);
        expect(whyNot(ways, null, "b2")).toEqual({
            verb: "stable",
            about: { cell: "b2" },
            ask: "stable b2",
        });
    });

    it("of the other half of the board is not asked about", () => {
        expect(whyNot(MEADOWS, null, "f1")).toBeNull();
        expect(whyNot([], null, "a1")).toBeNull();
    });
});
