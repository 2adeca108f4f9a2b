/** Small drawn things from which pictures of cards and buildings are put together. Frames are 100 wide and 70 high, the ground at 52. */

const path = (d: string, fill: string, more = ""): string =>
    `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width = 2): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Puts a part somewhere, in another size. */
export function at(x: number, y: number, size: number, part: string): string {
    return `<g transform="translate(${x} ${y}) scale(${size})">${part}</g>`;
}

/** Sky and ground; the number makes each horizon its own. */
export function backdrop(number: number, sky: string, ground: string): string {
    const [a, b, c] = [38 + ((number * 7) % 11), 34 + ((number * 5) % 13), 40 + ((number * 3) % 9)];
    const sun = 14 + ((number * 37) % 72);
    return (
        `<rect width="100" height="70" fill="${sky}"/>` +
        `<circle cx="${sun}" cy="${13 + (number % 4) * 2}" r="6" fill="var(--sun)" opacity=".85"/>` +
        path(
            `M0 ${a} C18 ${b} 30 ${b - 6} 48 ${c} S82 ${a} 100 ${b} V70 H0Z`,
            "var(--peak-far)",
            ' opacity=".7"',
        ) +
        path(
            `M0 ${a + 8} C26 ${c} 44 ${a + 12} 64 ${a + 6} S90 ${c + 2} 100 ${a + 9} V70 H0Z`,
            ground,
        ) +
        line(
            `M${8 + (number % 5) * 3} 58 h9 M${70 - (number % 7) * 4} 64 h12 M${40 + (number % 6) * 5} 55 h7`,
            "var(--stroke-light)",
            1.6,
        )
    );
}

export const fir =
    path("M-2 0h4v6h-4z", "var(--trunk)") +
    path("M0-26 8-13H5l7 8H8l6 7h-28l6-7h-4l7-8h-3z", "var(--leaf-dark)") +
    path("M0-26 8-13H5l7 8H8l6 7H0z", "var(--leaf)");

export const boulder =
    path("M-12 6-9-4-1-9 9-6 13 6z", "var(--rock)") +
    path("M-9-4-1-9 9-6 1-1z", "var(--rock-light)") +
    path("M1-1 9-6 13 6H3z", "var(--rock-dark)");

export const tent =
    path("M0-24C9-16 16-4 19 8h-38C-16-4-9-16 0-24z", "var(--hide)") +
    path("M0-24C9-16 16-4 19 8H8C8-4 5-16 0-24z", "var(--hide-dark)") +
    path("M0-10C4-5 5 2 5 8H-5C-5 2-4-5 0-10z", "var(--fur-dark)") +
    line("M-4-29 3-21M4-29-3-21", "var(--trunk)", 1.8);

export const fire =
    line("M-7 6 7 2M-7 2 7 6", "var(--trunk)", 2.6) +
    path("M0-12C6-4 6 1 4 4h-8C-7 1-5-4 0-12z", "var(--gold)") +
    path("M0-5C3 0 3 2 2 4h-4C-4 2-3 0 0-5z", "var(--clay)");

export const mammoth =
    path(
        "M-20 10V-2C-22-14-10-18 0-17c4-9 16-8 18 2 2 6 1 14 5 17 3 1 4-2 3-4l3 0c1 6-4 9-9 6-4-2-4-7-5-10-2 3-4 4-6 4v12H3V4c-5 2-11 2-14 0v6z",
        "var(--fur)",
    ) +
    path("M-20 10V-2C-22-14-10-18 0-17-6-10-9-2-5 5l-6-1v6z", "var(--fur-dark)", ' opacity=".6"') +
    line("M14-3c1 8 9 9 12 2", "var(--ivory)", 2.4);

export const deer =
    path(
        "M-12-2C-6-5 2-5 7-3l3-8 4-2 3 4-4 3-2 9v9H8L7 4C2 5-4 5-8 3l-1 9h-3l-1-9C-15 1-14-1-12-2z",
        "var(--fur)",
    ) + line("M12-13c-1-4-4-5-5-8M13-13c1-4 4-5 4-9M9-18H6M15-18h3", "var(--fur-dark)", 1.4);

export const fish =
    path("M-14 0C-8-8 4-8 10 0c-6 8-18 8-24 0z", "var(--water-deep)") +
    path("M9 0 18-6v12z", "var(--water-deep)") +
    path("M-14 0C-8 5 4 5 10 0 4 8-8 8-14 0z", "var(--water-light)", ' opacity=".7"') +
    `<circle cx="-8" cy="-1.5" r="1.4" fill="var(--ivory)"/>`;

export const berries =
    path("M-14 4C-16-8-4-14 2-12c8-4 16 4 12 12-2 6-24 8-28 4z", "var(--leaf)") +
    ["-7 -3", "0 -7", "6 -2", "-2 1", "9 3", "-10 3"]
        .map((spot) => `<circle transform="translate(${spot})" r="2.2" fill="var(--berry)"/>`)
        .join("");

export const menhirs =
    path("M-16 8-13-14-8-17-4-13-5 8z", "var(--rock)") +
    path("M-8-17-4-13-5 8h-4z", "var(--rock-dark)") +
    path("M4 8 5-10 10-13 15-9 16 8z", "var(--rock)") +
    path("M10-13 15-9 16 8h-5z", "var(--rock-dark)") +
    path("M-17-14 13-17 16-21-13-19z", "var(--rock-light)");

export const furrows =
    path("M-22-8h44L34 14h-68z", "var(--soil)") +
    line("M-24-2h48M-28 6h56", "var(--path)", 1.6) +
    line(
        "M-16-4v-9M-4-4v-10M8-4v-9M18-4v-8M-22 5v-10M-8 5v-11M6 5v-11M20 5v-10",
        "var(--wheat)",
        2.6,
    );

export const cave =
    path("M-26 12C-28-10-14-20 0-20s28 10 26 32z", "var(--rock-dark)") +
    path("M-17 12C-18-4-8-11 0-11s18 7 17 23z", "var(--fur-dark)") +
    line("M-8 3v-6m0 6-3-5m3 5 3-5M8 0v-6m0 6-3-5m3 5 3-5", "var(--earth-light)", 1.8);

export const rug =
    path("M-24-4C-14-10 14-10 24-4L28 8C14 13-14 13-28 8z", "var(--hide)") +
    line("M-22 5c14 5 30 5 44 0M-20-2c13-4 27-4 40 0", "var(--earth)", 1.4);

export const sled =
    line("M-18 8h30c5 0 7-4 6-8", "var(--trunk)", 2.6) +
    path("M-14 5v-8h24v8z", "var(--hide-dark)") +
    path("M-14-3c4-8 20-8 24 0z", "var(--hide)");

export const bench =
    path("M-20-2h40v5h-40z", "var(--hide-dark)") +
    path("M-15 3h5v9h-5zM10 3h5v9h-5z", "var(--trunk)") +
    path("M-10-2-6-10 2-12 4-2z", "var(--rock-light)");

export const pit = `<ellipse rx="26" ry="11" fill="var(--earth-light)"/><ellipse rx="19" ry="7.5" fill="var(--earth)"/><ellipse rx="12" ry="4.5" fill="var(--earth-dark)"/>`;

export const stream =
    path("M-6-22C10-14-14-4 0 6S22 16 20 26H-14C-10 18-22 12-18 2S-18-14-6-22z", "var(--water)") +
    line("M-6-8c4 2 6 0 8 2M-4 8c6 2 8 0 12 3M0 18c6 1 8 0 12 2", "var(--water-light)", 1.6);

export const hand = path(
    "M-3 8v-7l-3-4 2-1 2 3-1-8h2l1 7 1-9h2l0 9 2-7 2 .5-2 8 3-3 1.5 1.5-4 6v4z",
    "var(--ochre)",
);

export const bison = path(
    "M-14 4c-1-6 2-9 6-9 4-4 10-3 12 0 4 0 8 2 8 6l-2 1v5H8V3c-4 1-8 1-12 0v4h-2V3l-3 1v3h-2z",
    "var(--ochre)",
);
