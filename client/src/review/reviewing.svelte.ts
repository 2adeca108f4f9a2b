/** The review of one game: asked for, waited for, and there. */
import { Doing } from "../lib/doing.svelte";
import { get, post } from "../net/api";
import { pathOf, type Place } from "../net/lobby";
import type { Review, ReviewState } from "../wire/types";

/** Milliseconds until one asks again how far it is. */
const PAUSE = 1000;

export class Reviewing {
    #known = $state.raw<ReviewState | null>(null);
    #stopped = false;
    readonly #doing = new Doing();

    constructor(private readonly place: Place) {
        void this.#look();
    }

    /** How far it is: nothing before the server has said it, or when nobody has asked yet. */
    get state(): ReviewState | null {
        return this.#known?.state === "none" ? null : this.#known;
    }

    get review(): Review | null {
        return this.#known?.review ?? null;
    }

    /** Whether it is made, or on its way. */
    get isThere(): boolean {
        return this.review !== null || isUnderWay(this.#known);
    }

    get busy(): boolean {
        return this.#doing.busy && !this.#known;
    }

    get problem(): string {
        return this.#doing.problem;
    }

    /** Lets the server begin. */
    async begin(): Promise<void> {
        const path = pathOf(this.place, "review");
        await this.#doing.do(async () => (this.#known = await post<ReviewState>(path)));
        void this.#follow();
    }

    /** Asks no more. */
    stop(): void {
        this.#stopped = true;
    }

    async #look(): Promise<void> {
        const path = pathOf(this.place, "review");
        await this.#doing.do(async () => (this.#known = await get<ReviewState>(path)));
        void this.#follow();
    }

    async #follow(): Promise<void> {
        if (!isUnderWay(this.#known)) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (!this.#stopped) await this.#look();
    }
}

function isUnderWay(known: ReviewState | null): boolean {
    return known?.state === "waiting" || known?.state === "running";
}
