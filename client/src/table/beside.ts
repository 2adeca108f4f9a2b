/** Where a small window opens so that it covers neither the place it belongs to nor leaves the screen. */

interface Size {
    readonly width: number;
    readonly height: number;
}

interface Box extends Size {
    readonly left: number;
    readonly top: number;
}

const GAP = 8;

/** Returns the corner of the window: to the right of the spot, else to its left, else wherever there is room. */
export function placed(spot: Box, size: Size, screen: Size): { left: number; top: number } {
    const right = spot.left + spot.width + GAP;
    const left = spot.left - size.width - GAP;
    const fitsRight = right + size.width + GAP <= screen.width;
    const wanted = fitsRight ? right : left;
    return {
        left: within(wanted, size.width, screen.width),
        top: within(spot.top + spot.height / 2 - size.height / 2, size.height, screen.height),
    };
}

function within(start: number, length: number, room: number): number {
    return Math.max(GAP, Math.min(start, room - length - GAP));
}
