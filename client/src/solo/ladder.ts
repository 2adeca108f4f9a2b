/** The ladder of who plays alone: which title points have earned, and how far the next one is. */
import type { Rung } from "../wire/http";

export type Ladder = readonly Rung[];

/** Returns the highest rung that points have reached; the lowest one is for everybody. */
export function reached(ladder: Ladder, points: number): Rung | undefined {
    return ladder.findLast((rung) => rung.points <= points) ?? ladder[0];
}

/** Returns the next rung above points; nothing at the top. */
export function next(ladder: Ladder, points: number): Rung | undefined {
    return ladder.find((rung) => rung.points > points);
}

/** Returns the points that one has to reach. */
export function goalOf(ladder: Ladder): number | undefined {
    return ladder.find((rung) => rung.goal)?.points;
}
