/** What has happened since one looked last. */
import type { LogLine } from "../wire/types";

/** So many moves at once can be followed; more is a leap. */
const MOST_MOVES = 12;

export function freshLines(lines: readonly LogLine[], since: number): readonly LogLine[] {
    return lines.filter(({ move }) => move > since);
}

/** Follows the moves on a board, so that it can tell what happened between two of them. */
export class News {
    #moves: number | null = null;

    /** Returns what happened since the last look; nothing at first, on the way back, or after a leap. */
    after(lines: readonly LogLine[], moves: number): readonly LogLine[] {
        const before = this.#moves;
        this.#moves = moves;
        if (before === null || moves <= before || moves > before + MOST_MOVES) return [];
        return lines.filter(({ move }) => move > before && move <= moves);
    }
}
