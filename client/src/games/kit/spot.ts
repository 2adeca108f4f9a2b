/** Where something floats over a board: at a point, and inside. */

export interface Point {
    readonly x: number;
    readonly y: number;
}

export interface Area {
    readonly width: number;
    readonly height: number;
}

/** So many pixels stay free at the edges. */
export const MARGIN = 6;

/** Returns the upper left corner of something whose middle is at a point, moved so that it stays inside. */
export function spotIn(around: Area, { x, y }: Point, size: Area): Point {
    return {
        x: inside(x - size.width / 2, around.width - size.width),
        y: inside(y - size.height / 2, around.height - size.height),
    };
}

/** Moves one coordinate into the room that there is. */
export function inside(value: number, room: number): number {
    return Math.max(MARGIN, Math.min(room - MARGIN, value));
}
