/** The geometry of a rating's course: a line, and around it how much it may be off. */
import { pathOf } from "../ending/chart";
import type { RatingPoint } from "../wire/types";

export interface Box {
    readonly width: number;
    readonly height: number;
    /** Room for the numbers at the left, and above and below. */
    readonly margin: number;
}

export interface Course {
    readonly line: string;
    readonly band: string;
    readonly dots: readonly { readonly x: number; readonly y: number }[];
    readonly levels: readonly { readonly rating: number; readonly y: number }[];
}

const STEP = 100;

/** Lays a course out; ratings of before and after differ little, so it begins near the lowest. */
export function courseOf(points: readonly RatingPoint[], box: Box): Course {
    const low = floor(Math.min(...points.map(({ rating, doubt }) => rating - doubt)));
    const high = -floor(-Math.max(...points.map(({ rating, doubt }) => rating + doubt)));
    const across = (index: number): number =>
        box.margin + ((box.width - 1.5 * box.margin) * index) / Math.max(1, points.length - 1);
    const up = (rating: number): number =>
        box.height -
        box.margin / 2 -
        ((box.height - box.margin) * (rating - low)) / Math.max(STEP, high - low);
    const along = (of: (point: RatingPoint) => number): { x: number; y: number }[] =>
        points.map((point, index) => ({ x: across(index), y: up(of(point)) }));
    const dots = along(({ rating }) => rating);
    const upper = along(({ rating, doubt }) => rating + doubt);
    const lower = along(({ rating, doubt }) => rating - doubt);
    const middle = floor((low + high) / 2);
    return {
        line: pathOf(dots),
        band: `${pathOf([...upper, ...lower.reverse()])}Z`,
        dots,
        levels: [...new Set([low, middle, high])].map((rating) => ({ rating, y: up(rating) })),
    };
}

function floor(rating: number): number {
    return Math.floor(rating / STEP) * STEP;
}
