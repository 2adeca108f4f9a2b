/** How the map is looked at: which part of it, and how large. Sizes of the screen are in pixels. */
import { COLUMNS, ROWS } from "../../wire/lost_mines";

import { centreOf, SIZE, type Point } from "./mines";

/** A point of the map at x, y is drawn at x * scale + left, y * scale + top. */
export interface Camera {
    readonly scale: number;
    readonly left: number;
    readonly top: number;
}

export interface Room {
    readonly width: number;
    readonly height: number;
}

const WIDTH = COLUMNS * SIZE;
const HEIGHT = ROWS * SIZE;
/** Free pixels around the map, for the names of columns and rows. */
const MARGIN = 20;
const LARGEST = 1.7;
/** The buttons of the map lie over its lower left corner: so much can be moved out from under them. */
export const CORNER = { width: 60, height: 158 };
/** Fingers hit a cell of so many pixels, and the borders of one of so many. */
export const FINGER = 48;
export const FINGER_EDGE = 64;
const TOO_SMALL = 44;

/** The one button that is there while everything is shown, with what is free around it. */
const BUTTON = 54;
/** The map gives so little of its size for that button. */
const ALMOST = 0.92;

/** Shows everything, beside or above the button, unless that would make the map much smaller. */
export function fitting(room: Room): Camera {
    const scale = scaleIn(room);
    const beside = scaleIn({ ...room, width: room.width - BUTTON });
    const above = scaleIn({ ...room, height: room.height - BUTTON });
    if (Math.max(beside, above) < scale * ALMOST) return placed(scale, room, 0, 0);
    return beside >= above ? placed(beside, room, BUTTON, 0) : placed(above, room, 0, BUTTON);
}

function scaleIn(room: Room): number {
    const across = (room.width - 1.5 * MARGIN) / WIDTH;
    const down = (room.height - 1.5 * MARGIN) / HEIGHT;
    return Math.max(0.1, Math.min(across, down, LARGEST));
}

/** The middle of the room, as far as that leaves so much free at the left or below. */
function placed(scale: number, room: Room, before: number, below: number): Camera {
    const left = (room.width - WIDTH * scale + MARGIN / 2) / 2;
    const top = (room.height - HEIGHT * scale + MARGIN / 2) / 2;
    return {
        scale,
        left: before ? Math.max(left, before + MARGIN) : left,
        top: below ? Math.min(top, room.height - HEIGHT * scale - MARGIN / 2 - below) : top,
    };
}

/** Whether fingers would miss the cells. */
export function isTooSmall({ scale }: Camera): boolean {
    return scale * SIZE < TOO_SMALL - 0.5;
}

/** Keeps the map in sight: what is smaller than its room stays in the middle, what is larger covers it. */
export function clamped(camera: Camera, room: Room): Camera {
    const whole = fitting(room);
    const least = whole.scale;
    if (camera.scale <= least) return whole;
    const scale = Math.min(Math.max(camera.scale, least), Math.max(LARGEST, least));
    return {
        scale,
        left: within(camera.left, WIDTH * scale, room.width, CORNER.width, 0),
        top: within(camera.top, HEIGHT * scale, room.height, 0, CORNER.width),
    };
}

function within(at: number, size: number, room: number, before: number, after: number): number {
    if (size + 1.5 * MARGIN <= room) return (room - size + MARGIN / 2) / 2;
    return Math.min(MARGIN + before, Math.max(room - size - MARGIN / 2 - after, at));
}

export function moved(camera: Camera, by: Point): Camera {
    return { ...camera, left: camera.left + by.x, top: camera.top + by.y };
}

/** Makes the map larger or smaller around a point of the screen. */
export function zoomed(camera: Camera, factor: number, around: Point): Camera {
    const scale = Math.min(LARGEST, camera.scale * factor);
    const real = scale / camera.scale;
    return {
        scale,
        left: around.x - (around.x - camera.left) * real,
        top: around.y - (around.y - camera.top) * real,
    };
}

/** Returns the point of the map that is drawn at a point of the screen. */
export function onMap({ scale, left, top }: Camera, { x, y }: Point): Point {
    return { x: (x - left) / scale, y: (y - top) / scale };
}

/** Shows a point of the map in the middle. */
export function centred(scale: number, at: Point, room: Room): Camera {
    const camera = {
        scale,
        left: room.width / 2 - at.x * scale,
        top: room.height / 2 - at.y * scale,
    };
    return clamped(camera, room);
}

/** Shows some cells as large as there is room, with cells of at least so many pixels; if not all find room, those
 * around `first` do. */
export function showing(
    cells: readonly string[],
    first: string,
    least: number,
    room: Room,
): Camera {
    const points = [first, ...cells].map(centreOf);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [west, east] = [Math.min(...xs) - SIZE, Math.max(...xs) + SIZE];
    const [north, south] = [Math.min(...ys) - SIZE, Math.max(...ys) + SIZE];
    const scale = Math.min(room.width / (east - west), room.height / (south - north));
    const least_ = Math.max(least / SIZE, fitting(room).scale);
    if (scale >= least_) {
        const middle = { x: (west + east) / 2, y: (north + south) / 2 };
        return centred(Math.min(scale, Math.max(1, least_)), middle, room);
    }
    return centred(least_, nearest(points, room, least_), room);
}

/** Returns the place from which most of the points are in sight, the first one among them. */
function nearest(points: readonly Point[], room: Room, scale: number): Point {
    const reach = { x: room.width / scale / 2 - SIZE / 2, y: room.height / scale / 2 - SIZE / 2 };
    const first = points[0]!;
    const isNear = (one: Point, other: Point): boolean =>
        Math.abs(one.x - other.x) <= reach.x && Math.abs(one.y - other.y) <= reach.y;
    const seen = (from: Point): number => points.filter((point) => isNear(from, point)).length;
    const middles = points.map(({ x, y }) => ({ x: (x + first.x) / 2, y: (y + first.y) / 2 }));
    return [first, ...middles]
        .filter((from) => isNear(from, first))
        .reduce((best, from) => (seen(from) > seen(best) ? from : best), first);
}

/** Whether the middle of something is where a finger can press it. */
export function isInSight({ scale, left, top }: Camera, { x, y }: Point, room: Room): boolean {
    const at = { x: x * scale + left, y: y * scale + top };
    const isInside = at.x > 12 && at.y > 12 && at.x < room.width - 12 && at.y < room.height - 12;
    const isUnder = at.x < CORNER.width && at.y > room.height - CORNER.height;
    return isInside && !isUnder;
}

/** Moves as little as is needed to bring a cell into sight. */
export function bringing(camera: Camera, cell: string, room: Room): Camera {
    const { x, y } = centreOf(cell);
    const half = (SIZE / 2) * camera.scale;
    const [left, top] = [x * camera.scale + camera.left, y * camera.scale + camera.top];
    return clamped(
        moved(camera, {
            x: Math.max(0, half - left) - Math.max(0, left + half - room.width),
            y: Math.max(0, half - top) - Math.max(0, top + half - room.height),
        }),
        room,
    );
}
