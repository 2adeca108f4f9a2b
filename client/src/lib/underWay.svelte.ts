/** Something that the server works out in the background: asked for, waited for, and there. */
import { Doing } from "./doing.svelte";

/** Milliseconds until one asks again how far it is. */
const PAUSE = 1000;

export class UnderWay<State extends { readonly state: string }> {
    #known = $state.raw<State | null>(null);
    #turn = 0; // whoever asked last goes on asking
    readonly #doing = new Doing();

    /** What the server has said last. */
    get known(): State | null {
        return this.#known;
    }

    /** Whether the server is at it, or will be. */
    get isUnderWay(): boolean {
        return this.#known?.state === "waiting" || this.#known?.state === "running";
    }

    get busy(): boolean {
        return this.#doing.busy;
    }

    get problem(): string {
        return this.#doing.problem;
    }

    /** Asks once, and then again and again until it is done. */
    async ask(first: () => Promise<State>, next = first): Promise<void> {
        const turn = (this.#turn += 1);
        await this.#doing.do(async () => (this.#known = await first()));
        if (this.isUnderWay) void this.#askAgain(next, turn);
    }

    /** Asks no more. */
    stop(): void {
        this.#turn += 1;
    }

    async #askAgain(next: () => Promise<State>, turn: number): Promise<void> {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (turn === this.#turn) await this.ask(next);
    }
}
