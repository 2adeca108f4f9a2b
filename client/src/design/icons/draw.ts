/** How our drawings are made: soft areas behind round lines, and goods with a thin dark edge. */

/** Lines of one width in the colour of the writing, before areas of the same colour, thinned. */
export function lines(path: string, soft = ""): string {
    const area = soft ? `<path d="${soft}" opacity=".24" />` : "";
    return `${area}<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** An area in the colour of the writing. */
export function solid(path: string): string {
    return `<path d="${path}" />`;
}

/** A body in a colour of the palette, with an edge that stands out from every ground. */
export function body(path: string, colour: string): string {
    return `<path d="${path}" fill="${colour}" stroke="var(--edge)" stroke-width="1.1" stroke-linejoin="round" />`;
}

/** Where light falls on a body. */
export function shine(path: string): string {
    return `<path d="${path}" fill="var(--shine)" />`;
}

/** Where a body lies in its own shadow. */
export function shade(path: string): string {
    return `<path d="${path}" fill="var(--shade)" />`;
}

/** Thin lines on a body. */
export function etched(path: string): string {
    return `<path d="${path}" fill="none" stroke="var(--edge)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** A line in a colour of the palette: stalks, awns, rays. */
export function stalk(path: string, colour: string): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** Dots of the edge's colour: eyes, pips, nostrils. */
export function dots(radius: number, ...at: readonly (readonly [number, number])[]): string {
    return at
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--edge)" />`)
        .join("");
}
