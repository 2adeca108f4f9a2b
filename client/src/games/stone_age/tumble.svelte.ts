/** Dice that are shaken in a cup and come to rest one after the other, so that one can add them up while they fall. */

import { pace } from "../../lib/pace.svelte";
import { CUP_SHAKES, DIE_RESTS } from "./told";

export class Tumble {
    /** How many dice lie still. */
    settled = $state(0);
    /** The dice are still in the cup. */
    isShaken = $state(false);
    #timer = 0;
    #move = -1;

    /** Lets the dice of a new roll fall; a roll that was seen before just lies there. */
    begin(move: number, count: number, isFresh: boolean): void {
        if (move === this.#move) return;
        this.stop();
        this.#move = move;
        const isSeen = isFresh && pace.lasting(CUP_SHAKES) > 0;
        this.settled = isSeen ? 0 : count;
        this.isShaken = isSeen;
        if (isSeen) this.#later(pace.lasting(CUP_SHAKES), count);
    }

    stop(): void {
        clearTimeout(this.#timer);
    }

    #later(pause: number, count: number): void {
        this.#timer = window.setTimeout(() => {
            this.isShaken = false;
            this.settled += 1;
            if (this.settled < count) this.#later(pace.lasting(DIE_RESTS), count);
        }, pause);
    }
}
