import { describe, expect, it } from "vitest";

import { cellsOf } from "../../src/games/generic/land";
import { edgesIn, ghostOf, middleOf, offersAt, openSides } from "../../src/games/generic/mines";
import type { LostMinesView, Offer } from "../../src/wire/types";

const offer = (action: string): Offer => ({
    action,
    text: { kind: "text", key: "x", args: {} },
    anchors: action.split(" ").slice(1),
});
const view = {
    to_act: 0,
    players: [{ pawn: "b3" }],
    mines: [{ cell: "j1" }, { cell: "j3" }],
} as unknown as LostMinesView;

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
        const offers = [offer("lay plain_cross b2"), offer("lay plain_cross c3")];
        expect(offersAt(offers, "b2", view, null)).toEqual([offers[0]]);
    });

    it("only the card in hand, if one is", () => {
        const offers = [offer("lay plain_cross b2"), offer("thunderstorm b2")];
        expect(offersAt(offers, "b2", view, "thunderstorm")).toEqual([offers[1]]);
    });

    it("the step that leads there", () => {
        expect(offersAt([offer("go e")], "c3", view, null)).toHaveLength(1);
    });

    it("a look at the mine there", () => {
        expect(offersAt([offer("peek mine_dwarf mine 2")], "j3", view, null)).toHaveLength(1);
    });
});

it("finds the borders where something can be put", () => {
    expect(edgesIn([offer("trap b2-b3"), offer("troll b2-b3")], null)).toEqual(["b2-b3"]);
});

it("finds the middle of a border", () => {
    expect(middleOf("b2-b3")).toEqual({ x: 150, y: 200 });
});

it("draws the card that is about to be laid", () => {
    expect(ghostOf(offer("lay plain_cross b2 turned"))).toMatchObject({ cell: "b2", turned: true });
});

describe("a home board", () => {
    it("has its own cells", () => {
        expect(cellsOf([])).toHaveLength(24);
    });

    it("has more where tiles overhang it", () => {
        expect(cellsOf(["a0", "wood", "d3"]).at(-1)).toMatchObject({ key: "a0", inside: false });
    });

    it("knows what the first tile on a cell brings", () => {
        expect(cellsOf([]).find(({ key }) => key === "f1")?.reward).toEqual([["food", 2]]);
    });
});
