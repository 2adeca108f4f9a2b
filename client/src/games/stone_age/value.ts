/** What a civilization card would count for a player as things stand. */
import { SYMBOLS } from "../../wire/stone_age";
import type { StoneAgePlayerView } from "../../wire/types";

import { cardOf, type CardFacts } from "./facts";

/** Points of the lower half, and the numbers that explain them. */
export interface Value {
    readonly kind: "first" | "second" | "people";
    readonly points: number;
    /** Symbols in the set so far, or people on the card. */
    readonly count: number;
    /** What people are multiplied with. */
    readonly times: number;
}

/** Returns what the lower half adds to the player's points if the game ended now. */
export function valueFor(key: string, player: StoneAgePlayerView): Value {
    const card = cardOf(key);
    return card.bottom === "culture" ? valueOfSymbol(card, player) : valueOfPeople(card, player);
}

function valueOfSymbol(card: CardFacts, player: StoneAgePlayerView): Value {
    const owned = symbolsOf(player);
    const isSecond = (owned[card.symbol] ?? 0) > 0;
    const count = owned.filter((copies) => copies > (isSecond ? 1 : 0)).length;
    return { kind: isSecond ? "second" : "first", points: 2 * count + 1, count, times: 0 };
}

function valueOfPeople(card: CardFacts, player: StoneAgePlayerView): Value {
    const times = timesOf(player, card.bottom);
    return { kind: "people", points: card.count * times, count: card.count, times };
}

/** How often a player has each symbol of culture. */
export function symbolsOf(player: StoneAgePlayerView): readonly number[] {
    const owned = SYMBOLS.map(() => 0);
    for (const { bottom, symbol } of cardsOf(player)) if (bottom === "culture") owned[symbol]! += 1;
    return owned;
}

/** How many people of a profession a player has. */
export function peopleOf(player: StoneAgePlayerView, profession: string): number {
    const cards = cardsOf(player).filter(({ bottom }) => bottom === profession);
    return cards.reduce((sum, { count }) => sum + count, 0);
}

/** What the people of a profession are multiplied with. */
export function timesOf(player: StoneAgePlayerView, profession: string): number {
    if (profession === "farmer") return player.agriculture;
    if (profession === "toolmaker") return player.tools.reduce((sum, { value }) => sum + value, 0);
    return profession === "builder" ? player.buildings.length : player.figures;
}

function cardsOf(player: StoneAgePlayerView): readonly CardFacts[] {
    return [...player.cards, ...player.secret_cards].map(cardOf);
}
