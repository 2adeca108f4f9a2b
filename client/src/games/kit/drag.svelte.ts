/** Dragging pieces over a board by mouse, finger or pen. It knows no game: what may go where is asked of its owner.
 *
 * `{@attach drag.source(() => cargo)}` makes an element a piece that can be taken; whatever is no drag stays a press.
 * Goals are found among the elements under the pointer. `Held.svelte` draws what is held.
 */
import "./drag.css";

import type { Attachment } from "svelte/attachments";

import { Gesture, type Spot } from "./gesture";

/** Who owns a drag says what things mean. */
export interface Hands<Cargo, Goal> {
    /** Returns where a piece could go, given the elements under the pointer from the top; null where it cannot. */
    goalAt(under: readonly Element[], cargo: Cargo): Goal | null;
    /** A piece is taken up. */
    lifted?(cargo: Cargo): void;
    /** It is held over a goal, or over none. */
    over?(goal: Goal | null, cargo: Cargo): void;
    /** It is let go: at a goal, or at none. Escape and interruptions let go at none. */
    dropped(goal: Goal | null, cargo: Cargo): void;
}

export class Drag<Cargo, Goal> {
    /** What is held, over which goal, and where the pointer is on the screen. */
    held = $state.raw<Cargo | null>(null);
    goal = $state.raw<Goal | null>(null);
    x = $state(0);
    y = $state(0);
    /** Fingers hide what is below them: what they hold is drawn above them. */
    byFinger = $state(false);

    #gesture: Gesture | null = null;

    constructor(private readonly hands: Hands<Cargo, Goal>) {}

    /** Lets something be taken, as long as there is a cargo. */
    source(cargoOf: () => Cargo | null): Attachment<HTMLElement> {
        return (node) => {
            const gone = new AbortController();
            const { signal } = gone;
            $effect(() => {
                node.toggleAttribute("data-draggable", cargoOf() !== null);
            });
            node.addEventListener("pointerdown", (event) => this.#begin(event, node, cargoOf()), {
                signal,
            });
            node.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
            return () => gone.abort();
        };
    }

    #begin(event: PointerEvent, node: HTMLElement, cargo: Cargo | null): void {
        if (event.button !== 0 || cargo === null || this.#gesture) return;
        const gesture = new Gesture(event.pointerId, event.pointerType, spotOf(event));
        this.#gesture = gesture;
        this.byFinger = event.pointerType === "touch";
        this.#follow(gesture, node, cargo);
    }

    /** Listens to the whole window: the piece itself may be drawn anew meanwhile. */
    #follow(gesture: Gesture, node: HTMLElement, cargo: Cargo): void {
        const over = new AbortController();
        const { signal } = over;
        const end = (goal: Goal | null): void => {
            over.abort();
            this.#gesture = null;
            if (gesture.phase === "dragged") this.#letGo(goal, cargo);
        };
        const isOther = (event: PointerEvent): boolean => event.pointerId !== gesture.pointer;
        const moved = (event: PointerEvent): void => {
            if (isOther(event)) return;
            if (gesture.moves(spotOf(event))) this.#lift(node, event, cargo);
            if (gesture.phase === "dragged") this.#hold(event, cargo);
        };
        const lifted = (event: PointerEvent): void => {
            if (isOther(event)) return;
            if (gesture.phase === "dragged") swallowClick();
            end(gesture.phase === "dragged" ? this.#goalUnder(event, cargo) : null);
        };
        const keyed = (event: KeyboardEvent): void => {
            if (event.key !== "Escape" || gesture.phase !== "dragged") return;
            event.stopPropagation();
            end(null);
        };
        window.addEventListener("pointermove", moved, { signal });
        window.addEventListener("pointerup", lifted, { signal });
        window.addEventListener("pointercancel", (event) => !isOther(event) && end(null), {
            signal,
        });
        window.addEventListener("keydown", keyed, { signal, capture: true });
        window.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
        window.addEventListener("blur", () => end(null), { signal });
    }

    #lift(node: HTMLElement, event: PointerEvent, cargo: Cargo): void {
        if (node.isConnected) node.setPointerCapture(event.pointerId);
        document.documentElement.toggleAttribute("data-dragging", true);
        getSelection()?.removeAllRanges();
        this.held = cargo;
        this.hands.lifted?.(cargo);
    }

    #hold(event: PointerEvent, cargo: Cargo): void {
        [this.x, this.y] = [event.clientX, event.clientY];
        const goal = this.#goalUnder(event, cargo);
        if (goal === this.goal) return;
        this.goal = goal;
        this.hands.over?.(goal, cargo);
    }

    #letGo(goal: Goal | null, cargo: Cargo): void {
        document.documentElement.toggleAttribute("data-dragging", false);
        this.held = this.goal = null;
        this.hands.dropped(goal, cargo);
    }

    #goalUnder({ clientX, clientY }: PointerEvent, cargo: Cargo): Goal | null {
        return this.hands.goalAt(document.elementsFromPoint(clientX, clientY), cargo);
    }
}

/** Returns the value of a data attribute of the topmost element that has it, or whose parents have it. */
export function namedUnder(under: readonly Element[], name: string): string | null {
    for (const node of under) {
        const found = node.closest<HTMLElement>(`[data-${name}]`);
        if (found) return found.getAttribute(`data-${name}`);
    }
    return null;
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
    return { x: clientX, y: clientY };
}

/** A drag ends with a click on whatever it began at, which means nothing. */
function swallowClick(): void {
    const over = new AbortController();
    const swallow = (event: Event): void => {
        event.stopPropagation();
        event.preventDefault();
        over.abort();
    };
    window.addEventListener("click", swallow, { capture: true, signal: over.signal });
    setTimeout(() => over.abort());
}
