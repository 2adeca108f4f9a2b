/** How the furniture of the caves is drawn: bodies with a dark edge, light from the lantern above, and thin lines. */

/** A body in a colour of the palette. */
export function body(path: string, colour: string): string {
    return `<path d="${path}" fill="${paint(colour)}" stroke="var(--edge)" stroke-width=".9" stroke-linejoin="round"/>`;
}

/** A plain area: light, shadow, or a pattern without an edge. */
export function area(path: string, colour: string, opacity = 1): string {
    return `<path d="${path}" fill="${paint(colour)}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** A line in a colour of the palette. */
export function line(path: string, colour: string, width = 1): string {
    return `<path d="${path}" fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A rod of wood or iron: a line with an edge. */
export function rod(path: string, colour: string, width: number): string {
    return line(path, "edge", width + 1.6) + line(path, colour, width);
}

/** Two colours of the palette in one: "wood 70 edge". */
function paint(colour: string): string {
    const [first = "", share, second] = colour.split(" ");
    if (!share) return `var(--${first})`;
    return `color-mix(in oklab, var(--${first}) ${share}%, var(--${second}))`;
}
