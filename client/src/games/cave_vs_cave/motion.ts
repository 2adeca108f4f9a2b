/** The paths of rooms between display, rock and caves. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";

import { lasting } from "../kit/motion";

/** A room flies from where it was to where it goes; one that comes from nowhere grows out of its place. */
export const [leave, arrive] = crossfade({
    duration: (distance) => lasting(Math.min(900, 300 + distance * 0.7)),
    easing: cubicOut,
    fallback: (node) => scale(node, { duration: lasting(260), start: 0.7 }),
});

/** A wall slides in from its end. */
export function slideIn(_: Element, { isUpright }: { isUpright: boolean }): TransitionConfig {
    const axis = isUpright ? "Y" : "X";
    return {
        duration: lasting(420),
        easing: cubicOut,
        css: (t) => `transform: scale${axis}(${t}); opacity: ${Math.min(1, t * 2)}`,
    };
}

/** What blue rooms say rises and fades away. */
export function rise(_: Element): TransitionConfig {
    return {
        duration: lasting(300),
        easing: cubicOut,
        css: (t) => `opacity: ${t}; translate: 0 ${(1 - t) * 10}px`,
    };
}

/** Rock that is dug away sinks into dust. */
export function crumble(_: Element): TransitionConfig {
    return {
        duration: lasting(520),
        easing: cubicOut,
        css: (t, u) => `opacity: ${t}; transform: translateY(${u * 16}px)`,
    };
}
