/** Where everything lies in the valley: boxes in pixels for the space that a screen gives. */
import type { Point } from "../kit/spot";

import { GATHERING, VILLAGE } from "./facts";

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}

/** Where the pieces on offer lie: in one row below the land, in two rows, or in columns beside it. */
export type Planks = "row" | "rows" | "beside";

/** The whole scene: the land with its places, and the planks with the tiles and cards on offer. */
export interface Scene {
    readonly planks: Planks;
    readonly width: number;
    readonly height: number;
    readonly land: Box;
    /** Whether the places stand two and three in a row, as on a narrow land. */
    readonly isNarrow: boolean;
    /** By key of the place: land, cards and building stacks. */
    readonly places: Readonly<Record<string, Box>>;
    /** How wide the ring of a figure is. */
    readonly ring: number;
}

const CARD_SPACES = 4;
const CARD_SHAPE = 1.36;
const TILE_WIDTH = 0.84;
const EDGE = 10;
const GAP = 8;
/** Badges stick out of the tops of tiles and cards. */
const BADGE = 14;

/** A land below this width has its places in narrow rows. */
const NARROW = 560;
/** A card in one row with the tiles is at least so wide. */
const LEAST_CARD = 62;
/** A scene that is lower than this and much wider than high has its planks beside the land. */
const LOW = 430;

/** Where tiles and cards lie, by the key of their place. */
type Pieces = Readonly<Record<string, Box>>;

/** Shares of the land: x, y, width, height. */
type Share = readonly [number, number, number, number];

const WIDE: Readonly<Record<string, Share>> = {
    hunting_grounds: [0.015, 0.16, 0.31, 0.43],
    forest: [0.345, 0.09, 0.29, 0.42],
    quarry: [0.66, 0.1, 0.325, 0.42],
    clay_pit: [0.015, 0.61, 0.275, 0.375],
    tool_maker: [0.305, 0.6, 0.13, 0.37],
    hut: [0.44, 0.53, 0.155, 0.44],
    field: [0.6, 0.6, 0.135, 0.37],
    river: [0.75, 0.55, 0.24, 0.435],
};

const NARROW_ROWS: Readonly<Record<string, Share>> = {
    hunting_grounds: [0.015, 0.05, 0.48, 0.31],
    forest: [0.505, 0.05, 0.48, 0.31],
    clay_pit: [0.01, 0.365, 0.33, 0.315],
    quarry: [0.345, 0.365, 0.32, 0.315],
    river: [0.67, 0.365, 0.32, 0.315],
    tool_maker: [0.03, 0.685, 0.29, 0.31],
    hut: [0.345, 0.685, 0.31, 0.31],
    field: [0.68, 0.685, 0.29, 0.31],
};

/** Returns how high a scene of this width has to be, so that everything on it can be read and hit. */
export function leastHeight(width: number, height: number, stacks: number): number {
    const planks = planksFor(width, height, stacks);
    if (planks === "beside") return 250;
    if (planks === "row")
        return Math.max(340, width * 0.4 + rowCard(width, 1e4, stacks) * 1.1 + 40);
    return width * 0.62 + twoRows(width, 0).total;
}

/** Lays the scene out; it is higher than the space where that is too low for it. */
export function sceneFor(width: number, height: number, stacks: number): Scene {
    const high = Math.max(height, leastHeight(width, height, stacks));
    const planks = planksFor(width, high, stacks);
    if (planks === "row") return sceneWithRow(width, high, stacks);
    return planks === "rows"
        ? sceneWithRows(width, high, stacks)
        : sceneBeside(width, high, stacks);
}

function planksFor(width: number, height: number, stacks: number): Planks {
    if (height < LOW && width > height * 1.5 && width >= 420) return "beside";
    return rowCard(width, height, stacks) >= LEAST_CARD && width >= NARROW ? "row" : "rows";
}

/** How wide a card is where all cards and tiles lie in one row. */
function rowCard(width: number, height: number, stacks: number): number {
    const units = CARD_SPACES + stacks * TILE_WIDTH;
    return Math.min((width - rowGaps(stacks)) / units, (height * 0.27) / CARD_SHAPE);
}

function rowGaps(stacks: number): number {
    return GAP * (CARD_SPACES + stacks + 1) + 2 * EDGE;
}

function sceneWithRow(width: number, height: number, stacks: number): Scene {
    const card = rowCard(width, height, stacks);
    const land = { x: 0, y: 0, w: width, h: height - card * CARD_SHAPE - EDGE - BADGE };
    const top = land.h + BADGE;
    const units = CARD_SPACES + stacks * TILE_WIDTH;
    const edge = width - rowGaps(stacks) - units * card > 60 ? EDGE * 2 : EDGE;
    return sceneOf("row", width, height, land, {
        ...rowOfTiles(stacks, edge, top, card * TILE_WIDTH, card * CARD_SHAPE),
        ...rowOfCards(width - edge, top, card, card * CARD_SHAPE),
    });
}

/** Cards and tiles in two rows: the land has its share first, then they become higher than they are wide. */
function twoRows(width: number, height: number): { card: number; high: number; total: number } {
    const card = Math.min((width - 2 * EDGE - 3 * GAP) / CARD_SPACES, 132);
    const land = Math.min(width * 0.92, height * 0.58);
    const room = (height - land - 2 * BADGE - EDGE) / 2;
    const high = Math.max(card * 0.84, 62, Math.min(card * CARD_SHAPE, room));
    return { card, high, total: 2 * high + 2 * BADGE + EDGE };
}

