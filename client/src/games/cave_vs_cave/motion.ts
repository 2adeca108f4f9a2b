/** The paths of rooms between display, rock and caves. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";

import { pace } from "../../lib/pace.svelte";
import { MOVES } from "../../lib/times";

/** A room flies from where it was to where it goes; one that comes from nowhere grows out of its place. */
export const [leave, arrive] = crossfade({
    duration: (distance) => pace.lasting(Math.min(MOVES.walk, MOVES.slide + distance * 0.7)),
    easing: cubicOut,
    fallback: (node) => scale(node, { duration: pace.lasting(MOVES.slide), start: 0.7 }),
});

/** What blue rooms say rises and fades away. */
export function rise(_: Element): TransitionConfig {
    return {
        duration: pace.lasting(MOVES.slide),
        easing: cubicOut,
        css: (t) => `opacity: ${t}; translate: 0 ${(1 - t) * 10}px`,
    };
}

/** Rock that is dug away, and walls that are razed, sink into dust. */
export function crumble(_: Element): TransitionConfig {
    return {
        duration: pace.lasting(MOVES.turn),
        easing: cubicOut,
        css: (t, u) => `opacity: ${t}; transform: translateY(${u * 16}px)`,
    };
}
