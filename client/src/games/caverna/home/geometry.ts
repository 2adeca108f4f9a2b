/** Home boards: which cells are drawn, where they lie, and how twin tiles lie over two of them. */
import { COLUMNS, GOODS, REWARDS, ROWS } from "../../../wire/caverna";

/** All columns there can be; the outer ones only where tiles overhang the board. */
const ALL_COLUMNS = `z${COLUMNS}g`;
const FOREST = "zabc";

/** The side of a cell in the drawing. */
export const SIDE = 100;
/** Room above the cells, for the sky over forest and mountain. */
export const SKY = 30;

export interface Cell {
    readonly key: string;
    /** From 1 on the board itself; 0 and beyond the last one only where tiles overhang it. */
    readonly column: number;
    readonly row: number;
    /** Whether it is on the board itself. */
    readonly inside: boolean;
    readonly ground: "forest" | "mountain";
    /** What the first tile there brings. */
    readonly reward: readonly (readonly [string, number])[];
}

export interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

/** Returns the cells of the board, and of some others those beyond its edge; row by row. */
export function cellsOf(beyond: Iterable<string>): readonly Cell[] {
    const inside = range(1, ROWS).flatMap((row) => [...COLUMNS].map((column) => `${column}${row}`));
    const outside = [...new Set(beyond)].filter((key) => !inside.includes(key));
    return [...inside, ...outside].map(cellAt).sort((a, b) => a.row - b.row || a.column - b.column);
}

const CELLS = new Map<string, Cell>();

export function cellAt(key: string): Cell {
    const cell = CELLS.get(key) ?? newCell(key);
    CELLS.set(key, cell);
    return cell;
}

function newCell(key: string): Cell {
    const [letter = "", digit = ""] = key;
    const [column, row] = [ALL_COLUMNS.indexOf(letter), Number(digit)];
    return {
        key,
        column,
        row,
        inside: COLUMNS.includes(letter) && row >= 1 && row <= ROWS,
        ground: FOREST.includes(letter) ? "forest" : "mountain",
        reward: rewardAt(key),
    };
}

function rewardAt(key: string): readonly (readonly [string, number])[] {
    const counts: readonly number[] = (REWARDS as Record<string, readonly number[]>)[key] ?? [];
    return counts.flatMap((count, good) => (count ? [[GOODS[good] ?? "", count] as const] : []));
}

/** Returns what is drawn: the board with the sky over it, and more where cells overhang it. */
export function frameOf(cells: readonly Cell[]): Box {
    const columns = [1, COLUMNS.length, ...cells.map(({ column }) => column)];
    const rows = [1, ROWS, ...cells.map(({ row }) => row)];
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    return {
        x: (left - 1) * SIDE,
        y: Math.min((top - 1) * SIDE, -SKY),
        width: (right - left + 1) * SIDE,
        height: bottom * SIDE - Math.min((top - 1) * SIDE, -SKY),
    };
}

/** Returns where some cells lie: one cell, or a pair as one piece. */
export function boxOf(...keys: readonly string[]): Box {
    const cells = keys.map(cellAt);
    const left = Math.min(...cells.map(({ column }) => column));
    const top = Math.min(...cells.map(({ row }) => row));
    const right = Math.max(...cells.map(({ column }) => column));
    const bottom = Math.max(...cells.map(({ row }) => row));
    return {
        x: (left - 1) * SIDE,
        y: (top - 1) * SIDE,
        width: (right - left + 1) * SIDE,
        height: (bottom - top + 1) * SIDE,
    };
}

/** Returns a box as CSS inside a frame. */
export function placed(box: Box, frame: Box): string {
    const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
    return [
        `left: ${percent(box.x - frame.x, frame.width)}`,
        `top: ${percent(box.y - frame.y, frame.height)}`,
        `width: ${percent(box.width, frame.width)}`,
        `height: ${percent(box.height, frame.height)}`,
    ].join("; ");
}

// ---- from cell to cell -----------------------------------------------------------------------------

const STEPS = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof STEPS;

export function isArrow(key: string): key is Arrow {
    return key in STEPS;
}

/** Returns the cell that an arrow leads to, among those that are drawn. */
export function stepFrom(key: string, arrow: Arrow, drawn: readonly Cell[]): string {
    const from = cellAt(key);
    const [right, down] = STEPS[arrow];
    const [column, row] = [from.column + right, from.row + down];
    return drawn.find((cell) => cell.column === column && cell.row === row)?.key ?? key;
}

/** Returns the cells beside a cell, the nearest to a point in it first; the point goes from 0 to 1. */
export function besides(key: string, at: readonly [number, number] = [0.5, 0.5]): string[] {
    const { column, row } = cellAt(key);
    const [x, y] = at;
    const sides = [
        { step: [-1, 0], far: x },
        { step: [1, 0], far: 1 - x },
        { step: [0, -1], far: y },
        { step: [0, 1], far: 1 - y },
    ] as const;
    return [...sides]
        .sort((a, b) => a.far - b.far)
        .map(({ step: [right, down] }) => `${ALL_COLUMNS[column + right] ?? ""}${row + down}`)
        .filter((beside) => beside.length > 1);
}

function range(from: number, to: number): number[] {
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
