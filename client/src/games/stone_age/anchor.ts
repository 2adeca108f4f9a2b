/** Where something that is about a place lies: beside it, never over it, and over as few others as can be. */
import { inside, MARGIN, type Point } from "../kit/spot";

import { spaceAt, stackAt } from "./facts";
import type { Box, Scene } from "./layout";

export interface Size {
    readonly w: number;
    readonly h: number;
}

/** So much worse is it to cover a place that can be pressed now, */
const WANTED = 4;
/** or a card or a tile, which is full of print. */
const PRINTED = 3;

/** Returns the upper left corner for something of a size that is about a place of the scene. */
export function anchored(
    scene: Scene,
    about: string,
    size: Size,
    isWanted: (place: string) => boolean = () => false,
): Point {
    const box = scene.places[about];
    if (!box) return { x: (scene.width - size.w) / 2, y: MARGIN };
    const others = Object.entries(scene.places)
        .filter(([key]) => key !== about)
        .map(([key, other]) => {
            const worth = (isWanted(key) ? WANTED : 1) * (isPiece(key) ? PRINTED : 1);
            return [isPiece(key) ? other : feetOf(other), worth] as const;
        });
    const weight = (at: Point): number => {
        const covered = { ...at, ...size };
        const neighbours = others.reduce(
            (sum, [other, worth]) => sum + overlap(covered, other) * worth,
            0,
        );
        return overlap(covered, box) * 1e5 + neighbours;
    };
    return spotsAround(scene, box, size).reduce((best, spot) =>
        weight(spot) < weight(best) - 1 ? spot : best,
    );
}

/** All spots that touch a box and lie inside the scene, the likeliest ones first. */
function spotsAround(scene: Scene, box: Box, { w, h }: Size): readonly Point[] {
    const across = stops(box.x, box.w, w);
    const down = stops(box.y, box.h, h);
    const [above, below] = [box.y - h - MARGIN, box.y + box.h + MARGIN];
    const [before, after] = [box.x - w - MARGIN, box.x + box.w + MARGIN];
    return [
        ...across.map((x) => ({ x, y: above })),
        ...across.map((x) => ({ x, y: below })),
        ...down.map((y) => ({ x: after, y })),
        ...down.map((y) => ({ x: before, y })),
    ].map(({ x, y }) => ({
        x: inside(x, scene.width - w),
        y: inside(y, scene.height - h),
    }));
}

/** Where something may begin beside a box: at its middle, flush with its ends, or reaching past them. */
function stops(start: number, length: number, size: number): readonly number[] {
    const [middle, end] = [start + (length - size) / 2, start + length - size];
    const [before, after] = [start - size * 0.75, start + length - size * 0.25];
    return [middle, start, end, (before + end) / 2, (start + after) / 2, before, after];
}

/** Whether a card or a tile lies on a place. */
function isPiece(place: string): boolean {
    return spaceAt(place) >= 0 || stackAt(place) >= 0;
}

/** Where figures stand and names are written; a drawing above that may be covered for a while. */
function feetOf({ x, y, w, h }: Box): Box {
    return { x, y: y + h * 0.45, w, h: h * 0.55 };
}

/** How many square pixels two boxes share. */
export function overlap(one: Box, other: Box): number {
    const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
    const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
    return Math.max(0, across) * Math.max(0, down);
}
