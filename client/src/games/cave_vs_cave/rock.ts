/** Rough shapes of rock. They come from numbers that only look random: a cave looks the same every time. */
import type { Box } from "./geometry";

export type Point = readonly [number, number];

/** Returns a number from 0 to 1 that follows from a seed. */
export function noise(seed: number): number {
    const wild = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
    return wild - Math.floor(wild);
}

/** Returns a number from -1 to 1. */
function sway(seed: number): number {
    return noise(seed) * 2 - 1;
}

/** Returns points around a box, each moved by up to `roughness`. */
export function roughBox(box: Box, roughness: number, seed: number, step = 16): Point[] {
    const { x, y, w, h } = box;
    const corners: Point[] = [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
    ];
    return corners.flatMap((from, index) => {
        const to = corners[(index + 1) % corners.length] ?? from;
        return roughEdge(from, to, roughness, seed + index * 71, step);
    });
}

function roughEdge(from: Point, to: Point, roughness: number, seed: number, step: number): Point[] {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pieces = Math.max(1, Math.round(length / step));
    return Array.from({ length: pieces }, (_, piece): Point => {
        const part = piece / pieces;
        return [
            from[0] + (to[0] - from[0]) * part + sway(seed + piece * 3.1) * roughness,
            from[1] + (to[1] - from[1]) * part + sway(seed + piece * 5.7 + 9) * roughness,
        ];
    });
}

