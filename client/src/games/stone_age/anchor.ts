/** Where something that is about a place lies: beside it, never over it, and over as few others as can be. */
import { inside, MARGIN, type Point } from "../kit/spot";

import type { Box, Scene } from "./layout";

export interface Size {
    readonly w: number;
    readonly h: number;
}

/** Returns the upper left corner for something of a size that is about a place of the scene. */
export function anchored(scene: Scene, about: string, size: Size): Point {
    const box = scene.places[about];
    if (!box) return { x: (scene.width - size.w) / 2, y: MARGIN };
    const others = Object.entries(scene.places).filter(([key]) => key !== about);
    const weight = (at: Point): number => {
        const covered = { ...at, ...size };
        const neighbours = others.reduce(
            (sum, [, other]) => sum + overlap(covered, feetOf(other)),
            0,
        );
        return overlap(covered, box) * 1000 + neighbours;
    };
    return spotsAround(scene, box, size).reduce((best, spot) =>
        weight(spot) < weight(best) - 1 ? spot : best,
    );
}

/** All spots that touch a box and lie inside the scene, the likeliest ones first. */
function spotsAround(scene: Scene, box: Box, { w, h }: Size): readonly Point[] {
    const across = [box.x + (box.w - w) / 2, box.x, box.x + box.w - w];
    const down = [box.y + (box.h - h) / 2, box.y, box.y + box.h - h];
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
