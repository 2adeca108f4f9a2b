/** The coach at a table: which kinds of answers are good, and a doubt before a costly one is sent.
 *
 * It never stands in the way: what it does not know in time is played without a word.
 */
import { formOf, isWanted, keepForm, NEW, want, type Form } from "../lib/coached";
import { newKey } from "../net/api";
import type { Offer } from "../net/offers";
import type { AskCoach, AskJudged, Coached, Doubt, Judged, Kind } from "../wire/types";

/** An answer waits no longer than this for the coach, in milliseconds. */
export const PATIENCE = 1200;

/** A question as the coach knows it. */
export interface Asked {
    readonly game: string;
    readonly kind: string;
}

interface Checked {
    readonly offer: Offer;
    readonly sent: AskJudged;
    readonly timer: ReturnType<typeof setTimeout>;
}

export class Coach {
    /** Whether it is wanted in this game; null where nobody has said. */
    wanted = $state.raw<boolean | null>(null);
    /** Which kinds of answers are good, as far as they are known. */
    kinds = $state.raw<readonly Kind[]>([]);
    /** An answer that waits, with what speaks against it. */
    doubted = $state.raw<{ readonly offer: Offer; readonly doubt: Doubt } | null>(null);
    /** How well one does with such questions. */
    form = $state.raw<Form>(NEW);

    #asked: Asked | null = null;
    #open: AskCoach | null = null;
    #checked = $state.raw<Checked | null>(null);

    constructor(
        private readonly send: (message: AskCoach | AskJudged) => void,
        private readonly play: (offer: Offer) => void,
    ) {}

    /** Whether an answer waits for what the coach thinks of it. */
    get isChecking(): boolean {
        return this.#checked !== null;
    }

    /** Something is asked: the coach thinks about it, unless one does well enough. */
    hearQuestion(asked: Asked): void {
        this.#asked = asked;
        this.wanted = isWanted(asked.game);
        this.form = formOf(asked.game, asked.kind);
        if (!this.wanted || this.form.voice !== "full" || this.#open || this.kinds.length) return;
        this.#open = { type: "ask_coach", key: newKey() };
        this.send(this.#open);
    }

    /** Switches the coach on or off, from now on in every game of this title. */
    want(wanted: boolean): void {
        if (!this.#asked) return;
        want(this.#asked.game, wanted);
        this.wanted = wanted;
        if (wanted) this.hearQuestion(this.#asked);
        else this.forget();
    }

    /** Says whether an answer has to wait: the coach plays it, or doubts it. */
    holds(offer: Offer): boolean {
        if (!this.wanted || !this.#asked) return false;
        this.#stopChecking();
        const { form } = this.form;
        const sent: AskJudged = { type: "ask_judged", key: newKey(), action: offer.action, form };
        const timer = setTimeout(() => this.#pass(), PATIENCE);
        this.#checked = { offer, sent, timer };
        this.send(sent);
        return true;
    }

    /** Plays what was doubted. */
    playAnyway(): void {
        const offer = this.doubted?.offer;
        this.doubted = null;
        if (offer) this.play(offer);
    }

    thinkAgain(): void {
        this.doubted = null;
    }

    hear(message: Coached | Judged): void {
        if (message.type === "coached") {
            if (this.#open?.key !== message.key) return;
            [this.#open, this.kinds] = [null, message.kinds];
        } else if (this.#checked?.sent.key === message.key) this.#judge(message);
    }

    #judge({ doubt, form, voice }: Judged): void {
        if (this.#asked) keepForm(this.#asked.game, this.#asked.kind, { form, voice });
        const offer = this.#checked?.offer;
        if (!doubt || !offer) return this.#pass();
        this.form = { form, voice };
        this.#stopChecking();
        this.doubted = { offer, doubt };
    }

    /** Lets the answer go that waits. */
    #pass(): void {
        const offer = this.#checked?.offer;
        this.#stopChecking();
        if (offer) this.play(offer);
    }

    #stopChecking(): void {
        clearTimeout(this.#checked?.timer);
        this.#checked = null;
    }

    /** Something else is asked, or somebody else looks. */
    forget(): void {
        this.#stopChecking();
        this.#open = this.doubted = null;
        this.kinds = [];
    }

    /** A request was refused; says whether it was ours. Then there is nothing to say. */
    giveUp(key: string): boolean {
        if (this.#open?.key === key) this.#open = null;
        else if (this.#checked?.sent.key === key) this.#pass();
        else return false;
        return true;
    }
}
