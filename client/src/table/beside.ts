/** Where a small window opens so that it neither covers the place it belongs to nor leaves the screen. */

interface Size {
    readonly width: number;
    readonly height: number;
}

interface Box extends Size {
    readonly left: number;
    readonly top: number;
}

interface Spot {
    readonly left: number;
    readonly top: number;
    /** How high it may be there; what is longer scrolls. */
    readonly most: number;
}

const GAP = 8;

/** Returns the corner of the window: right of the place, left of it, below or above, wherever it fits first. */
export function placed(spot: Box, size: Size, screen: Size): Spot {
    const right = spot.left + spot.width + GAP;
    const left = spot.left - size.width - GAP;
    if (right + size.width + GAP <= screen.width) return aside(right, spot, size, screen);
    if (left >= GAP) return aside(left, spot, size, screen);
    return belowOrAbove(spot, size, screen);
}

function aside(left: number, spot: Box, size: Size, screen: Size): Spot {
    const most = screen.height - 2 * GAP;
    const middle = spot.top + spot.height / 2 - size.height / 2;
    return { left, top: within(middle, Math.min(size.height, most), screen.height), most };
}

/** There is more room on one of these sides than on the other. */
function belowOrAbove(spot: Box, size: Size, screen: Size): Spot {
    const left = within(spot.left + spot.width / 2 - size.width / 2, size.width, screen.width);
    const below = screen.height - (spot.top + spot.height) - 2 * GAP;
    const above = spot.top - 2 * GAP;
    if (below >= Math.min(size.height, above))
        return { left, top: spot.top + spot.height + GAP, most: below };
    return { left, top: spot.top - GAP - Math.min(size.height, above), most: above };
}

function within(start: number, length: number, room: number): number {
    return Math.max(GAP, Math.min(start, room - length - GAP));
}
