/** What one has planned for one's next question at a table, and what one may plan. */
import { Doing } from "../lib/doing.svelte";
import { get, put, remove } from "../net/api";
import { offersIn, type Offer } from "../net/offers";
import type { MakePlan } from "../wire/http";
import type { PlanOffers, PlanState } from "../wire/types";

export class Planning {
    /** What one does about a plan; what is only read does not stand in its way. */
    readonly doing = new Doing();
    readonly #reading = new Doing();
    readonly listing = new Doing();
    state = $state.raw<PlanState | null>(null);
    /** What one may be offered next; null until somebody has asked for it. */
    offers = $state.raw<readonly Offer[] | null>(null);
    #version = 0;
    readonly #path: string;
    readonly #seat: string;

    constructor(table: string, seat: number) {
        this.#path = `/tables/${table}/plan`;
        this.#seat = `?seat=${seat}`;
    }

    async read(): Promise<void> {
        await this.#reading.do(async () => (this.state = await get<PlanState>(this.#here)));
    }

    async readOffers(): Promise<void> {
        await this.listing.do(async () => {
            const found = await get<PlanOffers>(`${this.#path}/offers${this.#seat}`);
            this.#version = found.version;
            this.offers = offersIn(found.menus);
        });
    }

    keep(answers: readonly string[]): Promise<boolean> {
        const plan: MakePlan = { answers, version: this.#version };
        return this.doing.do(async () => (this.state = await put<PlanState>(this.#here, plan)));
    }

    drop(): Promise<boolean> {
        return this.doing.do(async () => (this.state = await remove<PlanState>(this.#here)));
    }

    get #here(): string {
        return this.#path + this.#seat;
    }
}

/** Returns the answers in whose words all that was written occurs, and how many more there are. */
export function found<One>(
    all: readonly One[],
    written: string,
    wordsOf: (one: One) => string,
    most: number,
): { shown: readonly One[]; more: number } {
    const parts = written.toLowerCase().split(/\s+/).filter(Boolean);
    const fit = all.filter((one) => {
        const words = wordsOf(one).toLowerCase();
        return parts.every((part) => words.includes(part));
    });
    return { shown: fit.slice(0, most), more: Math.max(0, fit.length - most) };
}
