/** The face of an action tile, row by row: signs, a word for what the hands do, and what that means for a cave now. */
import type { CaveVsCavePlayerView, CaveVsCaveView } from "../../wire/types";

import { tileOf, type Deed, type Effect } from "./box";
import { prospectOf } from "./now";
import { rowsOf, workOf, type Sign, type Work } from "./signs";

export interface FaceRow {
    readonly signs: readonly Sign[];
    readonly work: Work | null;
    /** Whether the row before has the same word already. */
    readonly isSame: boolean;
    /** Whether it is an alternative to the row before. */
    readonly isOr: boolean;
    /** Whether it would do nothing now, for whoever looks at it. */
    readonly isIdle: boolean;
    /** In how many ways it could be done now. */
    readonly count: number;
}

export function faceOf(
    tile: string,
    view: CaveVsCaveView,
    cave: CaveVsCavePlayerView | null,
): readonly FaceRow[] {
    const rows = tileOf(tile).effects.flatMap((effect) => rowsIn(effect, view, cave));
    return rows.map((row, at) => ({ ...row, isSame: rows[at - 1]?.work === row.work }));
}

function rowsIn(
    effect: Effect,
    view: CaveVsCaveView,
    cave: CaveVsCavePlayerView | null,
): readonly Omit<FaceRow, "isSame">[] {
    const rows = rowsOf(effect, view.per_turn);
    const isSplit = rows.length === effect.length;
    return rows.map((signs, index) => {
        const deeds = isSplit ? effect.slice(index, index + 1) : effect;
        const count = cave ? mostOf(deeds, view, cave) : 0;
        const work = deeds[0] ? workOf(deeds[0]) : null;
        return { signs, work, isOr: index > 0, isIdle: cave !== null && count === 0, count };
    });
}

function mostOf(deeds: readonly Deed[], view: CaveVsCaveView, cave: CaveVsCavePlayerView): number {
    return Math.max(...deeds.map((deed) => prospectOf(deed, view, cave).count));
}
