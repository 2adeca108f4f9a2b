/** The final scoring, step by step: every line of the sheet for all players, then the totals. */
import type { Score, Standing } from "../../wire/types";

/** One line of the sheet: what each seat scores with it, and what it has then. */
export interface Step {
    readonly item: string;
    readonly scores: readonly (Score | null)[];
    readonly totals: readonly number[];
}

/** Tells the sheets line by line, in the order of the first one; lines that bring nobody anything are left out. */
export function stepsOf(standings: readonly Standing[]): readonly Step[] {
    const items = [...new Set(standings.flatMap(({ lines }) => lines.map(({ item }) => item)))];
    const totals = standings.map(() => 0);
    return items.flatMap((item) => {
        const scores = standings.map(
            ({ lines }) => lines.find((line) => line.item === item) ?? null,
        );
        if (scores.every((score) => !score?.points)) return [];
        scores.forEach((score, seat) => (totals[seat]! += score?.points ?? 0));
        return [{ item, scores, totals: [...totals] }];
    });
}
