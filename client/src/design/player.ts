/** What tells players apart: a colour, and a pattern for eyes and screens that cannot tell colours. */

/** As many as a table can have. */
export const MOST_SEATS = 9;

/** The marks of every seat on a tile of 8×8: lines to be stroked. All differ in direction or in kind. */
export const SEAT_MARKS: readonly string[] = [
    "M-1 9 9-1M-1 1 1-1M7 9 9 7", // rising stripes
    "M2 2h.01M6 6h.01", // dots
    "M0 4h8", // level stripes
    "M4 0v8M0 4h8", // a grid
    "M-1-1 9 9M-1 7 1 9M7-1l2 2", // falling stripes
    "M0 6 4 2l4 4", // roofs
    "M4 0v8", // upright stripes
    "M4 1.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z", // rings
    "M0 0l8 8M8 0 0 8", // a lattice
];

/** Returns the plain colour of a seat. */
export function seatColour(seat: number): string {
    return `var(--seat-${seat % MOST_SEATS})`;
}

/** Returns what SVG shapes of a seat are filled with: its colour and its pattern. */
export function seatFill(seat: number): string {
    return `url(#${seatFillId(seat)})`;
}

export function seatFillId(seat: number): string {
    return `seat-fill-${seat % MOST_SEATS}`;
}
