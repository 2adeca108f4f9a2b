/** Walls around caverns, and why a room fits or does not. The server decides; this only explains. */
import { BORDERS, CELLS, WALL_CLASSES } from "../../wire/cave_vs_cave";
import type { CaveVsCavePlayerView } from "../../wire/types";

import { CELL_KEYS, EXTRA, roomOf, type Border } from "./box";

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const;

const SIDE_LETTERS: Readonly<Record<string, number>> = { n: NORTH, e: EAST, s: SOUTH, w: WEST };
const ALL_SIDES = 15;

/** What of a cave is needed to know its walls. */
export type Walled = Pick<CaveVsCavePlayerView, "walls" | "extra_natural">;

/** How the sides of a cavern differ from the nearest way in which a room would fit. */
export interface Fit {
    readonly fits: boolean;
    readonly missing: number; // sides that still need a wall
    readonly excess: number; // sides whose wall must go
    readonly hopeless: boolean; // a natural wall is in the way: it never fits here
}

export function naturalWalls(cave: Walled, cell: string): number {
    if (cell === EXTRA)
        return cave.extra_natural.reduce((set, side) => set | (SIDE_LETTERS[side] ?? 0), 0);
    return CELLS.find(({ key }) => key === cell)?.natural ?? 0;
}

/** Returns the natural and built walls of a cell as a set of sides. */
export function wallsOf(cave: Walled, cell: string): number {
    const built = BORDERS.filter(({ key }) => cave.walls.includes(key));
    return built.reduce((set, border) => set | sideOf(border, cell), naturalWalls(cave, cell));
}

/** Returns on which side of a cell a border lies; 0 if it does not touch the cell. */
export function sideOf(border: Border, cell: string): number {
    const index = CELL_KEYS.indexOf(cell);
    if (border.cell === index) return border.side;
    return border.other === index ? turned(border.side, 2) : 0;
}

/** Returns the required and the optional sides that a room shows, as printed. */
export function demandOf(room: string): { required: number; optional: number } {
    const walls = roomOf(room).walls;
    const printed = walls in WALL_CLASSES ? WALL_CLASSES[walls as keyof typeof WALL_CLASSES] : "";
    const sidesOf = (mark: string): number =>
        SIDES.reduce((set, side, index) => (printed[index] === mark ? set | side : set), 0);
    return { required: sidesOf("r"), optional: sidesOf("o") };
}

/** Turns a set of sides by so many quarters. */
export function turned(sides: number, quarters: number): number {
    const moved = sides << (quarters % 4);
    return (moved | (moved >> 4)) & ALL_SIDES;
}

/** Returns how far the walls of a cell are from what a room asks for, in its best turn. */
export function fitOf(cave: Walled, room: string, cell: string): Fit {
    const walls = wallsOf(cave, cell);
    const natural = naturalWalls(cave, cell);
    const fits = [0, 1, 2, 3].map((quarters) => turnedFit(room, walls, natural, quarters));
    return fits.reduce((best, other) => (burden(other) < burden(best) ? other : best));
}

function turnedFit(room: string, walls: number, natural: number, quarters: number): Fit {
    const demand = demandOf(room);
    const required = turned(demand.required, quarters);
    const missing = required & ~walls;
    const excess = walls & ~(required | turned(demand.optional, quarters));
    return {
        fits: missing === 0 && excess === 0,
        missing,
        excess,
        hopeless: (excess & natural) !== 0,
    };
}

/** Razing is rarer than building, and natural walls stay for good. */
function burden(fit: Fit): number {
    return sizeOf(fit.missing) + 2 * sizeOf(fit.excess) + (fit.hopeless ? 100 : 0);
}

export function sizeOf(sides: number): number {
    return SIDES.filter((side) => sides & side).length;
}

/** Names how a cavern is walled, as the catalogues do. */
export function wallKind(sides: number): string {
    const kinds = ["none", "one", "two_adjacent", "three", "four"];
    const isOpposite = sides === (NORTH | SOUTH) || sides === (EAST | WEST);
    return isOpposite ? "two_opposite" : (kinds[sizeOf(sides)] ?? "none");
}

/** Lists how a cavern may be walled for a room, as the catalogues name it. */
export function fittingKinds(room: string): string[] {
    const { required, optional } = demandOf(room);
    const fitting = Array.from({ length: ALL_SIDES + 1 }, (_, sides) => sides).filter(
        (sides) => (required & ~sides) === 0 && (sides & ~(required | optional)) === 0,
    );
    return [...new Set(fitting.sort((a, b) => sizeOf(a) - sizeOf(b)).map(wallKind))];
}
