/** Looking back: frames of before, one at a time. Who asks faster than they come sees the last. */
import { get, Refused } from "../net/api";
import type { Frame } from "../wire/types";

export class Looking {
    past = $state.raw<Frame | null>(null);

    /** The moment that is asked for: a move, now, or none. */
    #sought: number | null | undefined;

    constructor(
        private readonly addressOf: (move: number) => string,
        private readonly refused: (why: Refused) => void,
    ) {}

    /** Shows the table after so many moves, or as it is now. */
    async at(move: number | null): Promise<void> {
        const isAsking = this.#sought !== undefined;
        this.#sought = move;
        if (isAsking) return;
        try {
            while (this.#sought !== undefined) await this.#fetch(this.#sought);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.refused(error);
        } finally {
            this.#sought = undefined;
        }
    }

    /** Shows what is now, whatever was asked for. */
    stop(): void {
        this.past = null;
        if (this.#sought !== undefined) this.#sought = null;
    }

    async #fetch(move: number | null): Promise<void> {
        const past = move === null ? null : await get<Frame>(this.addressOf(move));
        if (this.#sought !== move) return;
        this.past = past;
        this.#sought = undefined;
    }
}
