/** How much room a board has by itself: what is looked at on a phone takes some of it for a while.
 *
 * A board that scrolls keeps its shape meanwhile, so that nothing jumps away from under a finger.
 */
import type { NotPossible } from "../../wire/types";
import type { Offer } from "../../net/offers";

interface LookedAt {
    readonly chosen: Offer | null;
    readonly explained: NotPossible | null;
}

export class SteadyHeight {
    #whole = 0;
    #last = { width: 0, height: 0 };

    constructor(private readonly table: LookedAt) {}

    /** Returns the height that the board has, or had before something was looked at; a screen that turns begins anew. */
    of(width: number, height: number): number {
        const isLookedAt = this.table.chosen !== null || this.table.explained !== null;
        const isTurned = width !== this.#last.width;
        const isChanged = !isLookedAt && height !== this.#last.height;
        if (isTurned || isChanged || height > this.#whole) this.#whole = height;
        this.#last = { width, height };
        return this.#whole;
    }
}
