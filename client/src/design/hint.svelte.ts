/** Hints: `{@attach hint("what this is")}` says it on hover, on focus and on a long press. One layer draws them all. */
import type { Attachment } from "svelte/attachments";

type Node = HTMLElement | SVGElement;

export interface Spot {
    readonly say: Saying;
    readonly x: number;
    readonly top: number;
    readonly bottom: number;
}

/** What a hint says; it may be known only later, and change while it is read. */
type Saying = () => string;

const PAUSE = 350;
const LONG_PRESS = 450;
/** Milliseconds after which a hint goes by itself, and more for each letter. */
const LASTS = 4000;
const LASTS_PER_LETTER = 60;

/** The hint on the screen, if there is one. */
class Hints {
    shown = $state.raw<Spot | null>(null);
    /** Whose hint is shown, or about to be. */
    #owner: Node | null = null;
    #timer = 0;

    show(node: Node, say: Saying, after: number): void {
        this.hide();
        this.#owner = node;
        this.#timer = window.setTimeout(() => this.#open(node, say), after);
    }

    /** Hides the hint of an element, or whatever is shown; others leave it alone when they go. */
    hide(node?: Node): void {
        if (node && node !== this.#owner) return;
        clearTimeout(this.#timer);
        this.shown = this.#owner = null;
    }

    #open(node: Node, say: Saying): void {
        if (!node.isConnected || !say()) return;
        const { left, width, top, bottom } = node.getBoundingClientRect();
        this.shown = { say, x: left + width / 2, top, bottom };
        const lasts = LASTS + say().length * LASTS_PER_LETTER;
        this.#timer = window.setTimeout(() => this.hide(node), lasts);
    }
}

export const hints = new Hints();

/** Lets an element say what it is. Screen readers hear it as its description. */
export function hint(text: string | Saying): Attachment<Node> {
    const say = typeof text === "string" ? () => text : text;
    return (node) => {
        const gone = new AbortController();
        const { signal } = gone;
        $effect(() => {
            const said = say();
            if (node.getAttribute("aria-label") !== said)
                node.setAttribute("aria-description", said);
        });
        node.addEventListener(
            "pointerenter",
            (event) => {
                if ((event as PointerEvent).pointerType !== "touch") hints.show(node, say, PAUSE);
            },
            { signal },
        );
        node.addEventListener(
            "pointerdown",
            (event) => {
                if ((event as PointerEvent).pointerType === "touch")
                    hints.show(node, say, LONG_PRESS);
                else hints.hide(node);
            },
            { signal },
        );
        node.addEventListener(
            "focus",
            () => {
                if (node.matches(":focus-visible")) hints.show(node, say, PAUSE);
            },
            { signal },
        );
        for (const end of ["pointerleave", "pointercancel"])
            node.addEventListener(end, () => hints.hide(node), { signal });
        // What goes away with the focus blurs while the page is being drawn: nothing may change before that is done.
        node.addEventListener("blur", () => queueMicrotask(() => hints.hide(node)), { signal });
        return () => {
            gone.abort();
            hints.hide(node);
        };
    };
}
