/** What lies in the tray: everything that can be exchanged at any time, with what it takes and what it brings. */
import { countsOf, keyOf, numberOf, type Counts, type Offer } from "../../../net/offers";
import { GOODS, RUBY_BUYS } from "../../../wire/caverna";
import type { Text } from "../../../wire/types";

export type Shelf = "ruby" | "food" | "exchange" | "weapon";

/** An exchange of goods for goods. */
export interface Trade {
    readonly offer: Offer;
    readonly shelf: Shelf;
    readonly pays: Counts;
    readonly gets: Counts;
}

/** A tile for rubies; where it lies is said on the board. */
export interface TileTrade {
    readonly tile: string;
    readonly pays: Counts;
    readonly offers: readonly Offer[];
}

const SHELVES: Readonly<Record<string, Shelf>> = {
    ruby: "ruby",
    eat: "food",
    gold: "food",
    exchange: "exchange",
    disarm: "weapon",
};

/** Returns all exchanges of goods among the answers; gold comes without an amount, which is asked next. */
export function tradesIn(offers: readonly Offer[]): readonly Trade[] {
    return offers.flatMap((offer) => {
        const shelf = SHELVES[offer.verb];
        if (!shelf || keyOf(offer, "cell")) return [];
        return [{ offer, shelf, pays: offer.cost, gets: broughtBy(offer) }];
    });
}

/** Returns what an exchange brings. */
function broughtBy(offer: Offer): Counts {
    const good = keyOf(offer, "good");
    if (offer.verb === "ruby") return { [good]: boughtOf(good) };
    if (offer.verb === "exchange") return countsOf(offer, "goods");
    const food = numberOf(offer, "food");
    return food ? { food } : {};
}

/** Returns how many of a good a ruby buys. */
function boughtOf(good: string): number {
    return RUBY_BUYS.find((row) => row.good === good)?.count ?? 1;
}

/** Whether gold is meant, whose amount is asked next. */
export function isGold({ offer }: Trade): boolean {
    return offer.verb === "eat" && keyOf(offer, "good") === "gold";
}

/** Returns the tiles that rubies buy. */
export function tilesIn(offers: readonly Offer[]): readonly TileTrade[] {
    const tiles = new Map<string, Offer[]>();
    for (const offer of offers) {
        const tile = offer.verb === "ruby" && keyOf(offer, "cell") ? keyOf(offer, "tile") : "";
        if (tile) tiles.set(tile, [...(tiles.get(tile) ?? []), offer]);
    }
    return [...tiles].map(([tile, some]) => ({ tile, pays: some[0]?.cost ?? {}, offers: some }));
}

/** Returns what somebody holds after an exchange. */
export function heldAfter(held: Counts, { pays, gets }: Pick<Trade, "pays" | "gets">): Counts {
    return Object.fromEntries(
        GOODS.map((good) => [good, (held[good] ?? 0) - (pays[good] ?? 0) + (gets[good] ?? 0)]),
    );
}

// ---- where a price is just missed ------------------------------------------------------------------

/** So many goods at most are only just missing. */
const JUST = 3;

/** Returns the exchanges that bring what is only just missing: none where something cannot be had. */
export function helping(trades: readonly Trade[], missing: Counts): readonly Trade[] {
    const lacking = Object.entries(missing).filter(([, count]) => count > 0);
    const total = lacking.reduce((sum, [, count]) => sum + count, 0);
    if (!total || total > JUST) return [];
    const useful = trades.filter(
        ({ pays, gets }) =>
            lacking.some(([good]) => gets[good]) && lacking.every(([good]) => !pays[good]),
    );
    const isFound = lacking.every(([good]) => useful.some(({ gets }) => gets[good]));
    return isFound ? useful : [];
}

/** Returns the goods of which a refusal says that they are missing. */
export function missingIn(reason: Text): Counts {
    const said = reason.args["missing"];
    if (!Array.isArray(said)) return {};
    return Object.fromEntries((said as readonly Text[]).flatMap(({ args }) => amountIn(args)));
}

function amountIn({ good, count }: Text["args"]): readonly (readonly [string, number])[] {
    return typeof good === "string" && typeof count === "number" ? [[good, count]] : [];
}