function sceneWithRows(width: number, height: number, stacks: number): Scene {
    const { card, high, total } = twoRows(width, height);
    const land = { x: 0, y: 0, w: width, h: height - total };
    const [cards, tiles] = [land.h + BADGE, land.h + 2 * BADGE + high];
    const side = (width - 4 * card - 3 * GAP) / 2;
    return sceneOf("rows", width, height, land, {
        ...rowOfTiles(stacks, side + centred(stacks, card), tiles, card, high),
        ...rowOfCards(width - side, cards, card, high),
    });
}

/** On a low screen cards and tiles lie beside the land, two rows of them. */
function sceneBeside(width: number, height: number, stacks: number): Scene {
    const card = Math.min(height * 0.36, (width * 0.47 - 2 * EDGE - 3 * GAP) / CARD_SPACES);
    const high = Math.min(card * 1.7, (height - 2 * BADGE - EDGE) / 2);
    const land = { x: 0, y: 0, w: width - 4 * card - 3 * GAP - 2 * EDGE, h: height };
    const top = (height - 2 * high - BADGE) / 2 + BADGE / 2;
    return sceneOf("beside", width, height, land, {
        ...rowOfTiles(
            stacks,
            land.w + EDGE + centred(stacks, card),
            top + high + BADGE,
            card,
            high,
        ),
        ...rowOfCards(width - EDGE, top, card, high),
    });
}

/** Fewer stacks than cards stand in the middle below them. */
function centred(stacks: number, width: number): number {
    return ((CARD_SPACES - stacks) * (width + GAP)) / 2;
}

function sceneOf(planks: Planks, width: number, height: number, land: Box, pieces: Pieces): Scene {
    const isNarrow = land.w < NARROW;
    const ring = isNarrow
        ? Math.max(15, Math.min(30, land.w * 0.064, land.h * 0.075))
        : Math.max(18, Math.min(40, land.h * 0.068));
    const places = { ...shared(isNarrow ? NARROW_ROWS : WIDE, land), ...pieces };
    return { planks, width, height, land, isNarrow, ring, places };
}

function shared(shares: Readonly<Record<string, Share>>, land: Box): Record<string, Box> {
    const boxes = Object.entries(shares).map(([key, [x, y, w, h]]) => {
        const box = { x: x * land.w, y: y * land.h, w: w * land.w, h: h * land.h };
        return [key, box] as const;
    });
    return Object.fromEntries(boxes);
}

function rowOfTiles(stacks: number, left: number, y: number, w: number, h: number): Pieces {
    return rowOf("building", stacks, { x: left, y, w, h }, w + GAP);
}

/** The cheapest card lies furthest to the right. */
function rowOfCards(right: number, y: number, w: number, h: number): Pieces {
    return rowOf("card", CARD_SPACES, { x: right - w, y, w, h }, -w - GAP);
}

/** Pieces in a row from the first one on, so many pixels from each to the next. */
function rowOf(kind: string, count: number, { x, ...first }: Box, step: number): Pieces {
    const row = Array.from({ length: count }, (_, at) => [
        `${kind}_${at + 1}`,
        { x: x + at * step, ...first },
    ]);
    return Object.fromEntries(row) as Record<string, Box>;
}

/** Middles of so many rings in a box, in rows as even as can be, from the top left; they shrink to fit. */
export function ringsIn(box: Box, count: number, ring: number): { at: Point[]; size: number } {
    let size = ring;
    while (size > 12 && rowsFor(box, count, size) * size > box.h) size -= 1;
    const rows = rowsFor(box, count, size);
    const perRow = Math.ceil(count / Math.max(1, rows));
    const at = Array.from({ length: count }, (_, index) => {
        const row = Math.floor(index / perRow);
        const inRow = Math.min(perRow, count - row * perRow);
        const x = box.x + box.w / 2 + ((index % perRow) - (inRow - 1) / 2) * size;
        return { x, y: box.y + box.h - (rows - row - 0.5) * size };
    });
    return { at, size };
}

function rowsFor(box: Box, count: number, size: number): number {
    const perRow = Math.max(1, Math.floor(box.w / size));
    const rows = Math.ceil(count / perRow);
    return count > 4 && rows === 1 && box.h >= 2 * size ? 2 : rows;
}

/** The order in which the keyboard goes through the places: land, village, buildings, cards from the cheapest. */
export function orderOf(stacks: number): readonly string[] {
    const tiles = Array.from({ length: stacks }, (_, at) => `building_${at + 1}`);
    const cards = Array.from({ length: CARD_SPACES }, (_, at) => `card_${at + 1}`);
    return [...GATHERING, ...VILLAGE, ...tiles, ...cards];
}

/** A soft line of hills: a closed shape from its crest down to the floor. */
export function ridge(width: number, floor: number, heights: readonly number[]): string {
    const step = width / (heights.length - 1);
    const crest = heights.slice(1).map((height, at) => {
        const [x, middle] = [(at + 1) * step, (at + 0.5) * step];
        return `C${r(middle)} ${r(heights[at]!)} ${r(middle)} ${r(height)} ${r(x)} ${r(height)}`;
    });
    return `M0 ${r(heights[0]!)} ${crest.join(" ")} L${r(width)} ${r(floor)} L0 ${r(floor)} Z`;
}

function r(value: number): string {
    return value.toFixed(1);
}
