/** A score sheet as a table: a row for every item that anybody has points for, a column for every seat. */
import type { Standing, Text } from "../wire/types";

export interface Sheet {
    readonly seats: readonly Standing[];
    readonly rows: readonly { title: string; points: readonly (number | null)[] }[];
}

/** Lays a sheet out, best first; items are in the order in which they are first met. */
export function sheetOf(standings: readonly Standing[], say: (text: Text) => string): Sheet {
    const seats = standings.toSorted((one, other) => one.rank - other.rank);
    const titles = new Set(seats.flatMap(({ lines }) => lines.map(({ text }) => say(text))));
    const pointsFor = ({ lines }: Standing, title: string): number | null => {
        const found = lines.filter(({ text }) => say(text) === title);
        return found.length ? found.reduce((sum, { points }) => sum + points, 0) : null;
    };
    const rows = [...titles].map((title) => ({
        title,
        points: seats.map((standing) => pointsFor(standing, title)),
    }));
    return { seats, rows: rows.filter(({ points }) => points.some(Boolean)) };
}
