/** The pieces of the game in words. */
import { texts } from "../../text/texts.svelte";
import { GOODS, SYMBOLS } from "../../wire/stone_age";
import type { StoneAgePlayerView } from "../../wire/types";

import { buildingOf, cardOf, RESOURCES } from "./facts";
import { valueOf } from "./payments";
import { valueFor } from "./value";

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
    const { cost, least, most, kinds } = buildingOf(key);
    return texts.line("web-stone_age-building", { cost: costWords(cost, least, most, kinds) });
}

function costWords(
    cost: readonly number[] | null,
    least: number,
    most: number,
    kinds: number,
): string {
    if (cost)
        return texts.line("stone_age-building-fixed", {
            goods: amountWords(cost),
            points: valueOf(cost),
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

/** What a card would count for a player now. */
export function valueWords(key: string, player: StoneAgePlayerView): string {
    const { kind, points, count, times } = valueFor(key, player);
    const scored = texts.line("stone_age-points", { points });
    if (kind !== "people")
        return texts.line(`web-stone_age-value-${kind}`, { number: count + 1, points: scored });
    const people = bottomWords(key);
    return texts.line("web-stone_age-value-people", { people, times, points: scored });
}
