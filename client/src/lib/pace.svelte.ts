/** How long things take on the screen, as a person likes it; whoever skips ahead waits for nothing. */
import { settings } from "./settings.svelte";
import {
    FACTORS,
    LEAST_STEP,
    leastShare,
    NOT_FAR_BEHIND,
    TOGETHER_AT_FAST,
    type Kind,
    type Stay,
} from "./times";

class Pace {
    /** Whether somebody does not want to watch what others do. */
    skips = $state(false);
    /** The part of its time that what is told now has, where much waits to be told: what moves is as much faster. */
    share = 1;

    /** Returns for how many milliseconds something moves; not at all where nothing shall move. */
    lasting(milliseconds: number): number {
        return settings.liked.motion && !this.skips ? this.#scaled(milliseconds) * this.share : 0;
    }

    /** Returns for how many milliseconds something has to be in sight; whoever wants it fast and without motion sees all at once. */
    readable(milliseconds: number): number {
        const { motion, speed } = settings.liked;
        return this.skips || (speed === "fast" && !motion) ? 0 : this.#scaled(milliseconds);
    }

    #scaled(milliseconds: number): number {
        return milliseconds * FACTORS[settings.liked.speed];
    }

    /** Returns for how long a step is told that lasts so many milliseconds, and how far it may be hurried. */
    stay(kind: Kind, lasts: number, timeRuns: boolean): Stay {
        const soon = timeRuns ? NOT_FAR_BEHIND : Infinity;
        const within = settings.liked.speed === "fast" ? TOGETHER_AT_FAST : Infinity;
        const least = timeRuns ? 0 : Math.max(LEAST_STEP, lasts * leastShare(kind));
        return { lasts, soon, within, least };
    }
}

export const pace = new Pace();
