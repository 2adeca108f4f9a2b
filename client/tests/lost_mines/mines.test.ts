import { describe, expect, it } from "vitest";

import {
    cellAt,
    elsewhere,
    expectedAt,
    fitsOf,
    ghostOf,
    middleOf,
    nearestTo,
    openSides,
    pathsOf,
    standsOf,
} from "../../src/games/lost_mines/mines";
import type { Offer } from "../../src/net/offers";
import { offer } from "../offers";

const lay = (cell: string, way = "upright"): Offer =>
    offer(`lay plain_t_side ${cell} ${way}`, { card: "plain_t_side", cell, way });
const storm = offer("thunderstorm b2", { cell: "b2" }, { cost: { thunderstorm: 1 } });
const trap = offer("trap b2-b3", { edge: "b2-b3", cell: "b2" }, { cost: { trap: 1 } });
const troll = offer("troll b2-b3", { edge: "b2-b3", cell: "b2" }, { cost: { troll: 1 } });

describe("a card on the map", () => {
    it("is open where its path leads", () => {
        expect(openSides({ card: "plain_curve_ne", turned: false })).toEqual(["n", "e"]);
    });

    it("is open on the other sides when turned", () => {
        expect(openSides({ card: "plain_curve_ne", turned: true })).toEqual(["s", "w"]);
        expect(pathsOf({ card: "plain_curve_ne", turned: true })).toBe("M0 0L0 50M0 0L-50 0");
    });

    it("keeps its secret as a mine face down", () => {
        expect(openSides({ card: "mine", turned: false })).toEqual([]);
    });
});

describe("a card that is taken up", () => {
    it("fits nowhere before it is taken up", () => {
        expect(fitsOf([lay("b2"), storm, trap], null, false).cells.size).toBe(0);
    });

    it("leaves out all other cards", () => {
        const { cells, edges } = fitsOf([lay("b2"), storm, trap], "thunderstorm", false);
        expect([...cells]).toEqual([["b2", storm]]);
        expect(edges.size).toBe(0);
    });

    it("lies as it fits", () => {
        const { cells, turnable } = fitsOf([lay("c3", "turned")], "plain_t_side", false);
        expect(cells.get("c3")).toEqual(lay("c3", "turned"));
        expect(turnable.size).toBe(0);
    });

    it("can be turned where both ways fit", () => {
        const both = [lay("c3"), lay("c3", "turned")];
        expect(fitsOf(both, "plain_t_side", false).cells.get("c3")).toEqual(both[0]);
        expect(fitsOf(both, "plain_t_side", false).turnable.get("c3")).toEqual(both[1]);
        expect(fitsOf(both, "plain_t_side", true).cells.get("c3")).toEqual(both[1]);
        expect(fitsOf(both, "plain_t_side", true).turnable.get("c3")).toEqual(both[0]);
    });

    it("goes onto borders and not into cells as a trap", () => {
        const { cells, edges } = fitsOf([trap, troll], "troll", false);
        expect(cells.size).toBe(0);
        expect([...edges]).toEqual([["b2-b3", troll]]);
    });

    it("looks at what is not on the map", () => {
        const mine = offer("peek mine_dwarf mine 2", { card: "peek_mine_dwarf", cell: "j3" });
        const dwarf = offer("peek mine_dwarf dwarf 1", { card: "peek_mine_dwarf", who: 1 });
        const away = offer("discard peek_mine_dwarf", { cards: { peek_mine_dwarf: 1 } });
        expect(elsewhere([mine, dwarf, away], "peek_mine_dwarf")).toEqual([dwarf]);
    });
});

describe("what one might expect at a cell", () => {
    it("is a step for who moves", () => {
        const move = { kind: "move", seat: 0, cell: "b3", steps: 3 } as const;
        expect(expectedAt(move, "c3", null)).toBe("go e");
        expect(expectedAt(move, "d3", null)).toBe("");
    });

    it("is the card in hand for who plays one", () => {
        const card = { kind: "card", seat: 0, voted: false } as const;
        expect(expectedAt(card, "c3", "plain_cross")).toBe("lay plain_cross c3");
        expect(expectedAt(card, "c3", "axe")).toBe("use axe c3");
        expect(expectedAt(card, "c3", null)).toBe("");
    });
});

it("finds the middle of a border", () => {
    expect(middleOf("b2-b3")).toEqual({ x: 150, y: 200 });
});

it("finds the cell at a point", () => {
    expect(cellAt({ x: 250, y: 130 })).toBe("c2");
    expect(cellAt({ x: -1, y: 130 })).toBe("");
    expect(cellAt({ x: 1100, y: 0 })).toBe("");
});

it("looks where one stands, unless all there is to press is far away", () => {
    expect(nearestTo("b3", ["c3", "i1"])).toBe("b3");
    expect(nearestTo("b3", ["j7", "j1"])).toBe("j7");
    expect(nearestTo("", ["j1"])).toBe("j1");
});

it("draws the card that is about to be laid", () => {
    expect(ghostOf(lay("b2", "turned"))).toMatchObject({ cell: "b2", turned: true });
    expect(ghostOf(storm)).toBeNull();
});

describe("dwarfs on one cell", () => {
    it("do not stand on each other, up to nine", () => {
        const { spots, size } = standsOf(9);
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
        expect(size).toBeLessThan(standsOf(2).size);
    });

    it("stand in the middle alone", () => {
        expect(standsOf(1)).toEqual({ spots: [{ x: 0, y: 0 }], size: 1 });
    });
});
