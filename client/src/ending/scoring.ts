/** The final scoring, step by step: every line of the sheets for all players, and what they have by then. */
import type { Standing } from "../wire/types";

import { rowsOf, type Row } from "./sheet";

/** One line of the sheet, and what each seat has with it. */
export interface Tally {
    readonly row: Row;
    readonly totals: readonly number[];
}

/** Tells the sheets line by line; lines that bring nobody anything are left out. */
export function talliesOf(standings: readonly Standing[]): readonly Tally[] {
    let totals: readonly number[] = standings.map(() => 0);
    return rowsOf(standings).map((row) => {
        totals = totals.map((total, at) => total + (row.points[at] ?? 0));
        return { row, totals };
    });
}
