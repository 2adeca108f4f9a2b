/** The pieces of the game in words. */
import { signed } from "../../text/numbers";
import { texts } from "../../text/texts.svelte";
import { GOODS, SYMBOLS } from "../../wire/stone_age";
import type { StoneAgePlayerView, StoneAgeWorthView } from "../../wire/types";

import { buildingOf, cardOf, pointsOn, RESOURCES } from "./facts";

/** What the upper half of a card gives. */
export function topWords(key: string): string {
    const { top, amount, good } = cardOf(key);
    return texts.line(`stone_age-top-${top}`, { count: amount, good: GOODS[good] ?? "none" });
}

/** What the lower half of a card counts. */
export function bottomWords(key: string): string {
    const { bottom, count, symbol } = cardOf(key);
    return bottom === "culture"
        ? texts.line("stone_age-bottom-culture", { symbol: SYMBOLS[symbol]! })
        : texts.line(`stone_age-bottom-${bottom}`, { count });
}

export function cardWords(key: string): string {
    if (!key) return texts.line("web-stone_age-no-card");
    return texts.line("web-stone_age-card", { top: topWords(key), bottom: bottomWords(key) });
}

export function buildingWords(key: string): string {
    if (!key) return texts.line("web-stone_age-no-building");
    return texts.line("web-stone_age-building", { cost: costWords(key) });
}

function costWords(key: string): string {
    const { cost, least, most, kinds } = buildingOf(key);
    if (cost)
        return texts.line("stone_age-building-fixed", {
            goods: amountWords(cost),
            points: pointsOn(key),
        });
    return kinds
        ? texts.line("stone_age-building-kinds", { count: least, kinds })
        : texts.line("stone_age-building-any", { least, most });
}

export function amountWords(counts: readonly number[]): string {
    const parts = RESOURCES.flatMap((good, at) => {
        const count = counts[at] ?? 0;
        return count ? [texts.line("stone_age-amount", { good, count })] : [];
    });
    return texts.listed(parts);
}

/** What a card would count for somebody now. */
export function worthWords(card: string, worth: StoneAgeWorthView): string {
    const { kind, count, times } = worth;
    const points = texts.line("stone_age-points", { points: worth.points });
    if (kind !== "people")
        return texts.line(`web-stone_age-value-${kind}`, { number: count + 1, points });
    return texts.line("web-stone_age-value-people", { people: bottomWords(card), times, points });
}

/** What dice bring on average, which is told in hundredths. */
export function averageWords(hundredths: number): string {
    return (hundredths / 100).toLocaleString(texts.language, { maximumFractionDigits: 1 });
}

/** What the next feeding would leave somebody with, or what would be missing. */
export function feedingWords({ hunger, spare_food }: StoneAgePlayerView): string {
    return hunger
        ? texts.line("web-stone_age-food-short", { count: hunger })
        : texts.line("web-stone_age-food-rest", { rest: spare_food });
}

/** The same as a number with its sign. */
export function restSign({ hunger, spare_food }: StoneAgePlayerView): string {
    return signed(hunger ? -hunger : spare_food);
}

/** A symbol of culture, and how many of it somebody has. */
export function symbolWords(symbol: string, count: number): string {
    const name = texts.line("stone_age-bottom-culture", { symbol });
    return texts.line("web-stone_age-has", { what: name, count });
}

/** People of a profession, and what each of them counts. */
export function peopleWords(profession: string, count: number, times: number): string {
    const people = texts.line(`stone_age-bottom-${profession}`, { count });
    return count ? texts.line("web-stone_age-people", { people, times }) : people;
}
