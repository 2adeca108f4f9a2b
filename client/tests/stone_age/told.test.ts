/** What happens changes the view step by step: figures go home with what they have done. */
import { expect, it } from "vitest";

import { TELLER } from "../../src/games/stone_age/told";
import type { StoneAgeEvent } from "../../src/wire/types";

import { table } from "./pieces";

const BEFORE = table({ home: 3, placed: { card_1: 1, building_1: 1 } });

const after = (event: StoneAgeEvent) => TELLER.changed!(BEFORE, event).players[0]!;

it("a figure that buys nothing goes home before the tribes are fed", () => {
    const { home, placed } = after({ kind: "declined", place: "card_1", seat: 0 });

    expect({ home, placed }).toEqual({ home: 4, placed: { building_1: 1 } });
});

it("so does one that has bought a card or a building", () => {
    const [card, building] = [BEFORE.cards[0]!, BEFORE.stacks[0]!.top];

    expect(after({ kind: "card-bought", card, paid: {}, seat: 0 }).placed).toEqual({
        building_1: 1,
    });
    expect(
        after({ kind: "building-bought", building, paid: {}, points: 11, seat: 0 }).placed,
    ).toEqual({ card_1: 1 });
});

it("whoever eats leaves figures where they are", () => {
    expect(after({ kind: "fed", paid: {}, seat: 0 }).placed).toEqual(BEFORE.players[0]!.placed);
});
