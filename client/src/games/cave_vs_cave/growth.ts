/** A room that was turned up is held out larger than it is, and still lies inside the display. */

/** So many times as large. */
export const HELD_OUT = 1.16;
/** The frame around it, in pixels. */
const FRAME = 3;

/** Returns where something grows from, 0 being its start and 1 its end, so that it stays within a length if it can. */
export function originIn(start: number, size: number, length: number): number {
    const growth = size * (HELD_OUT - 1);
    const before = start - FRAME;
    const after = length - start - size - FRAME;
    const grown = Math.max(growth - after, Math.min(before, growth / 2));
    return Math.max(0, Math.min(1, grown / growth));
}
