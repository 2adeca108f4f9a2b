/** Hints: `{@attach hint("what this is")}` says it on hover, on focus and on a long press. One layer draws them all. */
import type { Attachment } from "svelte/attachments";

type Node = HTMLElement | SVGElement;

export interface Spot {
    readonly text: string;
    readonly x: number;
    readonly top: number;
    readonly bottom: number;
}

const PAUSE = 350;
const LONG_PRESS = 450;

/** The hint on the screen, if there is one. */
class Hints {
    shown = $state.raw<Spot | null>(null);
    #owner: Node | null = null;
    #timer = 0;

    show(node: Node, text: string, after: number): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => this.#open(node, text), after);
    }

    hide(node?: Node): void {
        clearTimeout(this.#timer);
        if (node && node !== this.#owner) return;
        this.shown = this.#owner = null;
    }

    #open(node: Node, text: string): void {
        if (!node.isConnected || !text) return;
        const { left, width, top, bottom } = node.getBoundingClientRect();
        this.#owner = node;
        this.shown = { text, x: left + width / 2, top, bottom };
    }
}

export const hints = new Hints();

/** Lets an element say what it is. Screen readers hear it as its description. */
export function hint(text: string): Attachment<Node> {
    return (node) => {
        const gone = new AbortController();
        const { signal } = gone;
        if (node.getAttribute("aria-label") !== text) node.setAttribute("aria-description", text);
        node.addEventListener(
            "pointerenter",
            (event) => {
                if ((event as PointerEvent).pointerType !== "touch") hints.show(node, text, PAUSE);
            },
            { signal },
        );
        node.addEventListener(
            "pointerdown",
            (event) => {
                if ((event as PointerEvent).pointerType === "touch")
                    hints.show(node, text, LONG_PRESS);
                else hints.hide(node);
            },
            { signal },
        );
        node.addEventListener(
            "focus",
            () => {
                if (node.matches(":focus-visible")) hints.show(node, text, PAUSE);
            },
            { signal },
        );
        for (const end of ["pointerleave", "pointercancel", "blur"])
            node.addEventListener(end, () => hints.hide(node), { signal });
        return () => {
            gone.abort();
            hints.hide(node);
        };
    };
}
