/** What is on the board, in words: for hints, for labels, and for those who listen to it. */
import { texts, type Names } from "../../text/texts.svelte";
import { CARDS } from "../../wire/lost_mines";
import type {
    LostMinesBarView,
    LostMinesPlayerView,
    LostMinesTreasureView,
    LostMinesView,
    LostMinesWayView,
} from "../../wire/types";

import { clanOf, isMine } from "./mines";
import type { Fact } from "./notebook";

/** Returns the name of a card by itself: of the deck, or one that lies on the map from the beginning. */
export function cardName(key: string): string {
    if (clanOf(key)) return texts.line("web-mines-start", { clan: clanOf(key) });
    if (isMine(key)) return mineName(key.slice("mine_".length));
    const card = CARDS.find((row) => row.key === key);
    if (!card?.feature) return texts.line("lost_mines-action-name", { card: key });
    const shape = key.slice(card.feature.length + 1);
    return texts.line("lost_mines-path-name", { feature: card.feature, shape });
}

/** The name of a card as it is written on it: the directions of a path stay on one line. */
export function cardTitle(card: string): string {
    return cardName(card).replaceAll(/[-–]/g, "\u2060$&\u2060");
}

/** Returns what a mine is, as far as one knows. */
export function mineName(mine: string): string {
    return mine ? texts.line("lost_mines-mine", { mine }) : texts.line("web-mines-mine-shut");
}

export function namesOf(seats: readonly number[], names: Names): string {
    return texts.listed(seats.map((seat) => texts.name(seat, names)));
}

/** "c3: crossing, campfire; Bob stands here". */
export function cellWords(view: LostMinesView, cell: string, names: Names): string {
    const card = view.board.find((one) => one.cell === cell);
    const mine = view.mines.find((one) => one.cell === cell);
    const name = card ? (isMine(card.card) ? mineName(mine?.mine ?? "") : cardName(card.card)) : "";
    const who = view.players.flatMap(({ pawn }, seat) => (pawn === cell ? [seat] : []));
    const parts = [
        name || texts.line("web-mines-empty"),
        card?.turned ? texts.line("web-mines-turned") : "",
        card?.tool ? texts.line("web-mines-tool", { tool: card.tool }) : "",
        mine && !mine.open ? texts.line("web-mines-shut") : "",
        mine && !mine.open ? knownWords(mine.known_to, names) : "",
        who.length
            ? texts.line("web-mines-stands", { names: namesOf(who, names), count: who.length })
            : "",
    ];
    return `${cell}: ${parts.filter(Boolean).join("; ")}`;
}

/** Who has looked at something; nothing if nobody has. */
export function knownWords(seats: readonly number[], names: Names): string {
    if (!seats.length) return "";
    return texts.line("web-mines-seen-by", { names: namesOf(seats, names), count: seats.length });
}

/** "3 steps; through a trap: costs 1 card". */
export function wayWords({ steps, lost, opens, narrow }: LostMinesWayView): string {
    return [
        texts.line("web-mines-steps", { count: steps }),
        lost ? texts.line("web-mines-way-lost", { count: lost }) : "",
        narrow.length ? texts.line("web-mines-way-narrow") : "",
        opens ? texts.line("web-mines-way-opens") : "",
    ]
        .filter(Boolean)
        .join(" · ");
}

/** What bars a path: "d3: a troll bars the way". */
export function barWords({ cell, by, tool }: LostMinesBarView): string {
    return `${cell}: ${texts.line("web-mines-bar", { by: by === "obstacle" ? tool : by })}`;
}

export function treasureWords(
    treasure: LostMinesTreasureView,
    number: number,
    names: Names,
): string {
    const { symbol, value, owner, known_to } = treasure;
    const what = value
        ? texts.line("lost_mines-treasure", { symbol, value })
        : texts.line("lost_mines-symbol", { symbol });
    const whose =
        owner >= 0 ? texts.line("web-mines-owner", { name: texts.name(owner, names) }) : "";
    const parts = [what, whose, knownWords(known_to, names)];
    return texts.line("web-mines-treasure", {
        number,
        what: parts.filter(Boolean).join("; "),
    });
}

export function dwarfWords({ clan, role }: LostMinesPlayerView): string {
    if (!clan) return "";
    if (!role) return texts.line("web-clan", { clan });
    return texts.line("lost_mines-dwarf", { clan, role });
}

export function factWords(fact: Fact, names: Names): string {
    if (fact.kind === "mine")
        return `${fact.cell}: ${texts.line("lost_mines-mine", { mine: fact.mine })}`;
    if (fact.kind === "treasure")
        return texts.line("web-mines-treasure", {
            number: fact.number,
            what: texts.line("lost_mines-treasure", { symbol: fact.symbol, value: fact.value }),
        });
    const dwarf = texts.line("lost_mines-dwarf", { clan: fact.clan, role: fact.role });
    return `${texts.name(fact.seat, names)}: ${dwarf}`;
}

/** Returns who has looked at what, for everybody to know: a list of sentences. */
export function looksTold(view: LostMinesView, names: Names): readonly string[] {
    const mines = view.mines
        .filter(({ open, known_to }) => !open && known_to.length)
        .map(({ cell, known_to }) => `${cell}: ${knownWords(known_to, names)}`);
    const treasures = view.treasures
        .map((treasure, slot) => ({ ...treasure, number: slot + 1 }))
        .filter(({ known_to }) => known_to.length)
        .map(({ number, known_to }) =>
            texts.line("web-mines-treasure", { number, what: knownWords(known_to, names) }),
        );
    const dwarfs = view.players
        .map(({ role_known_to }, seat) => ({
            seat,
            others: role_known_to.filter((one) => one !== seat),
        }))
        .filter(({ others }) => others.length)
        .map(({ seat, others }) => `${texts.name(seat, names)}: ${knownWords(others, names)}`);
    return [...mines, ...treasures, ...dwarfs];
}
