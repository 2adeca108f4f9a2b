/** How long everything takes on the screen: the only place that has numbers for it. */

/** Kinds of what is told, and for how many milliseconds each has to be readable at normal speed. */
export const TIMES = {
    /** A remark, which takes no time of its own. */
    aside: 0,
    /** One step of a long walk, or one of many pieces that are put down. */
    step: 400,
    move: 700,
    gain: 900,
    reveal: 1200,
    meal: 1200,
    score: 1100,
    roll: 1700,
    /** A banner: a phase, a round, the end. */
    banner: 1500,
} as const;

export type Kind = keyof typeof TIMES;

export type Speed = "slow" | "normal" | "fast";

export const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];

/** The next of the three speeds; after the last one comes the first. */
export function speedAfter(speed: Speed): Speed {
    return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? "normal";
}

/** How long something stays in sight. */
export interface Stay {
    /** Milliseconds before the next thing may come. */
    readonly lasts: number;
    /** So many milliseconds from now it has to be over, with all that comes before it: everything gets less time for that. */
    readonly soon?: number;
    /** The same, counted from the moment when the first of the row came. */
    readonly within?: number;
    /** No hurry leaves it less than so many milliseconds. */
    readonly least?: number;
}

/** Milliseconds by which the screen may stay behind the game for whose time runs. */
export const NOT_FAR_BEHIND = 2000;

/** So many milliseconds may all that others do take together for whoever wants it fast, up to the next question … */
export const TOGETHER_AT_FAST = 4000;

/** … as far as every step still has this part of its time, and so many milliseconds at least. */
export const LEAST_STEP = 200;
const LEAST_SHARE = 0.4;
const LEAST_SHARE_OF_MOMENTS = 0.7;

/** What everybody waits for is not hurried as much as moves and their gains. */
const MOMENTS: ReadonlySet<Kind> = new Set(["reveal", "meal", "score", "roll", "banner"]);

/** Returns the part of its time that a step has, however much waits to be told. */
export function leastShare(kind: Kind): number {
    return MOMENTS.has(kind) ? LEAST_SHARE_OF_MOMENTS : LEAST_SHARE;
}

/** So many milliseconds before a step is over its pieces have landed, and what is counted changes. */
export const SETTLES = 250;

/** Movements on a screen, in milliseconds at normal speed. */
export const MOVES = {
    /** Something appears beside what is pointed at. */
    brief: 120,
    short: 200,
    slide: 300,
    /** Something is turned over. */
    turn: 520,
    walk: 900,
    flight: 900,
    /** A ring opens around where somebody has come to. */
    ring: 1100,
    /** What a piece has done by itself stays in words. */
    announced: 2600,
} as const;

/** Whoever wants it fast and without motion still sees a replay move by move: for so many milliseconds each. */
export const LEAST_IN_REPLAYS = 250;
