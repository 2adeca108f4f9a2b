/** The picture of the icon set in the design guide; `npx vitest run tests/design -u` draws it anew. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { ANIMALS } from "../../src/design/icons/animals";
import { GOODS } from "../../src/design/icons/goods";
import { PIECES } from "../../src/design/icons/pieces";
import { UI } from "../../src/design/icons/ui";
import { SEAT_MARKS, seatColour } from "../../src/design/player";

const COLUMNS = 16;
const CELL = 56;
const GAP = 16;
const TOKENS = readFileSync(new URL("../../src/design/tokens.css", import.meta.url), "utf-8");
const COLOURS = Array.from(
    TOKENS.matchAll(/(--[\w-]+): (?:light-dark|rgb|#)[^;]*;/g),
    ([line, name]) => ({ line, name: name! }),
);

test("the guide shows the icons as they are", async () => {
    await expect(`${sheet()}\n`).toMatchFileSnapshot("../../../docs/pictures/icons.svg");
});

function sheet(): string {
    let y = GAP;
    const rows = [GOODS, { ...ANIMALS, ...PIECES }, UI].map((icons) => {
        const drawn = Object.entries(icons).map(([name, inner], at) => cell(name, inner, at, y));
        y += Math.ceil(drawn.length / COLUMNS) * CELL + GAP;
        return drawn.join("\n");
    });
    const seats = SEAT_MARKS.map((marks, seat) => seatCell(marks, seat, y)).join("\n");
    const [width, height] = [COLUMNS * CELL + 2 * GAP, y + CELL + GAP];
    const drawing = [
        `<rect width="${width}" height="${height}" rx="20" fill="var(--sheet)" />`,
        `<g fill="currentColor" color="var(--ink)">`,
        ...rows,
        seats,
        "</g>",
    ].join("\n");
    const colours = COLOURS.filter(({ name }) => drawing.includes(`var(${name})`));
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
        `<style>:root { color-scheme: light dark; ${colours.map(({ line }) => line).join(" ")} }</style>`,
        drawing,
        "</svg>",
    ].join("\n");
}

function place(at: number, y: number): string {
    return `${GAP + (at % COLUMNS) * CELL + 12} ${y + Math.floor(at / COLUMNS) * CELL + 12}`;
}

function cell(name: string, inner: string, at: number, y: number): string {
    return `<g transform="translate(${place(at, y)}) scale(1.5)"><title>${name}</title>${inner}</g>`;
}

function seatCell(marks: string, seat: number, y: number): string {
    const pattern = `<pattern id="seat-${seat}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${seatColour(seat)}" /><path d="${marks}" fill="none" stroke="var(--seat-mark)" stroke-width="1.8" stroke-linecap="round" /></pattern>`;
    return `<g transform="translate(${place(seat, y)})"><title>seat ${seat + 1}</title>${pattern}<rect width="36" height="36" rx="8" fill="url(#seat-${seat})" stroke="var(--edge)" /></g>`;
}
