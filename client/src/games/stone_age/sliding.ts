/** Pieces that slide from one spot of the board to another one. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { pace } from "../../lib/pace.svelte";
import { MOVES } from "../../lib/times";

/** Slides a node in from a spot (`data-spot`), or out to it. */
export function sliding(node: HTMLElement, { spot }: { spot: string }): TransitionConfig {
    const other = document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    const here = node.getBoundingClientRect();
    if (!other?.width || !pace.lasting(MOVES.slide)) return { duration: 0 };
    const [x, y] = [
        middle(other.left, other.width) - middle(here.left, here.width),
        middle(other.top, other.height) - middle(here.top, here.height),
    ];
    return {
        duration: pace.lasting(MOVES.slide),
        easing: cubicOut,
        css: (_, away) => `transform: translate(${x * away}px, ${y * away}px)`,
    };
}

function middle(start: number, length: number): number {
    return start + length / 2;
}
