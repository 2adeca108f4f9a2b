/** Keys that mean the same on every board. */

/** By its place on the keyboard. */
const TURN = "KeyX";

/** Tells whether somebody wants to turn round what is being laid; not while they write. */
export function isTurn({ code, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const isText = target instanceof HTMLElement && target.matches("input, textarea");
    return code === TURN && !isText && !ctrlKey && !metaKey;
}
