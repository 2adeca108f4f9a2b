/** How long things take on the screen, as a person likes it; whoever skips ahead waits for nothing. */
import { settings, type Speed } from "./settings.svelte";

/** Milliseconds between two moves of others. */
const GAPS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 800, fast: 80 };

/** Milliseconds by which the screen may stay behind the game for who wants it fast, or whose time runs. */
const NOT_FAR_BEHIND = 2000;

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

class Pace {
    /** Whether somebody does not want to watch what others do. */
    skips = $state(false);

    /** Returns so many milliseconds at the person's speed; none where nothing shall move. */
    lasting(milliseconds: number): number {
        const { motion, speed } = settings.liked;
        return motion && !this.skips ? milliseconds * FACTORS[speed] : 0;
    }

    /** Milliseconds before the next move of others is shown; who wants it fast and without motion sees it at once. */
    get gap(): number {
        const { motion, speed } = settings.liked;
        return this.skips || (speed === "fast" && !motion) ? 0 : GAPS[speed];
    }

    /** Milliseconds by which the screen may stay behind the game. */
    mostBehind(hasClock: boolean): number {
        return hasClock || settings.liked.speed === "fast" ? NOT_FAR_BEHIND : Infinity;
    }
}

export const pace = new Pace();
