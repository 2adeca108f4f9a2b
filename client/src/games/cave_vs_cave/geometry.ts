/** Where things of a cave are drawn, in hundredths of a cell; a mirrored cave faces the other one. */
import { BORDERS, CELLS } from "../../wire/cave_vs_cave";

import { borderOf, CELL_KEYS, EXTRA } from "./box";
import { EAST, NORTH, SOUTH, WEST } from "./walls";

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}

export const PITCH = 100;
export const MARGIN = 18;
export const COLUMNS = 3;
export const ROWS = 5;
export const WIDTH = COLUMNS * PITCH + 2 * MARGIN;
export const HEIGHT = ROWS * PITCH + 2 * MARGIN;

/** Half of the room between two cells, which a wall fills. */
export const GAP = 7;

/** The additional cavern lies in the corner that the board leaves free, a little apart. */
const EXTRA_CELL = { row: 3, column: 2 };
const EXTRA_SHIFT = -5;

/** Above it, the goods stand on a slate. */
export const SLATE: Box = { x: MARGIN + 2 * PITCH + 8, y: 8, w: PITCH + 2, h: 3 * PITCH - 1 };

export function mirroredBox(box: Box, isMirrored: boolean): Box {
    return isMirrored ? { ...box, x: WIDTH - box.x - box.w } : box;
}

/** The whole square of a cell, up to the middle of its walls. */
export function squareOf(cell: string): Box {
    const { row, column } =
        cell === EXTRA ? EXTRA_CELL : (CELLS.find(({ key }) => key === cell) ?? EXTRA_CELL);
    const shift = cell === EXTRA ? EXTRA_SHIFT : 0;
    return {
        x: MARGIN + column * PITCH - shift,
        y: MARGIN + row * PITCH + shift,
        w: PITCH,
        h: PITCH,
    };
}

/** Where a room lies in a cell. */
export function roomBox(cell: string): Box {
    return shrunk(squareOf(cell), GAP);
}

export function shrunk(box: Box, by: number): Box {
    return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** A bar along a side of a square, centred on its edge. */
export function barAt(square: Box, side: number, thickness: number): Box {
    const half = thickness / 2;
    if (side === NORTH) return { x: square.x, y: square.y - half, w: square.w, h: thickness };
    if (side === SOUTH)
        return { x: square.x, y: square.y + square.h - half, w: square.w, h: thickness };
    const x = side === EAST ? square.x + square.w : square.x;
    return { x: x - half, y: square.y, w: thickness, h: square.h };
}

/** Where a wall on a border stands. */
export function wallBox(border: string): Box {
    const { cell, side } = borderOf(border);
    const bar = barAt(squareOf(CELL_KEYS[cell] ?? ""), side, 2 * GAP);
    return isUpright(bar)
        ? { ...bar, y: bar.y + GAP, h: bar.h - 2 * GAP }
        : { ...bar, x: bar.x + GAP, w: bar.w - 2 * GAP };
}

/** What a finger has to hit for a wall: as large as the cells leave room for. */
export function wallReach(border: string): Box {
    const box = wallBox(border);
    const more = 18;
    return isUpright(box)
        ? { x: box.x - more, y: box.y + more, w: box.w + 2 * more, h: box.h - 2 * more }
        : { x: box.x + more, y: box.y - more, w: box.w - 2 * more, h: box.h + 2 * more };
}

export function isUpright(box: Box): boolean {
    return box.h > box.w;
}

/** The borders of a cave in the order in which one would read them. */
export function bordersInOrder(hasExtra: boolean): string[] {
    return BORDERS.filter((border) => hasExtra || border.other >= 0)
        .map(({ key }) => ({ key, box: wallBox(key) }))
        .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
        .map(({ key }) => key);
}

/** The other way round for a cave that is mirrored. */
export function mirroredSide(side: number, isMirrored: boolean): number {
    if (!isMirrored || side === NORTH || side === SOUTH) return side;
    return side === EAST ? WEST : EAST;
}

/** Writes a box for styles: everything is a multiple of the size of a cell. */
export function styleOf(box: Box): string {
    const part = (length: number): string => `calc(var(--cell) * ${length / PITCH})`;
    return `left:${part(box.x)};top:${part(box.y)};width:${part(box.w)};height:${part(box.h)}`;
}
