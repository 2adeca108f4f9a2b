/** What a seat can work out ahead: asked for once after every move, as long as somebody looks at it. */
import { newKey } from "../net/api";
import type { Ahead, AskAhead } from "../wire/types";

/** What the server has worked out; boards read it as the `AheadView` of their game. */
export type Worked = Ahead["ahead"];

export class Prospects {
    /** What is known; it stays until something newer comes, so that nothing flickers. */
    worked = $state.raw<Worked | null>(null);
    #watching = 0;
    /** Whether the viewer may ask: it has a seat in a game that goes on. */
    #mayAsk = false;
    #viewer = NaN;
    /** The request that has no answer yet. */
    #open: AskAhead | null = null;
    #isCurrent = false;

    constructor(private readonly send: (message: AskAhead) => void) {}

    /** Lets it come as long as somebody looks; what it returns ends that. */
    watch(): () => void {
        this.#watching += 1;
        this.#ask();
        return () => (this.#watching -= 1);
    }

    /** The table has changed, or somebody else looks at it: other eyes never see what was worked out before. */
    renew(viewer: number, mayAsk: boolean): void {
        if (viewer !== this.#viewer) this.worked = null;
        [this.#viewer, this.#mayAsk, this.#isCurrent] = [viewer, mayAsk, false];
        this.#open = null;
        this.#ask();
    }

    /** Takes an answer in, unless it is about an earlier moment or for other eyes. */
    hear({ key, ahead }: Ahead): void {
        if (this.#open?.key !== key) return;
        this.#open = null;
        this.worked = ahead;
    }

    /** Something was refused; says whether it was a request of ours. */
    giveUp(key: string): boolean {
        if (this.#open?.key !== key) return false;
        this.#open = null;
        return true;
    }

    /** Sends again what may have been lost. */
    sendAgain(): void {
        if (this.#open) this.send(this.#open);
    }

    #ask(): void {
        if (!this.#watching || !this.#mayAsk || this.#isCurrent) return;
        this.#isCurrent = true;
        this.#open = { type: "ask_ahead", key: newKey() };
        this.send(this.#open);
    }
}
