/** Dice that come to rest one after the other, so that one can add them up while they fall. */
import { lasting } from "../kit/motion";

const FIRST = 420;
const NEXT = 170;

export class Tumble {
    /** How many dice lie still. */
    settled = $state(0);
    #timer = 0;
    #move = -1;

    /** Lets the dice of a new roll fall; a roll that was seen before just lies there. */
    begin(move: number, count: number, isFresh: boolean): void {
        if (move === this.#move) return;
        this.stop();
        this.#move = move;
        this.settled = isFresh && lasting(FIRST) > 0 ? 0 : count;
        if (this.settled < count) this.#later(lasting(FIRST), count);
    }

    /** Makes all dice lie. */
    stop(): void {
        clearTimeout(this.#timer);
    }

    #later(pause: number, count: number): void {
        this.#timer = window.setTimeout(() => {
            this.settled += 1;
            if (this.settled < count) this.#later(lasting(NEXT), count);
        }, pause);
    }
}
