/** Marks on the slider of a finished game: where rounds ended, and where much was lost. */
import type { Slip, Stage } from "../wire/types";

export interface Mark {
    readonly kind: "round" | "slip";
    readonly move: number;
    /** The round, or the seat that could have done better. */
    readonly number: number;
    /** Where it stands on the slider: 0 is its beginning, 1 its end. */
    readonly at: number;
}

/** So many turning points are marked: the costliest. */
const MOST_SLIPS = 5;

/** Returns the next mark after a move. */
export function after(marks: readonly Mark[], move: number): Mark | undefined {
    return marks.find((mark) => mark.move > move);
}

/** Returns the last mark before a move. */
export function before(marks: readonly Mark[], move: number): Mark | undefined {
    return marks.findLast((mark) => mark.move < move);
}

export function marksOf(
    stages: readonly Stage[],
    slips: readonly Slip[],
    moves: number,
): readonly Mark[] {
    const rounds = stages.map(
        ({ round, move }) => ({ kind: "round", move, number: round }) as const,
    );
    const costly = slips
        .toSorted((one, other) => other.cost - one.cost)
        .slice(0, MOST_SLIPS)
        .map(({ move, seat }) => ({ kind: "slip", move, number: seat }) as const);
    return [...rounds, ...costly]
        .filter(({ move }) => move > 0 && move < moves)
        .map((mark) => ({ ...mark, at: mark.move / moves }))
        .toSorted((one, other) => one.move - other.move);
}
