/** How the board shares out the room that it gets. */

/** Side: players beside the map. Below: all in one column. Short: a phone that lies on its side. */
export type LayoutKind = "side" | "below" | "short";

export interface Layout {
    readonly kind: LayoutKind;
    /** Height of the map in pixels, where it does not just fill what is left. */
    readonly map: number;
    /** Width of a card in the hand. */
    readonly card: number;
    /** Columns of the players below the map. */
    readonly columns: number;
}

const SIDE_FROM = 880;
const SHORT_BELOW = 440;
const NARROW = 520;
const LEAST_MAP = 230;
const PLAYER_WIDTH = 168;
const PLAYER_HEIGHT = 68;
const TRAY = 56;

export function layoutOf(width: number, height: number, seats: number): Layout {
    if (height < SHORT_BELOW && width > NARROW)
        return { kind: "short", map: height - TRAY, card: 62, columns: columnsIn(width, seats) };
    if (width >= SIDE_FROM)
        return { kind: "side", map: 0, card: width > 1200 ? 96 : 78, columns: 1 };
    const card = width < NARROW ? 64 : 84;
    const columns = columnsIn(width, seats);
    const hand = card * 1.42 + 16;
    // On a phone players begin below the edge, with enough of them in sight to be found.
    const players = width < NARROW ? 36 : Math.ceil(seats / columns) * (PLAYER_HEIGHT + 6);
    const treasures = width < NARROW ? 0 : 70;
    const left = height - TRAY - hand - players - treasures - 24;
    const most = (width * 7) / 11 + 40;
    const map = width < NARROW ? left : Math.min(left, most);
    return { kind: "below", map: Math.max(LEAST_MAP, Math.floor(map)), card, columns };
}

function columnsIn(width: number, seats: number): number {
    const most = Math.max(2, Math.floor(width / PLAYER_WIDTH));
    const rows = Math.ceil(seats / most);
    return Math.ceil(seats / rows);
}

/** The viewer's seat comes first, the others follow as they sit. */
export function seatsFrom(count: number, viewer: number): readonly number[] {
    const start = Math.max(0, viewer);
    return Array.from({ length: count }, (_, at) => (start + at) % count);
}
