/** What a person does at a table and is on its way to the server: nothing is sent twice, and nothing gets lost. */
import { newKey } from "../net/api";
import type { Ack, ByHand, Command, Say } from "../wire/types";

/** What is said or liked stops nothing else; every other command waits for the one before. */
type Deed = Exclude<Command, Say | ByHand>;

/** A deed without what is added to every one. */
export type Wish<Sent = Deed> = Sent extends Deed ? Omit<Sent, "key" | "expected"> : never;

/** After so many milliseconds one sees that an answer is on its way. */
const LATE = 150;

export class Deeds {
    /** The command that is on its way. */
    pending = $state.raw<Deed | null>(null);
    /** Whether it has been on its way for so long that it is shown. */
    isLate = $state(false);

    #patience: ReturnType<typeof setTimeout> | undefined;
    /** The version that it has led to, as soon as the server has said it. */
    #due = Infinity;
    /** What was said and may not have arrived yet. */
    readonly #said = new Map<string, Say>();

    constructor(private readonly send: (message: Command) => void) {}

    do(wish: Wish, version: number): void {
        const sent = { ...wish, key: newKey(), expected: version } as Deed;
        [this.pending, this.#due] = [sent, Infinity];
        this.#patience = setTimeout(() => (this.isLate = true), LATE);
        this.send(sent);
    }

    /** Says something to everybody; without a line it is said as soon as there is one. */
    say(said: string): void {
        const sent: Say = { type: "say", key: newKey(), said };
        this.#said.set(sent.key, sent);
        this.send(sent);
    }

    /** The server has taken something in; it is over when its outcome is on the screen, of which this is the version. */
    settle({ key, version }: Ack, shown: number): void {
        this.#said.delete(key);
        if (this.pending?.key !== key) return;
        this.#due = version;
        this.arrive(shown);
    }

    /** A version is on the screen: until the awaited one is, the old question is still there. */
    arrive(shown: number): void {
        if (shown >= this.#due) this.#awaitNothing();
    }

    giveUp(key: string): void {
        this.#said.delete(key);
        if (this.pending?.key === key) this.#awaitNothing();
    }

    /** Sends again what may have been lost; what the server has already, it knows by its key. */
    sendAgain(): void {
        if (this.pending) this.send(this.pending);
        for (const sent of this.#said.values()) this.send(sent);
    }

    #awaitNothing(): void {
        clearTimeout(this.#patience);
        this.pending = null;
        this.isLate = false;
    }
}
