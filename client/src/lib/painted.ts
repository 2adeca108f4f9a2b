/** Counts time from the moment something is in sight: on a slow machine that is later than the moment it was decided. */

/** Does something so many milliseconds after the page as it is now is painted; what it returns calls that off. */
export function afterPaint(wait: number, then: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(then, wait)));
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}
