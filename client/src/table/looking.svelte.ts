/** Looking back: frames of before, one at a time. Who asks faster than they come sees the last. */
import { LEAST_IN_REPLAYS } from "../lib/times";
import { get, Refused } from "../net/api";
import type { Frame } from "../wire/types";

import { Story } from "./story.svelte";
import { scenesOf, type SomeTeller } from "./telling";

export class Looking {
    past = $state.raw<Frame | null>(null);
    /** The view before what is being told now. */
    viewBefore = $state.raw<Frame["view"] | null>(null);
    /** What is told of before. */
    readonly story = new Story((frame) => {
        this.viewBefore = this.past?.view ?? null;
        this.past = frame;
    });

    /** Whether what came later is being told by itself. */
    playing = $state(false);

    /** The moment that is asked for: a move, now, or none. */
    #sought: number | null | undefined;

    constructor(
        private readonly addressOf: (move: number) => string,
        private readonly refused: (why: Refused) => void,
    ) {}

    /** Shows the table after so many moves, or as it is now. */
    async at(move: number | null): Promise<void> {
        const isAsking = this.#sought !== undefined;
        this.playing = false;
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

    /** Tells what came later, move by move, until it is now. */
    async play(now: () => number, teller: SomeTeller): Promise<void> {
        if (this.playing) return;
        this.playing = true;
        while (this.playing && this.past && this.past.moves < now())
            await this.#tell(this.past, teller);
        if (this.playing) this.stop();
    }

    async #tell(before: Frame, teller: SomeTeller): Promise<void> {
        const frame = await get<Frame>(this.addressOf(before.moves + 1));
        if (this.past !== before || !this.playing) return;
        this.story.take(scenesOf(before, frame, [], teller), teller, { least: LEAST_IN_REPLAYS });
        await this.story.over();
    }

    /** Shows what is now, whatever was asked for. */
    stop(): void {
        this.playing = false;
        this.story.hurry();
        this.past = null;
        if (this.#sought !== undefined) this.#sought = null;
    }

    async #fetch(move: number | null): Promise<void> {
        const past = move === null ? null : await get<Frame>(this.addressOf(move));
        if (this.#sought !== move) return;
        this.story.hurry();
        this.past = past;
        this.#sought = undefined;
    }
}
