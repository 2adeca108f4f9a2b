/** How long things take on the screen, as a person likes it; whoever skips ahead waits for nothing. */
import { settings } from "./settings.svelte";
import { FACTORS, NOT_FAR_BEHIND } from "./times";

class Pace {
    /** Whether somebody does not want to watch what others do. */
    skips = $state(false);

    /** Returns for how many milliseconds something moves; not at all where nothing shall move. */
    lasting(milliseconds: number): number {
        return settings.liked.motion && !this.skips ? this.#scaled(milliseconds) : 0;
    }

    /** Returns for how many milliseconds something has to be in sight; whoever wants it fast and without motion sees all at once. */
    readable(milliseconds: number): number {
        const { motion, speed } = settings.liked;
        return this.skips || (speed === "fast" && !motion) ? 0 : this.#scaled(milliseconds);
    }

    #scaled(milliseconds: number): number {
        return milliseconds * FACTORS[settings.liked.speed];
    }

    /** Milliseconds by which the screen may stay behind the game. */
    mostBehind(timeRuns: boolean): number {
        return timeRuns ? NOT_FAR_BEHIND : Infinity;
    }
}

export const pace = new Pace();
