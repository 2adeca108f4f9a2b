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

/** Returns the corner of the window: right of the place, left of it, below or above, wherever it fits first.
 *
 * Where other things shall stay in sight, it covers as little of them as it can.
 */
export function placed(spot: Box, size: Size, screen: Size, others: readonly Box[] = []): Spot {
    const right = spot.left + spot.width + GAP;
    const left = spot.left - size.width - GAP;
    const spots = [
        ...(right + size.width + GAP <= screen.width ? [aside(right, spot, size, screen)] : []),
        ...(left >= GAP ? [aside(left, spot, size, screen)] : []),
        belowOrAbove(spot, size, screen),
    ];
    // A box of the browser has its sides by inheritance: they are not copied with it.
    const { width, height } = size;
    const hidden = ({ left, top }: Spot): number =>
        others.reduce((sum, other) => sum + shared({ left, top, width, height }, other), 0);
    return spots.reduce((best, other) => (hidden(other) < hidden(best) ? other : best));
}

/** Returns how many square pixels two boxes share. */
function shared(one: Box, other: Box): number {
    const across =
        Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const down =
        Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return Math.max(0, across) * Math.max(0, down);
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
