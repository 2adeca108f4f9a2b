/** The chart of a review: what every seat could expect, over all moves. */
import { scaleOf, type Box, type Chart } from "../ending/chart";
import type { Review, Slip } from "../wire/types";

export interface Spot {
    readonly x: number;
    readonly y: number;
}

export interface Ring extends Spot {
    readonly slip: Slip;
}

export interface Expectations {
    /** By seat, one spot after every move. */
    readonly lines: readonly (readonly Spot[])[];
    readonly levels: Chart["levels"];
    /** Numbers of moves to be read below. */
    readonly moves: readonly { readonly move: number; readonly x: number }[];
    /** Where choices cost most. */
    readonly rings: readonly Ring[];
}

/** Lays the chart of a review out. */
export function expectationsOf({ course, slips }: Review, box: Box): Expectations {
    const { across, up, levels } = scaleOf(course.flat(), course.length, box);
    const spot = (index: number, seat: number): Spot => ({
        x: across(index),
        y: up(course[index]?.[seat] ?? 0),
    });
    return {
        lines: (course[0] ?? []).map((_, seat) => course.map((_, index) => spot(index, seat))),
        levels,
        moves: namedMoves(course.length).map((move) => ({ move, x: across(move - 1) })),
        rings: slips.map((slip) => ({ slip, ...spot(slip.move, slip.seat) })),
    };
}

/** Returns which moves are named: the first, the last, and some round numbers well between. */
export function namedMoves(moves: number): number[] {
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => moves / one <= 8) ?? 1000;
    const round = Array.from(
        { length: Math.floor(moves / step) },
        (_, index) => (index + 1) * step,
    );
    const between = round.filter((move) => move >= 1 + step / 2 && move <= moves - step / 2);
    return [...new Set([1, ...between, moves])].filter((move) => move >= 1);
}

/** Returns the move that stands nearest to a place in the box. */
export function moveAt(x: number, moves: number, box: Box): number {
    const part = (x - box.margin) / (box.width - 2 * box.margin);
    return 1 + Math.round(Math.min(1, Math.max(0, part)) * (moves - 1));
}
