/** Home boards: which cells are drawn, and where. */
import { COLUMNS, GOODS, REWARDS, ROWS } from "../../wire/caverna";

/** All columns there can be; the outer ones only where tiles overhang the board. */
const ALL_COLUMNS = `z${COLUMNS}g`;
const FOREST = "zabc";

export interface Cell {
    readonly key: string;
    readonly column: number;
    readonly row: number;
    /** Whether it is on the board itself. */
    readonly inside: boolean;
    readonly ground: "forest" | "mountain";
    /** What the first tile there brings. */
    readonly reward: readonly (readonly [string, number])[];
}

/** Returns the cells of the board, and of some others those beyond its edge. */
export function cellsOf(beyond: Iterable<string>): readonly Cell[] {
    const inside = [...range(1, ROWS)].flatMap((row) =>
        [...COLUMNS].map((column) => `${column}${row}`),
    );
    const outside = [...new Set(beyond)].filter((key) => !inside.includes(key));
    return [...inside, ...outside].map((key) => cellAt(key, inside.includes(key)));
}

function cellAt(key: string, inside: boolean): Cell {
    const [letter = "", digit = ""] = key;
    return {
        key,
        column: ALL_COLUMNS.indexOf(letter),
        row: Number(digit),
        inside,
        ground: FOREST.includes(letter) ? "forest" : "mountain",
        reward: rewardAt(key),
    };
}

function rewardAt(key: string): readonly (readonly [string, number])[] {
    const counts: readonly number[] = (REWARDS as Record<string, readonly number[]>)[key] ?? [];
    return counts.flatMap((count, good) => (count ? [[GOODS[good] ?? "", count] as const] : []));
}

function* range(from: number, to: number): Generator<number> {
    for (let at = from; at <= to; at++) yield at;
}
