/** Hints: what a bot that thinks well would answer, asked for when one wants to know. */
import { newKey } from "../net/api";
import type { AskHint, Hint, Hints } from "../wire/types";

export class Advice {
    /** The best answers to this question, the best one first. */
    hints = $state.raw<readonly Hint[]>([]);
    /** The request that has no answer yet. */
    #open = $state.raw<AskHint | null>(null);

    constructor(private readonly send: (message: AskHint) => void) {}

    get isThinking(): boolean {
        return this.#open !== null;
    }

    ask(): void {
        if (this.#open || this.hints.length) return;
        this.#open = { type: "ask_hint", key: newKey() };
        this.send(this.#open);
    }

    /** Takes an answer in, unless it is about an earlier question. */
    hear({ key, hints }: Hints): void {
        if (this.#open?.key !== key) return;
        this.#open = null;
        this.hints = hints;
    }

    /** Something else is asked, or somebody else looks. */
    forget(): void {
        this.#open = null;
        this.hints = [];
    }

    /** A request was refused; says whether it was ours. */
    giveUp(key: string): boolean {
        if (this.#open?.key !== key) return false;
        this.#open = null;
        return true;
    }

    /** Sends again what may have been lost. */
    sendAgain(): void {
        if (this.#open) this.send(this.#open);
    }
}
