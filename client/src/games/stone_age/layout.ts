/** Where everything lies in the valley: boxes in pixels for the space that a screen gives. */
import { GATHERING, VILLAGE } from "./facts";

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}

export interface Point {
    readonly x: number;
    readonly y: number;
}

/** The whole scene: the land with its places, and below it the tiles and cards on offer. */
export interface Scene {
    readonly isPhone: boolean;
    readonly width: number;
    readonly height: number;
    readonly land: Box;
    /** By key of the place: land, cards and building stacks. */
    readonly places: Readonly<Record<string, Box>>;
    /** How wide the ring of a figure is. */
    readonly ring: number;
}

/** Below this width the land is stacked in rows and the page may scroll. */
export const PHONE_WIDTH = 620;

const CARD_SPACES = 4;
const CARD_SHAPE = 1.36;
const TILE_WIDTH = 0.84;
const EDGE = 10;
const GAP = 8;

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

const TALL: Readonly<Record<string, Share>> = {
    hunting_grounds: [0.015, 0.06, 0.48, 0.3],
    forest: [0.505, 0.06, 0.48, 0.3],
    clay_pit: [0.01, 0.37, 0.33, 0.31],
    quarry: [0.345, 0.37, 0.32, 0.31],
    river: [0.67, 0.37, 0.32, 0.31],
    tool_maker: [0.03, 0.69, 0.29, 0.3],
    hut: [0.345, 0.69, 0.31, 0.3],
    field: [0.68, 0.69, 0.29, 0.3],
};

/** Lays the scene out; on a phone the height follows from the width. */
export function sceneFor(width: number, height: number, stacks: number): Scene {
    return width < PHONE_WIDTH ? tallScene(width, stacks) : wideScene(width, height, stacks);
}

function wideScene(width: number, height: number, stacks: number): Scene {
    const units = CARD_SPACES + stacks * TILE_WIDTH;
    const gaps = GAP * (CARD_SPACES + stacks + 1) + 2 * EDGE;
    const card = Math.min((width - gaps) / units, (height * 0.27) / CARD_SHAPE);
    const strip = card * CARD_SHAPE + 2 * EDGE + 6;
    const land = { x: 0, y: 0, w: width, h: height - strip };
    const top = land.h + EDGE + 6;
    const isLoose = width - gaps - units * card > 60;
    const right = isLoose ? width - EDGE * 2 : width - EDGE;
    const left = isLoose ? EDGE * 2 : EDGE;
    return {
        isPhone: false,
        width,
        height,
        land,
        ring: Math.max(20, Math.min(40, land.h * 0.068)),
        places: {
            ...shared(WIDE, land),
            ...rowOfTiles(stacks, left, top, card * TILE_WIDTH, card * CARD_SHAPE),
            ...rowOfCards(right, top, card, card * CARD_SHAPE),
        },
    };
}

function tallScene(width: number, stacks: number): Scene {
    const land = { x: 0, y: 0, w: width, h: Math.max(330, width * 1.02) };
    const card = (width - 2 * EDGE - 3 * GAP) / CARD_SPACES;
    const [cardTop, cardHeight] = [land.h + EDGE + 6, card * CARD_SHAPE];
    const tileTop = cardTop + cardHeight + EDGE;
    const tileHeight = card * 1.16;
    return {
        isPhone: true,
        width,
        height: tileTop + tileHeight + EDGE,
        land,
        ring: Math.max(20, Math.min(28, width * 0.064)),
        places: {
            ...shared(TALL, land),
            ...rowOfTiles(stacks, EDGE, tileTop, card, tileHeight),
            ...rowOfCards(width - EDGE, cardTop, card, cardHeight),
        },
    };
}

function shared(shares: Readonly<Record<string, Share>>, land: Box): Record<string, Box> {
    const boxes = Object.entries(shares).map(([key, [x, y, w, h]]) => {
        const box = { x: x * land.w, y: y * land.h, w: w * land.w, h: h * land.h };
        return [key, box] as const;
    });
    return Object.fromEntries(boxes);
}

function rowOfTiles(
    stacks: number,
    left: number,
    y: number,
    w: number,
    h: number,
): Record<string, Box> {
    const tiles = Array.from({ length: stacks }, (_, at) => [
        `building_${at + 1}`,
        { x: left + at * (w + GAP), y, w, h },
    ]);
    return Object.fromEntries(tiles) as Record<string, Box>;
}

/** The cheapest card lies furthest to the right. */
function rowOfCards(right: number, y: number, w: number, h: number): Record<string, Box> {
    const cards = Array.from({ length: CARD_SPACES }, (_, at) => [
        `card_${at + 1}`,
        { x: right - w - at * (w + GAP), y, w, h },
    ]);
    return Object.fromEntries(cards) as Record<string, Box>;
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
