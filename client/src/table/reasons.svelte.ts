/** Why not: asked once for each question, and once for each thing that the general answer does not explain. */
import { newKey } from "../net/api";
import { reasonFor, type Target } from "../net/offers";
import type { AskWhy, NotPossible, Why } from "../wire/types";

export class Reasons {
    /** What one might expect to be able to do; null until the server has said it. */
    #general = $state.raw<readonly NotPossible[] | null>(null);
    /** What was asked for by itself, in notation. */
    #single = $state.raw<ReadonlyMap<string, NotPossible>>(new Map());
    /** Every request about this question, by what it asks for: none is made twice. */
    readonly #asked = new Map<string, AskWhy>();
    /** Keys of those that have no answer yet. */
    readonly #open = new Set<string>();

    constructor(private readonly send: (message: AskWhy) => void) {}

    /** Asks what cannot be done now; with an action, why just that cannot. */
    ask(action = ""): void {
        if (this.#asked.has(action)) return;
        const message: AskWhy = { type: "ask_why", key: newKey(), action };
        this.#asked.set(action, message);
        this.#open.add(message.key);
        this.send(message);
    }

    /** Asks for the reason of something that was pressed: by itself only if the general answer has none. */
    askFor(target: Target): void {
        this.ask();
        if (target.ask && this.#general && !this.for(target)) this.ask(target.ask);
    }

    /** Returns why something on the board cannot be done, as far as it is known. */
    for(target: Target): NotPossible | null {
        const general = this.#general ?? [];
        const own = general.find((reason) => reason.target === target.ask);
        return own ?? this.#single.get(target.ask ?? "") ?? reasonFor(general, target);
    }

    /** Takes an answer in; what belongs to an earlier question is not heard. */
    hear({ key, reasons }: Why): void {
        const asked = [...this.#asked.values()].find((message) => message.key === key);
        if (!asked || !this.#open.delete(key)) return;
        const [reason] = reasons;
        if (!asked.action) this.#general = reasons;
        else if (reason) this.#single = new Map([...this.#single, [asked.action, reason]]);
    }

    /** Something was refused; says whether it was a request of ours. What is not answered is not explained. */
    giveUp(key: string): boolean {
        return this.#open.delete(key);
    }

    /** Another question, or other eyes: nothing that is known holds any more. */
    forget(): void {
        [this.#general, this.#single] = [null, new Map()];
        this.#asked.clear();
        this.#open.clear();
    }

    /** Sends again what may have been lost. */
    sendAgain(): void {
        for (const message of this.#asked.values())
            if (this.#open.has(message.key)) this.send(message);
    }
}
