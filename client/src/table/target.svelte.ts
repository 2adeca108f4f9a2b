/** Makes anything on a board a target: `{@attach target(table, { verb: "send", about: { place: "forest" } })}`.
 *
 * The element gets `data-target` (open, shut or idle) and `data-marked`, a place in the focus order while it can be
 * pressed, and the behaviour of `pick.ts`. It needs a label of its own; whatever is no <button> becomes one for
 * screen readers. How it looks is up to the board; `target.css` has a quiet glow for those that say nothing.
 */
import "./target.css";

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { settings } from "../lib/settings.svelte";
import type { Offer, Target } from "../net/offers";

import { hover, press, pressAnswer, stateOf, type Press, type TargetState } from "./pick";
import { standFor } from "./pointing";
import type { Table } from "./table.svelte";

type Node = HTMLElement | SVGElement;

/** A target for all answers that it names; the same name finds the reason if there are none. */
export function target(table: Table, named: Target): Attachment<Node> {
    return targetOf(table, () => table.offersFor(named), named);
}

/** A target for answers that are picked in another way; what it names finds the reason if there are none. */
export function targetOf(
    table: Table,
    pick: () => readonly Offer[],
    named: Target | null,
): Attachment<Node> {
    return (node) => {
        const offers = $derived(pick());
        standFor(node, () => ({ offers, named }));
        $effect(() => show(node, stateOf(table, offers, named)));
        showMarks(node, table, () => offers);
        return follow(
            node,
            table,
            () => offers,
            (how) => {
                const spot = node.getBoundingClientRect();
                press(table, offers, named, { press: how, confirm: settings.liked.confirm, spot });
                void keepInSight(node);
            },
        );
    };
}

/** For so long what opens below a board may grow: the server says what an answer leads to. */
const SETTLES_MS = 1500;

/** What opens below a board makes it smaller: what was pressed stays in sight. */
async function keepInSight(node: Node): Promise<void> {
    await tick();
    const bring = (): void => node.scrollIntoView({ block: "nearest", inline: "nearest" });
    bring();
    const board = node.closest("[data-board]");
    if (!board) return;
    const watch = new ResizeObserver(bring);
    watch.observe(board);
    setTimeout(() => watch.disconnect(), SETTLES_MS);
}

/** What was chosen in a list is shown on the board, where its place may be out of sight. */
async function bringMarked(): Promise<void> {
    await tick();
    const places = [...document.querySelectorAll("[data-board] [data-marked]")];
    // What lies under a camera is brought in sight by whoever holds the camera.
    const place = places.find((one) => !one.closest("[data-camera]"));
    if (place instanceof HTMLElement || place instanceof SVGElement) await keepInSight(place);
}

/** An answer in a list, which stays there when it is chosen.
 *
 * A button that says all about it needs no look at what comes: there one tap is enough.
 */
export function answer(table: Table, offer: Offer, saysAll = false): Attachment<Node> {
    return (node) => {
        standFor(node, () => ({ offers: [offer], named: null }));
        showMarks(node, table, () => [offer]);
        return follow(
            node,
            table,
            () => [offer],
            (how) => {
                const press = saysAll && how === "touch" ? "mouse" : how;
                pressAnswer(table, offer, press, settings.liked.confirm);
                void bringMarked();
            },
        );
    };
}

/** Shows what a person marks, and what a teacher points at. */
function showMarks(node: Node, table: Table, offers: () => readonly Offer[]): void {
    $effect(() => {
        const marked = offers().some(({ action }) => action === table.marked?.action);
        node.toggleAttribute("data-marked", marked);
    });
    $effect(() => {
        const isPointedAt = offers().some(({ action }) => table.pointed.has(action));
        node.toggleAttribute("data-pointed", isPointedAt);
    });
}

function show(node: Node, state: TargetState): void {
    node.dataset["target"] = state;
    node.setAttribute("aria-disabled", String(state !== "open"));
    if (node instanceof HTMLButtonElement) return;
    node.setAttribute("role", "button");
    if (state === "idle") node.removeAttribute("tabindex");
    else node.setAttribute("tabindex", "0");
}

/** Listens to pointer, focus and keys until the target goes. */
function follow(
    node: Node,
    table: Table,
    offers: () => readonly Offer[],
    pressed: (how: Press) => void,
): () => void {
    const gone = new AbortController();
    let pointer = "mouse";
    const listen = <Kind extends keyof HTMLElementEventMap>(
        kind: Kind,
        heard: (event: HTMLElementEventMap[Kind]) => void,
    ): void => node.addEventListener(kind, heard as EventListener, { signal: gone.signal });

    listen("pointerenter", (event) => {
        pointer = event.pointerType;
        if (pointer !== "touch") hover(table, offers());
    });
    listen("pointerleave", () => table.unmark());
    listen("pointerdown", (event) => (pointer = event.pointerType));
    listen("focus", () => {
        if (node.matches(":focus-visible")) hover(table, offers());
    });
    // A focused target that goes away blurs while the page is being drawn: nothing may change before that is done.
    listen("blur", (event) => {
        if (event.relatedTarget) table.unmark();
        else queueMicrotask(() => table.unmark());
    });
    listen("keydown", (event) => pressByKey(node, event));
    listen("click", (event) => {
        event.stopPropagation();
        pressed(pressOf(event, pointer));
    });
    return () => gone.abort();
}

/** A click that no pointer made comes from a key or from a screen reader. */
function pressOf(event: MouseEvent, pointer: string): Press {
    if (event.detail === 0) return "keyboard";
    return pointer === "mouse" ? "mouse" : "touch";
}

/** Real buttons make clicks of Enter and Space by themselves. */
function pressByKey(node: Node, event: KeyboardEvent): void {
    if (node instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
