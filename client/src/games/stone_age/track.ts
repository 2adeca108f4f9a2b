/** The score track as a bar: it grows by fifty whenever somebody comes near its end. */

export function trackEnd(points: readonly number[]): number {
    return Math.max(50, Math.ceil((Math.max(0, ...points) + 5) / 50) * 50);
}

/** Where on the track some points are, in per cent; nobody falls off its ends. */
export function shareOf(points: number, end: number): number {
    return Math.max(0, Math.min(100, (points / end) * 100));
}
