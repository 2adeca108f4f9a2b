/** Places in whole sentences: what is there, who stands there and what is free. */
import { texts, type Names } from "../../text/texts.svelte";
import type { StoneAgeView } from "../../wire/types";

import { ringsOf, spaceAt, stackAt } from "./facts";
import { buildingWords, cardWords } from "./words";

/** Says a place with everything that is there. */
export function sentenceOf(view: StoneAgeView, place: string, names: Names): string {
    const name = texts.line("stone_age-place", { place });
    const what = [name, lying(view, place)].filter(Boolean).join(": ");
    const parts = [what, standing(view, place, names), free(view, place)];
    return parts.filter(Boolean).join(". ");
}

function lying(view: StoneAgeView, place: string): string {
    const [space, stack] = [spaceAt(place), stackAt(place)];
    if (space >= 0) return cardWords(view.cards[space] ?? "");
    return stack >= 0 ? buildingWords(view.stacks[stack]?.top ?? "") : "";
}

function standing(view: StoneAgeView, place: string, names: Names): string {
    const groups = view.players.flatMap((player, seat) => {
        const count = player.placed[place] ?? 0;
        const figures = texts.line("stone_age-figures", { count });
        return count ? [`${texts.name(seat, names)}: ${figures}`] : [];
    });
    return groups.join(", ");
}

function free(view: StoneAgeView, place: string): string {
    const rings = ringsOf(place);
    if (rings < 3) return "";
    const placed = view.players.reduce((sum, player) => sum + (player.placed[place] ?? 0), 0);
    return texts.line("web-stone_age-rings-free", { count: rings - placed });
}
