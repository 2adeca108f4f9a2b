/** The strokes of which boards and scenes are drawn, and the one place in the page where drawn shapes lie. */
import { ICONS, type IconName } from "../../../design/icons";

export const mix = (one: string, part: number, other: string): string =>
    `color-mix(in oklab, var(--${one}) ${part}%, var(--${other}))`;

const EDGE = `stroke="var(--edge)" stroke-linejoin="round" stroke-linecap="round"`;

export const shape = (path: string, fill: string, width = 1.2): string =>
    `<path d="${path}" fill="${fill}" ${EDGE} stroke-width="${width}" />`;
export const area = (path: string, fill: string, opacity = 1): string =>
    `<path d="${path}" fill="${fill}" fill-opacity="${opacity}" />`;
export const line = (path: string, stroke: string, width = 2, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}" />`;
export const use = (id: string, x: number, y: number, scale = 1): string =>
    `<use href="#${idOf(id)}" transform="translate(${x} ${y}) scale(${scale})" />`;
export const icon = (name: IconName, x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="currentColor">${ICONS[name]}</g>`;

/** Returns what `<use>` refers to. */
export function idOf(shapeOrPiece: string): string {
    return `home-art-${shapeOrPiece}`;
}

/** Puts shapes into the page, so that `<use>` finds them, unless they are there. */
export function provide(name: string, definitions: () => string): void {
    const id = idOf(name);
    if (document.getElementById(id)) return;
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.id = id;
    sheet.setAttribute("aria-hidden", "true");
    sheet.setAttribute("width", "0");
    sheet.setAttribute("height", "0");
    sheet.style.position = "absolute";
    sheet.innerHTML = `<defs>${definitions()}</defs>`;
    document.body.append(sheet);
}
