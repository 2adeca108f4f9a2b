/** Whatever is written can be read, and whatever is drawn can be made out: WCAG 2 AA, in both themes. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

type Theme = "light" | "dark";

const SOURCE = readFileSync(new URL("../../src/design/tokens.css", import.meta.url), "utf-8");
const TOKENS = new Map(
    Array.from(
        SOURCE.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g),
        ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
    ),
);

const GROUNDS = ["ground", "sheet", "raised", "sunken"];
const WRITING = ["ink", "ink-soft", "accent", "good", "bad", "info"];
const SEATS = Array.from({ length: 9 }, (_, seat) => `seat-${seat}`);

/** Pairs of writing and ground: at least 4.5. */
const TEXTS = [
    ...WRITING.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
    ["ink", "accent-soft"],
    ["ink-on-accent", "accent"],
    ["ink-on-accent", "accent-strong"],
] as const;

/** Pairs of shape and ground: at least 3. */
const SHAPES = [
    ...["line-strong", "glow", ...SEATS].flatMap((shape) =>
        ["ground", "sheet", "raised"].map((ground) => [shape, ground] as const),
    ),
] as const;

const THEMES: readonly Theme[] = ["light", "dark"];

test.each(THEMES)("writing can be read in the %s theme", (theme) => {
    expect(tooFaint(TEXTS, 4.5, theme)).toEqual([]);
});

test.each(THEMES)("shapes stand out in the %s theme", (theme) => {
    expect(tooFaint(SHAPES, 3, theme)).toEqual([]);
});

function tooFaint(
    pairs: readonly (readonly [string, string])[],
    least: number,
    theme: Theme,
): string[] {
    return pairs
        .map(([front, back]) => ({ front, back, ratio: contrast(front, back, theme) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
}

function contrast(front: string, back: string, theme: Theme): number {
    const [darker, lighter] = [light(front, theme), light(back, theme)].sort((a, b) => a - b);
    return (lighter! + 0.05) / (darker! + 0.05);
}

/** The relative luminance of a token. */
function light(name: string, theme: Theme): number {
    const colour = TOKENS.get(name)?.[theme];
    if (!colour) throw new Error(`no token ${name}`);
    const [red, green, blue] = [1, 3, 5].map((at) =>
        linear(parseInt(colour.slice(at, at + 2), 16)),
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(channel: number): number {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
