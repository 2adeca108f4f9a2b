/** The pictures of building tiles: every hut is built of what it costs. Frames are 100 wide and 70 high. */
import { BUILDINGS } from "../../../wire/stone_age";
import { buildingOf } from "../facts";

import { at, backdrop, fir, fire, tent } from "./parts";

const SKY = "var(--card-sky)";
const GROUND = "var(--card-ground)";

/** Walls of wood, clay, stone and gold, 40 wide and 8 high. */
const COURSES: readonly ((y: number) => string)[] = [
    (y) =>
        course(y, "var(--wood)") +
        marks(`M-20 ${y + 4}h40M-14 ${y + 2}h6M6 ${y + 6}h8`, "var(--fur-dark)"),
    (y) =>
        course(y, "var(--clay)") +
        marks(
            `M-20 ${y + 4}h40M-8 ${y}v4M8 ${y}v4M0 ${y + 4}v4M-15 ${y + 4}v4M15 ${y + 4}v4`,
            "var(--earth-light)",
        ),
    (y) =>
        course(y, "var(--stone)") +
        marks(
            `M-20 ${y + 3}l9 2 10-2 11 2 10-2M-11 ${y + 5}v3M10 ${y + 5}v3M-1 ${y}v3`,
            "var(--rock-dark)",
        ),
    (y) =>
        course(y, "var(--gold)") +
        marks(`M-17 ${y + 6}l4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4`, "var(--ivory)"),
];

function course(y: number, fill: string): string {
    return `<path d="M-20 ${y}h40v8h-40z" fill="${fill}" stroke="var(--edge)" stroke-width=".8"/>`;
}

function marks(d: string, stroke: string): string {
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="1" opacity=".8"/>`;
}

const door = (x: number): string =>
    `<path d="M${x - 5} 24V12c0-6 10-6 10 0v12z" fill="var(--fur-dark)" stroke="var(--edge)" stroke-width=".8"/>`;

/** Roofs: thatch, hides, turf and bones. */
const ROOFS = [
    `<path d="M0-22 26 2H-26z" fill="var(--wheat)" stroke="var(--edge)" stroke-width=".8"/><path d="M0-22 26 2H8z" fill="var(--shade)"/><path d="M-18-2l4-4m4 4 4-6m5 6 3-6m5 6 3-4M-8-10l3-4m6 4 3-4" stroke="var(--hide-dark)" stroke-width="1.4"/>`,
    `<path d="M-25 2C-20-16-8-22 0-22S20-16 25 2z" fill="var(--hide)" stroke="var(--edge)" stroke-width=".8"/><path d="M0-22C8-22 20-16 25 2H9C9-10 6-18 0-22z" fill="var(--shade)"/><path d="M-14 0C-12-10-8-16-4-20M5-20c5 6 8 12 9 20" fill="none" stroke="var(--fur)" stroke-width="1.2" stroke-dasharray="3 2"/>`,
    `<path d="M-27 2-18-14h36L27 2z" fill="var(--leaf)" stroke="var(--edge)" stroke-width=".8"/><path d="M18-14 27 2H8l2-16z" fill="var(--shade)"/><path d="M-18-4l2-4 2 4m6 0 2-4 2 4m8 0 2-4 2 4" fill="none" stroke="var(--leaf-dark)" stroke-width="1.4"/>`,
    `<path d="M0-24 27 2H-27z" fill="var(--fur)" stroke="var(--edge)" stroke-width=".8"/><path d="M0-24 27 2H10z" fill="var(--shade)"/><path d="M-6-30C-4-26 0-24 0-24s4-2 6-6" fill="none" stroke="var(--ivory)" stroke-width="3" stroke-linecap="round"/>`,
] as const;

/** Returns the picture of a building, in a frame of 100 by 70. */
export function hutOf(key: string): string {
    const number = BUILDINGS.findIndex((tile) => tile.key === key);
    const beside = number % 2 ? at(16, 54, 0.9, fir) : at(86, 54, 0.8, fir);
    return backdrop(number + 3, SKY, GROUND) + beside + dwelling(key, number);
}

function dwelling(key: string, number: number): string {
    const { cost, kinds, least } = buildingOf(key);
    const roof = ROOFS[number % ROOFS.length]!;
    const doorway = door(((number * 3) % 5) * 4 - 8);
    if (cost) return at(50, 42, 0.95, walls(cost) + doorway + roof);
    if (!kinds)
        return (
            at(30 + (number % 3) * 4, 50, 1.15, tent) +
            at(64, 48, 1.3, tent) +
            at(48, 60, 0.9, fire)
        );
    const courses = [0, 1, 2, 3].map((good) => (good < kinds ? 1 : 0));
    const small = least > 4 ? at(82, 50, 0.5, walls(courses) + roof) : "";
    return small + at(least > 4 ? 42 : 50, 42, 0.95, walls(courses) + doorway + roof);
}

/** Three courses of what it costs, the heaviest at the bottom. */
function walls(cost: readonly number[]): string {
    const goods = cost
        .flatMap((count, good) => Array<number>(Math.min(count, 2)).fill(good))
        .slice(0, 3);
    const from = [...goods, ...goods, ...goods].slice(0, 3);
    return from.map((good, row) => COURSES[good]!(row * 8)).join("");
}
