/** The score sheet: what was scored, line by line, for all seats side by side. */
import type { Score, Standing, Text } from "../wire/types";

/** One line; what a seat has not scored at all is null. */
export interface Row {
    readonly item: string;
    readonly points: readonly (number | null)[];
    /** How each seat came to it, in words. */
    readonly texts: readonly (Text | null)[];
    /** How many things each seat has scored, where that is another number than its points and no sentence says it. */
    readonly counts: readonly (number | null)[];
    /** What all seats have in common; null where each has another sentence, or the same count is worth different points. */
    readonly common: Text | null;
}

/** Puts the sheets of all seats beside each other, in the order in which the game scores. */
export function rowsOf(standings: readonly Standing[]): Row[] {
    const items = new Set(standings.flatMap(({ lines }) => lines.map((line) => line.item)));
    return [...items].map((item) => rowOf(item, standings)).filter(isWorthTelling);
}

function rowOf(item: string, standings: readonly Standing[]): Row {
    const lines = standings.map((standing) => standing.lines.find((line) => line.item === item));
    const texts = lines.map((line) => line?.text ?? null);
    const points = lines.map((line) => line?.points ?? null);
    return { item, points, texts, counts: lines.map(countOf), common: inCommon(texts, points) };
}

/** Counts what a line consists of; what is not there at all, but costs points, is one thing too. */
function countOf(line: Score | undefined): number | null {
    const parts = line?.portions ?? [];
    const all = parts.reduce((sum, { count }) => sum + Math.max(1, count), 0);
    return all > 0 && all !== line?.points ? all : null;
}

/** Lines in which nobody has a point say nothing. */
function isWorthTelling(row: Row): boolean {
    return row.points.some((points) => points !== null && points !== 0);
}

function inCommon(
    texts: readonly (Text | null)[],
    points: readonly (number | null)[],
): Text | null {
    const [first, ...others] = texts.filter((text) => text !== null);
    if (!first || !others.every((text) => sameText(text, first))) return null;
    const isName = Object.keys(first.args).length === 0;
    return isName || new Set(points.filter((count) => count !== null)).size < 2 ? first : null;
}

function sameText(one: Text, other: Text): boolean {
    return JSON.stringify(one) === JSON.stringify(other);
}
