import { describe, expect, it } from "vitest";

import {
    edgesIn,
    elsewhere,
    expectedAt,
    ghostOf,
    middleOf,
    offersAt,
    offersOn,
    openSides,
} from "../../src/games/lost_mines/mines";
import type { Offer } from "../../src/net/offers";
import { offer } from "../offers";

const lay = (cell: string, way = "upright"): Offer =>
    offer(`lay plain_cross ${cell}`, { card: "plain_cross", cell, way });
const storm = offer("thunderstorm b2", { cell: "b2" }, { cost: { thunderstorm: 1 } });
const trap = offer("trap b2-b3", { edge: "b2-b3", cell: "b2" }, { cost: { trap: 1 } });
const troll = offer("troll b2-b3", { edge: "b2-b3", cell: "b2" }, { cost: { troll: 1 } });

describe("a card on the map", () => {
    it("is open where its path leads", () => {
        expect(openSides({ card: "plain_curve_ne", turned: false })).toEqual(["n", "e"]);
    });

    it("is open on the other sides when turned", () => {
        expect(openSides({ card: "plain_curve_ne", turned: true })).toEqual(["s", "w"]);
    });

    it("keeps its secret as a mine face down", () => {
        expect(openSides({ card: "mine", turned: false })).toEqual([]);
    });
});

describe("a cell stands for", () => {
    it("cards that can be laid there", () => {
        expect(offersAt([lay("b2"), lay("c3")], "b2", null)).toEqual([lay("b2")]);
    });

    it("only the card in hand, if one is", () => {
        expect(offersAt([lay("b2"), storm], "b2", "thunderstorm")).toEqual([storm]);
    });

    it("the step that leads there", () => {
        expect(offersAt([offer("go e", { side: "e", cell: "c3" })], "c3", null)).toHaveLength(1);
    });

    it("a look at the mine there", () => {
        const peek = offer("peek mine_dwarf mine 2", { card: "peek_mine_dwarf", cell: "j3" });
        expect(offersAt([peek], "j3", null)).toHaveLength(1);
    });

    it("nothing that goes onto its border", () => {
        expect(offersAt([trap], "b2", null)).toEqual([]);
        expect(offersOn([trap, troll], "b2-b3", "troll")).toEqual([troll]);
    });
});

it("finds the borders where something can be put", () => {
    expect(edgesIn([trap, troll], null)).toEqual(["b2-b3"]);
});

it("keeps apart what a card can do beside the map", () => {
    const away = offer("discard trap", { cards: { trap: 1 } }, { cost: { trap: 1 } });
    expect(elsewhere([trap, away, storm], "trap")).toEqual([away]);
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

it("draws the card that is about to be laid", () => {
    expect(ghostOf(lay("b2", "turned"))).toMatchObject({ cell: "b2", turned: true });
});
