/** Where rings lie: around what is pointed at, once where things lie in each other. */

export interface Ring {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

/** Pixels between a ring and what it is around. */
const MARGIN = 5;

/** Returns the rings around some boxes; one that lies inside another needs none of its own. */
export function ringsOf(boxes: readonly Ring[]): readonly Ring[] {
    const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
    return seen
        .filter(
            (box, at) =>
                !seen.some((other, place) => place !== at && holds(other, box, place < at)),
        )
        .map(({ x, y, width, height }) => ({
            x: Math.round(x - MARGIN),
            y: Math.round(y - MARGIN),
            width: Math.round(width + 2 * MARGIN),
            height: Math.round(height + 2 * MARGIN),
        }));
}

/** Whether a box lies in another one; of two that are the same the first one counts. */
function holds(outer: Ring, inner: Ring, isFirst: boolean): boolean {
    const isInside =
        outer.x <= inner.x &&
        outer.y <= inner.y &&
        outer.x + outer.width >= inner.x + inner.width &&
        outer.y + outer.height >= inner.y + inner.height;
    const isEqual = outer.width === inner.width && outer.height === inner.height;
    return isInside && (!isEqual || isFirst);
}

/** Whether two lists of rings look the same. */
export function isSame(some: readonly Ring[], others: readonly Ring[]): boolean {
    return JSON.stringify(some) === JSON.stringify(others);
}
