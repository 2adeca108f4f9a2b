import { describe, expect, it } from "vitest";

import { isEmpty, partsOf, playersIn } from "../../src/games/generic/model";

describe("parts of a view", () => {
    it("know counted things", () => {
        expect(partsOf({ goods: { wood: 2 } })).toEqual([
            { kind: "amounts", key: "goods", amounts: [["wood", 2]] },
        ]);
    });

    it("know lists of names, and rows of more", () => {
        const kinds = partsOf({ hand: ["axe"], treasures: [{ symbol: "gold" }], scores: [[1, 2]] });
        expect(kinds.map(({ kind }) => kind)).toEqual(["things", "rows", "rows"]);
    });

    it("know what is where", () => {
        expect(partsOf({ land: { d3: "cavern" } })).toEqual([
            {
                kind: "places",
                key: "land",
                places: [["d3", [{ kind: "fact", key: "land", value: "cavern" }]]],
            },
        ]);
    });

    it("leave out what is told elsewhere", () => {
        expect(partsOf({ to_act: 0, question: { kind: "place", seat: 0 }, players: [] })).toEqual(
            [],
        );
    });

    it("are empty where nothing is counted", () => {
        expect(partsOf({ goods: { wood: 0 } }).every(isEmpty)).toBe(true);
    });
});

it("finds the players", () => {
    expect(playersIn({ players: [{ points: 1 }, { points: 2 }] })).toHaveLength(2);
});
