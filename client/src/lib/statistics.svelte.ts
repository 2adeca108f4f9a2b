/** The statistics of one game: asked for, waited for, and there. */
import { get, post } from "../net/api";
import { texts } from "../text/texts.svelte";
import type { StatisticsState } from "../wire/types";

import { Doing } from "./doing.svelte";

/** Milliseconds until one asks again how far they are. */
const PAUSE = 1000;

export class Statistics {
    #known = $state.raw<StatisticsState | null>(null);
    #turn = 0; // whoever asked last goes on asking
    #seats: number | null = null;
    readonly #doing = new Doing();

    constructor(private readonly game: string) {}

    /** What the server has said last. */
    get known(): StatisticsState | null {
        return this.#known;
    }

    get isUnderWay(): boolean {
        return this.#known?.state === "waiting" || this.#known?.state === "running";
    }

    /** Whether there are games that the report does not know yet. */
    get hasNews(): boolean {
        const known = this.#known;
        return known !== null && known.games >= known.least && known.counted !== known.games;
    }

    get busy(): boolean {
        return this.#doing.busy;
    }

    get problem(): string {
        return this.#doing.problem;
    }

    /** Looks at the games with so many seats, in the language of the moment. */
    async look(seats: number | null = this.#seats): Promise<void> {
        this.#seats = seats;
        await this.#ask(get);
    }

    /** Lets the server sum the games up. */
    async begin(): Promise<void> {
        await this.#ask(post);
    }

    /** Asks no more. */
    stop(): void {
        this.#turn += 1;
    }

    async #ask(how: (path: string) => Promise<StatisticsState>): Promise<void> {
        const turn = (this.#turn += 1);
        const seats = this.#seats === null ? "" : `&seats=${this.#seats}`;
        const path = `/games/${this.game}/statistics?language=${texts.language}${seats}`;
        await this.#doing.do(async () => (this.#known = await how(path)));
        if (!this.isUnderWay || this.problem) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (turn === this.#turn) await this.look();
    }
}
