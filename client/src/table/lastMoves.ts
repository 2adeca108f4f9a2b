/** The last move of everybody: boards mark it, and the line under the board says it. */
import type { LogLine } from "../wire/types";

import { seatOf, type SomeTeller } from "./telling";

/** What somebody has done last. */
export interface LastMove {
    readonly seat: number;
    readonly move: number;
    readonly lines: readonly LogLine[];
    /** The spots that it was about, or a move before it, as the game names them. */
    readonly marks: ReadonlySet<string>;
}

/** Returns the last move of each seat, up to a moment, as far as it is known. */
export function lastMovesIn(
    lines: readonly LogLine[],
    moves: number,
    teller: SomeTeller,
): ReadonlyMap<number, LastMove> {
    const found = new Map<number, Known>();
    for (const line of lines.toReversed()) {
        const [seat, marks] = [seatOf(line), marksOf(line, teller)];
        if (line.move <= moves && seat >= 0 && marks)
            found.set(seat, withLine(found.get(seat), line, seat, marks));
    }
    return found;
}

interface Known extends LastMove {
    /** The move that the marks are of. */
    readonly marked: number;
}

/** Adds what happened before; a move without a spot leaves the marks of the one before it. */
function withLine(
    last: Known | undefined,
    line: LogLine,
    seat: number,
    spots: readonly string[],
): Known {
    const { move } = line;
    if (!last) return { seat, move, lines: [line], marks: new Set(spots), marked: move };
    const isNext = !last.marks.size || last.marked === move;
    return {
        ...last,
        lines: last.move === move ? [line, ...last.lines] : last.lines,
        marks: isNext && spots.length ? new Set([...spots, ...last.marks]) : last.marks,
        marked: isNext ? move : last.marked,
    };
}

function marksOf(line: LogLine, { marks }: SomeTeller): readonly string[] | null {
    if (marks) return marks(line.event as never);
    return line.seat >= 0 ? [] : null;
}
