/** What is in the box, looked up by the keys of a view. */
import {
    BORDERS,
    CELLS,
    DEEDS,
    ENTRANCE_CELL,
    GOODS,
    ROOMS,
    TILES,
    TRIGGERED,
} from "../../wire/cave_vs_cave";

export type Good = (typeof GOODS)[number];

export function isGood(key: string): key is Good {
    return (GOODS as readonly string[]).includes(key);
}

/** An amount of each of the six goods, in the order of `GOODS`. */
export type Goods = readonly number[];

/** One thing a tile or a room lets its user do: pay on the left, get on the right. */
export interface Deed {
    readonly kind: number;
    readonly pay: Goods;
    readonly get: Goods;
    readonly count: number;
    readonly below: Goods;
    readonly per_turn: boolean;
    readonly through_walls: boolean;
}

/** One independent effect: its alternatives, of which one or none is carried out. */
export type Effect = readonly Deed[];

export interface Tile {
    readonly key: string;
    readonly back: number;
    readonly effects: readonly Effect[];
}

export interface Room {
    readonly key: string;
    readonly colour: string;
    readonly cost: Goods;
    readonly walls: string;
    readonly points: number;
    readonly effects: readonly Effect[];
    readonly on: string;
}

export interface Border {
    readonly key: string;
    readonly cell: number;
    readonly side: number;
    readonly other: number;
}

/** What kinds of deeds there are; they are called like the verbs of their answers. */
export type DeedKind = (typeof DEEDS)[number];

export function deedOf({ kind }: Deed): DeedKind {
    return known(DEEDS[kind], `deed ${kind}`);
}

export { ENTRANCE_CELL };

/** The additional cavern, as the cell after those of the board. */
export const EXTRA = "x";
export const CELL_KEYS: readonly string[] = [...CELLS.map((cell) => cell.key), EXTRA];

const TILE_BY_KEY: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.key, tile]));
const ROOM_BY_KEY: ReadonlyMap<string, Room> = new Map(ROOMS.map((room) => [room.key, room]));
const BORDER_BY_KEY: ReadonlyMap<string, Border> = new Map(
    BORDERS.map((border) => [border.key, border]),
);

export const tileOf = (key: string): Tile => known(TILE_BY_KEY.get(key), key);
export const roomOf = (key: string): Room => known(ROOM_BY_KEY.get(key), key);
export const borderOf = (key: string): Border => known(BORDER_BY_KEY.get(key), key);

/** The blue rooms that work when a tile is taken, in the order in which their effects follow its own. */
export function roomsTriggeredBy(tile: string): readonly Room[] {
    const rooms = tile in TRIGGERED ? TRIGGERED[tile as keyof typeof TRIGGERED] : [];
    return rooms.map(roomOf);
}

/** Writes goods as the notation does, to ask about an answer: "emmer*2+flax". */
export function multiset(goods: Goods): string {
    return goodsIn(goods)
        .map(({ good, count }) => (count > 1 ? `${good}*${count}` : good))
        .join("+");
}

export function goodsIn(goods: Goods): { good: Good; count: number }[] {
    return GOODS.map((good, index) => ({ good, count: goods[index] ?? 0 })).filter(
        ({ count }) => count > 0,
    );
}

function known<Piece>(piece: Piece | undefined, key: string): Piece {
    if (piece === undefined) throw new Error(`there is no ${key} in the box`);
    return piece;
}
