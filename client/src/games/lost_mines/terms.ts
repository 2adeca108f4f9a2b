/** How The Lost Mines calls what its views name. */
import type { Terms } from "../../text/naming";
import { texts } from "../../text/texts.svelte";
import { CARDS } from "../../wire/lost_mines";

import { clanOf, isMine } from "./mines";

/** Returns the name of a card by itself: of the deck, or one that lies on the map from the beginning. */
export function cardName(key: string): string {
    if (clanOf(key)) return texts.line("web-mines-start", { clan: clanOf(key) });
    if (isMine(key)) return mineName(key.slice("mine_".length));
    const card = CARDS.find((row) => row.key === key);
    if (!card?.feature) return texts.line("lost_mines-action-name", { card: key });
    const shape = key.slice(card.feature.length + 1);
    return texts.line("lost_mines-path-name", { feature: card.feature, shape });
}

/** Returns what a mine is, as far as one knows. */
export function mineName(mine: string): string {
    return mine ? texts.line("lost_mines-mine", { mine }) : texts.line("web-mines-mine-shut");
}

export const TERMS: Terms = { silent: ["endings", "last_round", "reach", "vote"] };
