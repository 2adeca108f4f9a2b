/** What has happened since one looked last. */
import type { LogLine } from "../wire/types";

/** So many moves at once can be followed; more is a leap. */
const MOST_MOVES = 12;

/** Follows what is told, so that it can tell what is new: lines of a move may come one after the other. */
export class News {
    #moves: number | null = null;
    /** How many lines of the last move are known. */
    #lines = 0;

    constructor(private readonly most = MOST_MOVES) {}

    /** Returns what happened since the last look; nothing at first, on the way back, or after a leap. */
    after(lines: readonly LogLine[], moves: number): readonly LogLine[] {
        const [before, known] = [this.#moves, this.#lines];
        const last = lines.filter(({ move }) => move === moves);
        [this.#moves, this.#lines] = [moves, last.length];
        if (before === null || moves < before || moves > before + this.most) return [];
        if (moves === before) return last.slice(known);
        const rest = lines.filter(({ move }) => move === before).slice(known);
        return [...rest, ...lines.filter(({ move }) => move > before && move <= moves)];
    }
}
