/** Sides of caverns: where natural walls stand, where a border lies, and what rooms show. What fits, the view says. */
import { CELLS, FITTING_KINDS, WALL_CLASSES } from "../../wire/cave_vs_cave";
import type { CaveVsCaveFitView, CaveVsCavePlayerView } from "../../wire/types";

import { CELL_KEYS, EXTRA, roomOf, type Border } from "./box";

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const;

const SIDE_LETTERS: Readonly<Record<string, number>> = { n: NORTH, e: EAST, s: SOUTH, w: WEST };

/** What a cavern lacks for a room; null where natural walls are in the way for good. */
export type Fit = CaveVsCaveFitView | null;

/** Returns how an empty cavern stands to a room. */
export function fitOf(
    cave: Pick<CaveVsCavePlayerView, "caverns">,
    room: string,
    cell: string,
): Fit {
    return cave.caverns[cell]?.fits[roomOf(room).walls] ?? null;
}

/** Whether a room fits as the cavern is. */
export function isFit(fit: Fit): boolean {
    return fit !== null && !fit.build.length && !fit.raze.length;
}

/** Returns sides as a set, by their letters. */
export function sidesOf(letters: readonly string[]): number {
    return letters.reduce((set, side) => set | (SIDE_LETTERS[side] ?? 0), 0);
}

export function naturalWalls(
    cave: Pick<CaveVsCavePlayerView, "extra_natural">,
    cell: string,
): number {
    if (cell === EXTRA) return sidesOf(cave.extra_natural);
    return CELLS.find(({ key }) => key === cell)?.natural ?? 0;
}

/** Returns on which side of a cell a border lies; 0 if it does not touch the cell. */
export function sideOf(border: Border, cell: string): number {
    const index = CELL_KEYS.indexOf(cell);
    if (border.cell === index) return border.side;
    return border.other === index ? opposite(border.side) : 0;
}

function opposite(side: number): number {
    if (side === NORTH) return SOUTH;
    if (side === EAST) return WEST;
    return side === SOUTH ? NORTH : EAST;
}

/** Returns the required and the optional sides that a room shows, as printed. */
export function demandOf(room: string): { required: number; optional: number } {
    const walls = roomOf(room).walls;
    const printed = walls in WALL_CLASSES ? WALL_CLASSES[walls as keyof typeof WALL_CLASSES] : "";
    const marked = (mark: string): number =>
        SIDES.reduce((set, side, index) => (printed[index] === mark ? set | side : set), 0);
    return { required: marked("r"), optional: marked("o") };
}

/** Lists how a cavern may be walled for a room, as the catalogues name it. */
export function fittingKinds(room: string): readonly string[] {
    const walls = roomOf(room).walls;
    return walls in FITTING_KINDS ? FITTING_KINDS[walls as keyof typeof FITTING_KINDS] : [];
}
