/** What can be seen of a node: boards scroll, and lists, sheets and the teacher may lie over them. */
import type { Ring } from "./rings";

/** What may lie over a board. */
const COVERS = ".sheet, dialog, [popover], [data-layer], [data-look], [data-lesson-step]";

/** Returns the part of a node that is in sight, or nothing. */
export function seenOf(node: Element): Ring | null {
    const seen = within(node);
    if (!seen) return null;
    const top = document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2);
    const cover = top?.closest(COVERS);
    return top && (!cover || cover.contains(node)) ? seen : null;
}

/** Returns what all that scrolls around a node leaves of it. */
function within(node: Element): Ring | null {
    let seen: Ring | null = node.getBoundingClientRect();
    for (let around = node.parentElement; around && seen; around = around.parentElement) {
        const { overflow, position } = getComputedStyle(around);
        if (overflow !== "visible") seen = common(seen, around.getBoundingClientRect());
        if (position === "fixed") break; // it lies over everything that is further out
    }
    return seen && common(seen, { x: 0, y: 0, width: innerWidth, height: innerHeight });
}

/** Returns what two boxes have in common. */
export function common(one: Ring, other: Ring): Ring | null {
    const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    const width = Math.min(one.x + one.width, other.x + other.width) - x;
    const height = Math.min(one.y + one.height, other.y + other.height) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : null;
}
