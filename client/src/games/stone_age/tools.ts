/** Tools that are laid beside a roll, and the answer which that makes. */
import { countsOf, sameCounts, type Offer } from "../../net/offers";
import type { StoneAgePlayerView } from "../../wire/types";

import { cardOf } from "./facts";

/** A tool on a mat: a tile, or a card that helps once. */
export interface Tool {
    readonly id: string;
    /** How answers call it: its value, or the key of its card. */
    readonly key: string;
    readonly value: number;
    readonly used: boolean;
    readonly once: boolean;
}

export function toolsOf(player: StoneAgePlayerView): readonly Tool[] {
    const tiles = player.tools.map(({ value, used }, slot) => ({
        id: `tile-${slot}`,
        key: String(value),
        value,
        used,
        once: false,
    }));
    const cards = player.one_use.map((key) => ({
        id: key,
        key,
        value: cardOf(key).amount,
        used: false,
        once: true,
    }));
    return [...tiles, ...cards];
}

/** Returns the answer that adds just these tools; tiles of equal value are alike. */
export function useOf(offers: readonly Offer[], tools: readonly Tool[]): Offer | null {
    const counts: Record<string, number> = {};
    for (const { key } of tools) counts[key] = (counts[key] ?? 0) + 1;
    const uses = offers.filter(({ verb }) => verb === "use");
    return uses.find((offer) => sameCounts(countsOf(offer, "tools"), counts)) ?? null;
}
