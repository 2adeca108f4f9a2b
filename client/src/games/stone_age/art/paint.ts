/** Strokes of a brush: many short dabs as one path, so that a painted ground costs one element for each tone. */

/** Where dabs fall, in pixels. */
export interface Canvas {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
}

/** Numbers that look like chance and are the same every time. */
export function chanceFrom(seed: number): () => number {
    let value = seed;
    return () => {
        value = (value * 48271) % 2147483647;
        return value / 2147483647;
    };
}

/** Returns so many dabs of a brush, each about as long as said. */
export function dabs(seed: number, count: number, { x, y, w, h }: Canvas, length: number): string {
    const chance = chanceFrom(seed);
    return Array.from({ length: count }, () => {
        const [left, top] = [x + chance() * w, y + chance() * h];
        const [across, bend] = [length * (0.5 + chance()), length * (chance() - 0.5) * 0.5];
        return `M${left.toFixed(0)} ${top.toFixed(0)}q${(across / 2).toFixed(0)} ${bend.toFixed(0)} ${across.toFixed(0)} ${(bend / 3).toFixed(0)}`;
    }).join("");
}

/** Returns a row of little firs along a line, as one path. */
export function grove(seed: number, count: number, { x, y, w, h }: Canvas, size: number): string {
    const chance = chanceFrom(seed);
    return Array.from({ length: count }, () => {
        const [left, foot, tall] = [
            x + chance() * w,
            y + chance() * h,
            size * (0.7 + chance() * 0.6),
        ];
        const half = tall * 0.32;
        return `M${left.toFixed(0)} ${(foot - tall).toFixed(0)}l${half.toFixed(1)} ${tall.toFixed(1)}h${(-2 * half).toFixed(1)}z`;
    }).join("");
}

/** Returns stars as one path of dots. */
export function stars(seed: number, count: number, { x, y, w, h }: Canvas): string {
    const chance = chanceFrom(seed);
    return Array.from(
        { length: count },
        () => `M${(x + chance() * w).toFixed(0)} ${(y + chance() * h).toFixed(0)}h.1`,
    ).join("");
}
