/** What is printed on the pieces, by their keys. */
import {
    BUILDING_POINTS,
    BUILDINGS,
    CARDS,
    DIVISORS,
    EXPECTED,
    GOODS,
    PLACES,
    SYMBOLS,
} from "../../wire/stone_age";

export type Good = (typeof GOODS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type PlaceKey = (typeof PLACES)[number]["key"];

/** A civilization card: the upper half works at once, the lower one counts at the end. */
export interface CardFacts {
    readonly key: string;
    readonly top: string;
    readonly amount: number;
    readonly good: number;
    readonly bottom: string;
    readonly count: number;
    readonly symbol: number;
}

/** A building tile: an exact cost, or how many resources of how many kinds (0: any). */
export interface BuildingFacts {
    readonly key: string;
    readonly cost: readonly number[] | null;
    readonly least: number;
    readonly most: number;
    readonly kinds: number;
}

export const RESOURCES = GOODS.slice(0, 4) as readonly Good[];
export const GATHERING: readonly PlaceKey[] = PLACES.slice(0, 5).map(({ key }) => key);
export const VILLAGE: readonly PlaceKey[] = PLACES.slice(5, 8).map(({ key }) => key);

/** The spaces of cards, the cheapest first, and the stacks of tiles. */
const CARD_SPACES: readonly string[] = PLACES.slice(8, 12).map(({ key }) => key);
const STACKS: readonly string[] = PLACES.slice(12).map(({ key }) => key);

/** Which card lies on a place, counted from 0; -1 where none can. */
export const spaceAt = (place: string): number => CARD_SPACES.indexOf(place);
/** Which stack of tiles stands on a place, counted from 0; -1 where none can. */
export const stackAt = (place: string): number => STACKS.indexOf(place);

const CARD_BY_KEY = new Map<string, CardFacts>(CARDS.map((card) => [card.key, card]));
const BUILDING_BY_KEY = new Map<string, BuildingFacts>(BUILDINGS.map((tile) => [tile.key, tile]));
const RINGS = new Map<string, number>(PLACES.map((place) => [place.key, place.rings]));

export function cardOf(key: string): CardFacts {
    const card = CARD_BY_KEY.get(key);
    if (!card) throw new Error(`there is no card ${key}`);
    return card;
}

export function buildingOf(key: string): BuildingFacts {
    const tile = BUILDING_BY_KEY.get(key);
    if (!tile) throw new Error(`there is no building ${key}`);
    return tile;
}

/** The points that a tile with a fixed price shows. */
export function pointsOn(building: string): number {
    return BUILDING_POINTS[BUILDINGS.findIndex(({ key }) => key === building)] ?? 0;
}

/** How many figures a place holds; 0 means no limit. */
export function ringsOf(place: string): number {
    return RINGS.get(place) ?? 1;
}

export function goodAt(place: string): Good | null {
    const good: number = PLACES.find(({ key }) => key === place)?.good ?? -1;
    return GOODS[good] ?? null;
}

export function placeOf(good: string): PlaceKey {
    const row = PLACES.find((place) => place.good === GOODS.indexOf(good as Good));
    if (!row) throw new Error(`no place gives ${good}`);
    return row.key;
}

/** Pips for one piece; for resources also what one is worth in a building. */
export function divisorOf(good: string): number {
    return DIVISORS[GOODS.indexOf(good as Good)] ?? 1;
}

/** The fewest figures that go to a place at once. */
export function leastAt(place: string): number {
    return PLACES.find(({ key }) => key === place)?.least ?? 1;
}

/** What so many dice bring on average, in hundredths. */
export function averageOf(good: string, dice: number): number {
    return EXPECTED[GOODS.indexOf(good as Good)]?.[dice] ?? 0;
}
