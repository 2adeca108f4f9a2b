/** Marks on the slider of a finished game: where rounds ended, who took the lead then, and where much was lost. */
import type { Slip, Stage } from "../wire/types";

export interface Mark {
    readonly kind: "round" | "slip";
    readonly move: number;
    /** The round, or the seat that could have done better. */
    readonly number: number;
    /** Who has taken the lead in this round; nobody where it is as before. */
    readonly leader: number | null;
    /** Where it stands on the slider: 0 is its beginning, 1 its end. */
    readonly at: number;
}

/** So many turning points are marked: the costliest. */
const MOST_SLIPS = 5;

/** Whoever draws the slider so near to a mark, as a part of all of it, means the mark. */
const NEAR = 0.01;

/** Returns the mark that is meant by a place on the slider. */
export function nearest(marks: readonly Mark[], at: number): Mark | undefined {
    const [first] = marks
        .filter((mark) => Math.abs(mark.at - at) <= NEAR)
        .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at));
    return first;
}

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
    const leaders = leadersIn(stages);
    const rounds = stages.map(
        ({ round, move }, stage) =>
            ({ kind: "round", move, number: round, leader: leaders[stage] ?? null }) as const,
    );
    const costly = slips
        .toSorted((one, other) => other.cost - one.cost)
        .slice(0, MOST_SLIPS)
        .map(({ move, seat }) => ({ kind: "slip", move, number: seat, leader: null }) as const);
    return [...rounds, ...costly]
        .filter(({ move }) => move > 0 && move < moves)
        .map((mark) => ({ ...mark, at: mark.move / moves }))
        .toSorted((one, other) => one.move - other.move);
}

/** Returns for each round who has taken the lead from somebody else in it; a draw leaves it to whoever had it. */
function leadersIn(stages: readonly Stage[]): readonly (number | null)[] {
    let leads: number | null = null;
    return stages.map(({ totals }) => {
        const most = Math.max(...totals);
        const first = totals.indexOf(most);
        if (totals.indexOf(most, first + 1) >= 0 || first === leads) return null;
        const before = leads;
        leads = first;
        return before === null ? null : first;
    });
}
