/** How the board shares its room: the valley, the mats beside or below it, and the line of one's own goods. */
import { leastHeight } from "./layout";

/** Everything with all pieces, everything in short, or only a head that opens. */
export type Detail = "roomy" | "tight" | "slim";

export interface Room {
    /** Mats stand beside the valley, or below it with one's own goods in a line of their own. */
    readonly isBeside: boolean;
    readonly matsWidth: number;
    /** In how many columns mats stand below the valley. */
    readonly columns: number;
    /** How much one's own mat and those of others show. */
    readonly own: Detail;
    readonly others: Detail;
    /** There is room for the score track above the valley. */
    readonly hasTrack: boolean;
    readonly valley: { readonly w: number; readonly h: number };
}

/** So many pixels a mat needs. */
const MAT_HEIGHTS: Readonly<Record<Detail, number>> = { roomy: 264, tight: 178, slim: 84 };

const BESIDE_FROM = { width: 700, height: 440 };

/** Heights of the track, the line of one's own goods and a mat below the valley, and the gap between parts. */
const TRACK = 30;
const LINE = 50;
const FOLDED = 62;
const GAP = 8;

/** Shares a board of this size out; `inner` is its width without a scroll bar. */
export function roomFor(
    width: number,
    height: number,
    seats: number,
    stacks: number,
    inner = width,
): Room {
    const isBeside = width >= BESIDE_FROM.width && height >= BESIDE_FROM.height;
    return isBeside ? roomBeside(width, height, seats) : roomBelow(inner, height, seats, stacks);
}

function roomBeside(width: number, height: number, seats: number): Room {
    const matsWidth = Math.round(Math.max(228, Math.min(340, width * 0.25)));
    const hasTrack = height >= 560;
    const [own, others] = detailsFor(height, seats);
    const valley = { w: width - matsWidth - GAP, h: height - (hasTrack ? TRACK : 0) };
    return { isBeside: true, matsWidth, columns: 1, own, others, hasTrack, valley };
}

/** Others show less before one's own mat does. */
function detailsFor(height: number, seats: number): readonly [Detail, Detail] {
    const kinds: readonly (readonly [Detail, Detail])[] = [
        ["roomy", "roomy"],
        ["roomy", "tight"],
        ["tight", "tight"],
        ["roomy", "slim"],
        ["tight", "slim"],
    ];
    const fits = ([own, others]: readonly [Detail, Detail]): boolean =>
        MAT_HEIGHTS[own] + MAT_HEIGHTS[others] * (seats - 1) <= height;
    return kinds.find(fits) ?? ["slim", "slim"];
}

/** All mats stand below the valley if that leaves enough of it; else one scrolls to them. */
function roomBelow(width: number, height: number, seats: number, stacks: number): Room {
    const columns = width >= 560 ? 2 : 1;
    const rest = height - LINE;
    const above = rest - Math.ceil(seats / columns) * FOLDED - GAP;
    const h = above >= leastHeight(width, rest, stacks) ? above : rest;
    const details = { own: "slim", others: "slim" } as const;
    const valley = { w: width, h };
    return { isBeside: false, matsWidth: 0, columns, ...details, hasTrack: false, valley };
}
