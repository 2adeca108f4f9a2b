/** Figures walk: who leaves one spot of the board arrives at another one. */
import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

import { paced } from "./pace";

const WALK = 620;

/** Leaving and arriving are two halves of one walk. */
export const [leave, arrive] = crossfade({
    duration: (distance) => paced(Math.min(WALK, 200 + distance)),
    easing: cubicInOut,
    fallback: (node) => fade(node, { duration: paced(200) }),
});