/** Writes points as a closed path. */
export function pathOf(points: readonly Point[]): string {
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A rounded path through the same points, for what water has smoothed. */
export function softPathOf(points: readonly Point[]): string {
    const middles = points.map((point, index): Point => {
        const next = points[(index + 1) % points.length] ?? point;
        return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    });
    const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
    const last = middles.at(-1);
    if (!last) return "";
    const curves = points.map((point, index) => `Q${at(point)} ${at(middles[index] ?? point)}`);
    return `M${at(last)}${curves.join("")}Z`;
}

/** A face of a block of rock, and how much light falls on it, from 0 to 1. */
export interface Facet {
    readonly path: string;
    readonly light: number;
}

/** Breaks a block into faces that meet in one ridge point; light comes from above left. */
export function facetsOf(box: Box, seed: number): Facet[] {
    const rim = roughBox(box, 3, seed, 34);
    const ridge: Point = [
        box.x + box.w * (0.42 + 0.2 * noise(seed + 5)),
        box.y + box.h * (0.4 + 0.22 * noise(seed + 6)),
    ];
    return rim.map((point, index) => {
        const next = rim[(index + 1) % rim.length] ?? point;
        return {
            path: pathOf([point, next, ridge]),
            light: lightOn(point, next, ridge, seed + index),
        };
    });
}

function lightOn(a: Point, b: Point, ridge: Point, seed: number): number {
    const angle = Math.atan2((a[1] + b[1]) / 2 - ridge[1], (a[0] + b[0]) / 2 - ridge[0]);
    const fromAboveLeft = Math.cos(angle + (3 * Math.PI) / 4);
    return Math.min(1, Math.max(0, 0.5 + 0.38 * fromAboveLeft + 0.12 * sway(seed)));
}

/** Layers of the mountain: wavy lines across a box. */
export function strataIn(box: Box, count: number, seed: number): string[] {
    return Array.from({ length: count }, (_, layer) => {
        const y = box.y + (box.h * (layer + 0.6)) / count;
        const tilt = 8 * sway(seed + layer);
        const points = Array.from({ length: 6 }, (__, index): Point => {
            const part = index / 5;
            return [
                box.x + box.w * part,
                y + tilt * (part - 0.5) + 5 * sway(seed + layer * 13 + index * 2.3),
            ];
        });
        return waveOf(points);
    });
}

function waveOf(points: readonly Point[]): string {
    const [first, ...others] = points;
    if (!first) return "";
    let from = first;
    const curves = others.map((to) => {
        const middle = (from[0] + to[0]) / 2;
        const curve = `C${middle.toFixed(1)} ${from[1].toFixed(1)} ${middle.toFixed(1)} ${to[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
        from = to;
        return curve;
    });
    return `M${first[0].toFixed(1)} ${first[1].toFixed(1)}${curves.join("")}`;
}

/** Pebbles in a box: small stones, all in one path. */
export function pebblesIn(box: Box, count: number, seed: number): string {
    return Array.from({ length: count }, (_, index) => {
        const [w, h] = [2 + 4 * noise(seed + index * 4.3), 1.5 + 2 * noise(seed + index * 6.1)];
        const x = box.x + box.w * noise(seed + index * 1.7);
        const y = box.y + box.h * noise(seed + index * 2.9 + 40);
        const turn = Math.round(60 * sway(seed + index));
        const [dx, dy] = [w * Math.cos(turn / 57.3), w * Math.sin(turn / 57.3)];
        const arc = `a${w.toFixed(1)} ${h.toFixed(1)} ${turn} 1 0`;
        const [across, down] = [(2 * dx).toFixed(1), (2 * dy).toFixed(1)];
        return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}${arc} ${across} ${down}${arc} ${(-2 * dx).toFixed(1)} ${(-2 * dy).toFixed(1)}`;
    }).join("");
}

/** So many shades of rock are told apart. */
const SHADES = 4;

/** Faces that are lit alike, in one path. */
export interface Shade {
    readonly path: string;
    /** How much light falls on them, in percent. */
    readonly light: number;
}

/** Puts faces together that are lit alike, so that a mountain takes few elements. */
export function shadesOf(facets: readonly Facet[]): Shade[] {
    return Array.from({ length: SHADES }, (_, shade) => ({
        path: facets
            .filter(({ light }) => Math.min(SHADES - 1, Math.floor(light * SHADES)) === shade)
            .map(({ path }) => path)
            .join(""),
        light: Math.round(((shade + 0.5) / SHADES) * 100),
    })).filter(({ path }) => path !== "");
}

/** Cracks that run through a block from where the pick hits it. */
export function cracksIn(box: Box, seed: number): string[] {
    const [x, y] = [box.x + box.w * 0.5, box.y + box.h * 0.46];
    return Array.from({ length: 7 }, (_, index) => {
        const angle = (index / 7) * 2 * Math.PI + 0.5 * sway(seed + index);
        const points = [0.3, 0.62, 1].map((part, step): Point => {
            const bend = angle + 0.5 * sway(seed + index * 5 + step);
            return [
                x + Math.cos(bend) * box.w * 0.52 * part,
                y + Math.sin(bend) * box.h * 0.52 * part,
            ];
        });
        const way = points.map(([to, down]) => `L${to.toFixed(1)} ${down.toFixed(1)}`).join("");
        return `M${x.toFixed(1)} ${y.toFixed(1)}${way}`;
    });
}

/** A row of boulders along a bar: a natural wall. */
export function bouldersAlong(bar: Box, seed: number): Facet[] {
    const isUpright = bar.h > bar.w;
    const length = isUpright ? bar.h : bar.w;
    const count = Math.max(2, Math.round(length / 23));
    return Array.from({ length: count }, (_, index) => {
        const stone = boulderBox(bar, isUpright, index / count, 1 / count, seed + index * 7);
        return {
            path: softPathOf(roughBox(stone, 2.2, seed + index * 13, 9)),
            light: 0.25 + 0.55 * noise(seed + index * 3),
        };
    });
}

function boulderBox(bar: Box, isUpright: boolean, from: number, part: number, seed: number): Box {
    const thickness = (isUpright ? bar.w : bar.h) * (1 + 0.25 * sway(seed));
    const length = (isUpright ? bar.h : bar.w) * part * 1.16;
    const along = (isUpright ? bar.y + bar.h * from : bar.x + bar.w * from) - length * 0.07;
    const middle = isUpright ? bar.x + bar.w / 2 : bar.y + bar.h / 2;
    const across = middle - thickness / 2 + 1.5 * sway(seed + 2);
    return isUpright
        ? { x: across, y: along, w: thickness, h: length }
        : { x: along, y: across, w: length, h: thickness };
}
