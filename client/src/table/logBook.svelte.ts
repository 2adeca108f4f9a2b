/** The log of a table as far as this browser knows it: its end at first, and earlier pages when somebody leafs back. */
import { Refused } from "../net/api";
import type { Frame, LogLine, LogPage, Notice } from "../wire/types";

import { knownAfter, knownWith, noticesWith, type Known } from "./log";

const NOTHING: Known = { lines: [], from: 0, to: 0 };

export class LogBook {
    notices = $state.raw<readonly Notice[]>([]);
    #known = $state.raw<Known>(NOTHING);
    /** Whose eyes have seen the lines; nobody else may read them. */
    #viewer: number | null = null;
    #page: Promise<Refused | null> | null = null;
    #closed = false;

    /** `pageBefore` asks for the page that ends with a move. */
    constructor(
        private readonly pageBefore: (move: number) => Promise<LogPage>,
        private readonly refused: (why: Refused) => void,
    ) {}

    get lines(): readonly LogLine[] {
        return this.#known.lines;
    }

    /** The move after which the lines begin; 0 when there are no earlier ones. */
    get from(): number {
        return this.#known.from;
    }

    /** Takes in what a frame tells. */
    take(frame: Frame): void {
        this.#known = knownWith(frame.viewer === this.#viewer ? this.#known : null, frame);
        this.#viewer = frame.viewer;
        this.notices = noticesWith(this.notices, frame);
    }

    /** Asks for the page before the lines that are known, once at a time. */
    async earlier(): Promise<void> {
        const why = await this.#pageComes();
        if (why) this.refused(why);
    }

    /** Asks for pages until all that happened after a move is known, or no more come. */
    async reach(move: number): Promise<void> {
        let before = Infinity;
        while (!this.#closed && this.from > Math.max(0, move) && this.from < before) {
            before = this.from;
            await this.#pageComes();
        }
    }

    /** Asks for nothing more. */
    close(): void {
        this.#closed = true;
    }

    /** Returns why a page does not come; nothing if it has come, or there is none. */
    #pageComes(): Promise<Refused | null> {
        if (!this.from) return Promise.resolve(null);
        return (this.#page ??= this.#load());
    }

    /** What was taken back meanwhile, or is for other eyes, comes too late. */
    async #load(): Promise<Refused | null> {
        const [from, viewer] = [this.from, this.#viewer];
        try {
            const page = await this.pageBefore(from);
            const isInTime = this.from === from && this.#viewer === viewer;
            if (isInTime) this.#known = knownAfter(page, this.#known);
            return null;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            return error;
        } finally {
            this.#page = null;
        }
    }
}
