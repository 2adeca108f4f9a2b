/** The review of one game: asked for, waited for, and there. */
import { UnderWay } from "../lib/underWay.svelte";
import { get, post } from "../net/api";
import { pathOf, type Place } from "../net/lobby";
import type { Review, ReviewState } from "../wire/types";

export class Reviewing extends UnderWay<ReviewState> {
    readonly #path: string;

    constructor(place: Place) {
        super();
        this.#path = pathOf(place, "review");
        void this.ask(() => get(this.#path));
    }

    /** How far it is: nothing before the server has said it, or when nobody has asked yet. */
    get state(): ReviewState | null {
        return this.known?.state === "none" ? null : this.known;
    }

    get review(): Review | null {
        return this.known?.review ?? null;
    }

    /** Whether it is made, or on its way. */
    get isThere(): boolean {
        return this.review !== null || this.isUnderWay;
    }

    /** Who waits for the review is told how far it is; only the first answer is waited for without a word. */
    override get busy(): boolean {
        return super.busy && !this.known;
    }

    /** Lets the server begin. */
    begin(): Promise<void> {
        return this.ask(
            () => post(this.#path),
            () => get(this.#path),
        );
    }
}
