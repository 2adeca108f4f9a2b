/** The statistics of one game: asked for, waited for, and there. */
import { get, post } from "../net/api";
import { texts } from "../text/texts.svelte";
import type { StatisticsState } from "../wire/types";

import { UnderWay } from "./underWay.svelte";

export class Statistics extends UnderWay<StatisticsState> {
    #seats: number | null = null;

    constructor(private readonly game: string) {
        super();
    }

    /** Whether there are games that the report does not know yet. */
    get hasNews(): boolean {
        const known = this.known;
        return known !== null && known.games >= known.least && known.counted !== known.games;
    }

    /** Looks at the games with so many seats, in the language of the moment. */
    async look(seats: number | null = this.#seats): Promise<void> {
        this.#seats = seats;
        await this.ask(() => get(this.#path()));
    }

    /** Lets the server sum the games up. */
    async begin(): Promise<void> {
        await this.ask(
            () => post(this.#path()),
            () => get(this.#path()),
        );
    }

    #path(): string {
        const seats = this.#seats === null ? "" : `&seats=${this.#seats}`;
        return `/games/${this.game}/statistics?language=${texts.language}${seats}`;
    }
}
