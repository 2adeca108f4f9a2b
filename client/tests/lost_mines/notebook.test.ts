import { describe, expect, it } from "vitest";

import {
    bookIn,
    EMPTY,
    factsOf,
    withoutGuesses,
    written,
    type Fact,
} from "../../src/games/lost_mines/notebook";
import type { LostMinesView } from "../../src/wire/types";

const VIEW = {
    mines: [
        { cell: "j1", open: false, mine: "gold", known_to: [0] },
        { cell: "j3", open: true, mine: "silver", known_to: [0, 1, 2] },
        { cell: "j5", open: false, mine: "", known_to: [1] },
    ],
    treasures: [
        { symbol: "gems", value: 3, owner: -1, known_to: [0] },
        { symbol: "gold", value: 0, owner: 1, known_to: [] },
    ],
    players: [
        { clan: "blue", role: "loyal", role_known_to: [0] },
        { clan: "yellow", role: "saboteur", role_known_to: [0, 1] },
        { clan: "yellow", role: "", role_known_to: [2] },
    ],
} as unknown as LostMinesView;

const MINE: Fact = { kind: "mine", cell: "j1", mine: "gold" };

describe("the notebook", () => {
    it("has what one has seen and others have not", () => {
        expect(factsOf(VIEW, 0)).toEqual([
            MINE,
            { kind: "treasure", number: 1, symbol: "gems", value: 3 },
            { kind: "dwarf", seat: 1, clan: "yellow", role: "saboteur" },
        ]);
    });

    it("is empty for who only watches", () => {
        expect(factsOf(VIEW, -3)).toEqual([]);
    });

    it("keeps what was seen, by round", () => {
        const first = written(EMPTY, 1, [MINE]);
        expect(written(first, 1, [MINE])).toBe(first);
        expect(written(first, 1, []).pages).toEqual([{ round: 1, facts: [MINE] }]);
        expect(written(first, 2, [MINE]).pages.map(({ round }) => round)).toEqual([1, 2]);
    });

    it("forgets guesses with their round, and no notes", () => {
        const book = { ...EMPTY, guesses: { 1: "saboteur" as const }, notes: { 1: "lies" } };
        expect(withoutGuesses(book)).toEqual({ ...EMPTY, notes: { 1: "lies" } });
    });

    it("is read again, and begun anew when it makes no sense", () => {
        const book = written(EMPTY, 1, [MINE]);
        expect(bookIn(JSON.stringify(book))).toEqual(book);
        for (const text of [null, "{", "3", '{"pages": [1]}', '{"notes": null}'])
            expect(bookIn(text)).toEqual(EMPTY);
    });
});
