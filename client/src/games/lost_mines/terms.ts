/** How The Lost Mines calls what its views name. */
import { by, type Terms } from "../../text/naming";
import { texts } from "../../text/texts.svelte";
import { CARDS } from "../../wire/lost_mines";

/** Returns the name of a card by itself. */
export function cardName(key: string): string {
    const card = CARDS.find((row) => row.key === key);
    if (!card?.feature) return texts.line("lost_mines-action-name", { card: key });
    const shape = key.slice(card.feature.length + 1);
    return texts.line("lost_mines-path-name", { feature: card.feature, shape });
}

/** Returns the name of a card in a list: its own commas must not look like those of the list. */
function listedCard(key: string): string {
    return texts.line("lost_mines-card-listed", { name: cardName(key), count: 1 });
}

function dwarfName(key: string): string {
    const [clan = "", role = ""] = key.split("_");
    return texts.line("lost_mines-dwarf", { clan, role });
}

export const TERMS: Terms = {
    names: {
        card: cardName,
        hand: listedCard,
        played: listedCard,
        buried: listedCard,
        unseen: listedCard,
        clan: by("web-clan", "clan"),
        role: by("lost_mines-role", "role"),
        mine: by("lost_mines-mine", "mine"),
        symbol: by("lost_mines-symbol", "symbol"),
        unseen_dwarfs: dwarfName,
    },
    seats: ["first", "owner", "last_to_play"],
    silent: ["reach", "vote", "last_round", "unseen_mines", "unseen_treasures"],
};
