/** The geometry of a chart: points over rounds, one line for every seat. */
import type { Stage } from "../wire/types";

export interface Box {
    readonly width: number;
    readonly height: number;
    /** Room for the numbers at the sides. */
    readonly margin: number;
}

export interface Dot {
    readonly x: number;
    readonly y: number;
    readonly points: number;
    readonly round: number;
}

export interface Chart {
    /** By seat, one dot for the end of every round. */
    readonly lines: readonly (readonly Dot[])[];
    /** Round numbers of points, each with its height. */
    readonly levels: readonly { readonly points: number; readonly y: number }[];
    readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

const LEVELS = 4;

/** Lines differ in how they are drawn, not in colour alone. */
export const DASHES = ["", "8 4", "2 4", "10 3 2 3", "5 5", "1 3", "12 4", "6 2 2 2", "3 3"];

/** Where things stand in a box: columns from left to right, points from below. */
export interface Scale {
    across(column: number): number;
    up(points: number): number;
    readonly levels: Chart["levels"];
}

/** Finds room for some columns with these values. */
export function scaleOf(values: readonly number[], columns: number, box: Box): Scale {
    const { low, high, step } = rangeOf(values);
    const across = (column: number): number =>
        box.margin + ((box.width - 2 * box.margin) * column) / Math.max(1, columns - 1);
    const up = (points: number): number =>
        box.height - box.margin - ((box.height - 2 * box.margin) * (points - low)) / (high - low);
    const levels = steps(low, high, step).map((points) => ({ points, y: up(points) }));
    return { across, up, levels };
}

/** Lays a chart out. */
export function chartOf(stages: readonly Stage[], box: Box): Chart {
    const seats = stages[0]?.totals.length ?? 0;
    const { across, up, levels } = scaleOf(
        stages.flatMap((stage) => [...stage.totals]),
        stages.length,
        box,
    );
    return {
        lines: Array.from({ length: seats }, (_, seat) =>
            stages.map(({ round, totals }, index) => {
                const points = totals[seat] ?? 0;
                return { x: across(index), y: up(points), points, round };
            }),
        ),
        levels,
        rounds: stages.map(({ round }, index) => ({ round, x: across(index) })),
    };
}

/** Returns round numbers around some values, and the step between the lines of the chart. */
export function rangeOf(values: readonly number[]): { low: number; high: number; step: number } {
    const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
    const step = niceStep((most - least) / LEVELS);
    return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

/** Returns the next of 1, 2, 5, 10, 20, 50 … */
function niceStep(least: number): number {
    const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
    return (
        [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power
    );
}

function steps(low: number, high: number, step: number): number[] {
    return Array.from(
        { length: Math.round((high - low) / step) + 1 },
        (_, index) => low + index * step,
    );
}

/** Returns a line through dots, for an SVG path. */
export function pathOf(dots: readonly Pick<Dot, "x" | "y">[]): string {
    return dots
        .map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
        .join("");
}
