/** What a place is about, in words: what it gives, or what lies there. */
import { texts } from "../../text/texts.svelte";
import type { StoneAgePlayerView, StoneAgeView } from "../../wire/types";

import { divisorOf, goodAt, ringsOf, spaceAt, stackAt } from "./facts";
import { bottomWords, buildingWords, topWords, worthWords } from "./words";

/** Returns the lines about a place, for a seat where what lies there is worth something of its own. */
export function aboutPlace(
    view: StoneAgeView,
    place: string,
    me: StoneAgePlayerView | undefined,
): readonly string[] {
    if (spaceAt(place) >= 0) return cardLines(view, spaceAt(place), me);
    if (stackAt(place) >= 0) return tileLines(view, stackAt(place));
    return [...landLines(view, place)];
}

function cardLines(
    view: StoneAgeView,
    space: number,
    me: StoneAgePlayerView | undefined,
): readonly string[] {
    const [card, worth] = [view.cards[space], me?.worth[space]];
    if (!card) return [texts.line("web-stone_age-no-card")];
    return [
        texts.line("web-stone_age-at-once", { what: topWords(card) }),
        texts.line("web-stone_age-at-end", { what: bottomWords(card) }),
        ...(worth ? [worthWords(card, worth)] : []),
    ];
}

function tileLines(view: StoneAgeView, stack: number): readonly string[] {
    const { top: tile = "", left: count = 0 } = view.stacks[stack] ?? {};
    return [buildingWords(tile), texts.line("web-stone_age-tiles-left", { count })];
}

function* landLines(view: StoneAgeView, place: string): Generator<string> {
    const good = goodAt(place);
    if (good) {
        yield texts.line("web-stone_age-die-each");
        yield texts.line("web-stone_age-pips", {
            pips: divisorOf(good),
            what: texts.line("stone_age-stock", { good, count: 1 }),
        });
    } else yield texts.line(`web-stone_age-about-${place}`);
    if (ringsOf(place) > 2)
        yield texts.line("web-stone_age-rings-free", { count: freeRings(view, place) });
}

function freeRings(view: StoneAgeView, place: string): number {
    const placed = view.players.map((player) => player.placed[place] ?? 0);
    return ringsOf(place) - placed.reduce((sum, count) => sum + count, 0);
}
