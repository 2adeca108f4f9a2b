/** What the marked answer would lead to: asked for once for each answer, as long as the question stands. */
import { newKey } from "../net/api";
import type { AskPreview, Preview } from "../wire/types";

export class Previews {
    /** What the marked answer leads to, as soon as the server has said it. */
    shown = $state.raw<Preview | null>(null);
    /** The marked answer, in notation. */
    #marked: string | null = null;
    readonly #known = new Map<string, Preview>();
    /** Keys of the requests without an answer; any other answer is about an earlier question, or for other eyes. */
    readonly #open = new Set<string>();

    constructor(private readonly send: (message: AskPreview) => void) {}

    /** Shows what an answer leads to; nothing where none is marked. */
    show(action: string | null): void {
        this.#marked = action;
        this.shown = action === null ? null : (this.#known.get(action) ?? null);
        this.ask();
    }

    /** Asks for what is shown and not known yet. */
    ask(): void {
        if (this.#marked === null || this.shown) return;
        const key = newKey();
        this.#open.add(key);
        this.send({ type: "ask_preview", key, action: this.#marked });
    }

    hear(preview: Preview): void {
        if (!this.#open.delete(preview.key)) return;
        this.#known.set(preview.action, preview);
        if (this.#marked === preview.action) this.shown = preview;
    }

    /** Something was refused; says whether it was a request of ours. What cannot be foreseen is just not shown. */
    giveUp(key: string): boolean {
        return this.#open.delete(key);
    }

    /** Another question, or other eyes: nothing that is known holds any more. */
    forget(): void {
        this.#known.clear();
        this.#open.clear();
    }
}
