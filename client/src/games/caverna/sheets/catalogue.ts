/** The catalogue of furnishing tiles: what each costs and scores for somebody, who owns it, and which are sought. */
import { keyOf, type Counts, type Offer } from "../../../net/offers";
import { COLOURS } from "../../../wire/caverna";
import type { CavernaTileAhead, CavernaView } from "../../../wire/types";

import { goodsOf, TILES, type Furnishing } from "./effects";

/** A tile as one seat sees it. */
export interface Entry {
    readonly tile: Furnishing;
    readonly colour: string;
    readonly printed: Counts;
    /** With all discounts, and of an action that names another price; the printed one while nothing is known. */
    readonly price: Counts;
    readonly missing: Counts;
    /** What it would score now; null while nothing is known. */
    readonly points: number | null;
    /** What it would give at once. */
    readonly gets: Counts;
    /** Whether it can be had at all. */
    readonly isThere: boolean;
    /** Whether its price could be paid now. */
    readonly isAffordable: boolean;
    /** Seats that own it. */
    readonly owners: readonly number[];
    /** The answers that furnish it now. */
    readonly offers: readonly Offer[];
    /** The cell and the way of paying that are proposed. */
    readonly best: string;
    readonly swap: string;
}

/** Returns all tiles of the game: those that can be had, and those that somebody owns. */
export function entriesOf(
    view: CavernaView,
    ahead: readonly CavernaTileAhead[],
    offers: readonly Offer[],
): readonly Entry[] {
    const known = new Map(ahead.map((row) => [row.tile, row]));
    const owners = ownersIn(view);
    const there = new Set(view.supply);
    return TILES.filter(({ key }) => there.has(key) || owners.has(key)).map((tile) => {
        const own = offers.filter((offer) => isFor(offer, tile.key));
        return entryOf(tile, known.get(tile.key), own, {
            isThere: there.has(tile.key),
            owners: owners.get(tile.key) ?? [],
        });
    });
}

function isFor(offer: Offer, tile: string): boolean {
    return offer.verb === "furnish" && keyOf(offer, "tile") === tile;
}

function entryOf(
    tile: Furnishing,
    row: CavernaTileAhead | undefined,
    offers: readonly Offer[],
    where: Pick<Entry, "isThere" | "owners">,
): Entry {
    const printed = goodsOf(tile.cost);
    const plain = offers.find((offer) => keyOf(offer, "swap") === "none") ?? offers[0];
    const missing = offers.length ? {} : (row?.missing ?? {});
    return {
        tile,
        colour: COLOURS[tile.colour] ?? "",
        printed,
        price: plain?.cost ?? row?.price ?? printed,
        missing,
        points: row?.points ?? null,
        gets: row?.gets ?? {},
        isAffordable: offers.length > 0 || (row !== undefined && !Object.keys(missing).length),
        offers,
        best: row?.best ?? "",
        swap: row?.swap ?? "",
        ...where,
    };
}

/** Returns who owns each furnishing tile. */
export function ownersIn({ players }: CavernaView): ReadonlyMap<string, readonly number[]> {
    const owners = new Map<string, number[]>();
    players.forEach(({ land }, seat) => {
        for (const tile of new Set(Object.values(land)))
            owners.set(tile, [...(owners.get(tile) ?? []), seat]);
    });
    return owners;
}

// ---- filters ---------------------------------------------------------------------------------------

export interface Sought {
    /** A colour, or nothing for all. */
    readonly colour: string;
    readonly affordable: boolean;
    /** Words of the name or of the effect. */
    readonly words: string;
}

/** Returns the tiles that somebody looks for; what can be furnished now comes first. */
export function matching(
    entries: readonly Entry[],
    { colour, affordable, words }: Sought,
    say: (entry: Entry) => string,
): readonly Entry[] {
    const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return entries
        .filter((entry) => !colour || entry.colour === colour)
        .filter((entry) => !affordable || (entry.isThere && entry.isAffordable))
        .filter((entry) => {
            const said = say(entry).toLocaleLowerCase();
            return wanted.every((word) => said.includes(word));
        })
        .toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ offers, isThere }: Entry): number {
    if (offers.length) return 0;
    return isThere ? 1 : 2;
}

// ---- furnishing ------------------------------------------------------------------------------------

/** Returns the cells where a tile can be furnished, the proposed one first. */
export function cellsFor({ offers, best }: Entry): readonly string[] {
    const cells = [...new Set(offers.map((offer) => keyOf(offer, "cell")))];
    return cells.toSorted((one, other) => Number(other === best) - Number(one === best));
}

/** Returns the ways of paying: as it is, or with ore instead of other goods. */
export function swapsFor({ offers }: Entry): readonly string[] {
    return [...new Set(offers.map((offer) => keyOf(offer, "swap")))];
}

/** Returns the way of paying that is meant until somebody says otherwise. */
export function proposedSwap(entry: Entry): string {
    const swaps = swapsFor(entry);
    return swaps.includes(entry.swap) ? entry.swap : (swaps[0] ?? "none");
}

/** Returns the answer that furnishes a cell and pays so. */
export function offerFor({ offers }: Entry, cell: string, swap: string): Offer | null {
    return (
        offers.find((offer) => keyOf(offer, "cell") === cell && keyOf(offer, "swap") === swap) ??
        null
    );
}
