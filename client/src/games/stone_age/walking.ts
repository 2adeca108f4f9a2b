/** Figures walk: who leaves one spot of the board arrives at another one. */
import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

import { pace } from "../../lib/pace.svelte";
import { MOVES } from "../../lib/times";

const WALK = 620;

/** Leaving and arriving are two halves of one walk. */
const [depart, appear] = crossfade({
    duration: (distance) => pace.lasting(Math.min(WALK, 200 + distance)),
    easing: cubicInOut,
    fallback: (node) => fade(node, { duration: pace.lasting(MOVES.short) }),
});

type Walk = typeof depart;

export const leave: Walk = (node, walker) => depart(node, keyOf(node, walker.key));
export const arrive: Walk = (node, walker) => appear(node, keyOf(node, walker.key));

/** Who stands on a mat that is folded up comes from nowhere: a walk from there would have no size to begin with. */
function keyOf(node: Element, key: unknown): { key: unknown } {
    return { key: node.getBoundingClientRect().width > 0 ? key : {} };
}
