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
const PLAYER_WIDTH = 140;
const PLAYER_HEIGHT = 56;
const TRAY = 56;
/** The longest name of a card has room on it in every language. */
const CARD = 84;
const LARGE_CARD = 98;
const HAND = CARD * 1.42 + 16;

export function layoutOf(width: number, height: number, seats: number): Layout {
    const columns = columnsIn(width, seats);
    if (height < SHORT_BELOW && width > NARROW)
        return { kind: "short", map: height - TRAY, card: CARD, columns };
    if (width >= SIDE_FROM) {
        const card = width > 1200 ? LARGE_CARD : CARD;
        return { kind: "side", map: 0, card, columns: 1 };
    }
    // On a phone players begin below the edge, with enough to be seen that one finds them.
    const isPhone = width < NARROW;
    const players = isPhone ? 20 : Math.ceil(seats / columns) * PLAYER_HEIGHT;
    const left = height - TRAY - HAND - players - 30;
    const map = isPhone ? left : Math.min(left, (width * 7) / 11 + 40);
    return { kind: "below", map: Math.max(LEAST_MAP, Math.floor(map)), card: CARD, columns };
}

function columnsIn(width: number, seats: number): number {
    const most = Math.max(2, Math.floor(width / PLAYER_WIDTH));
    const rows = Math.ceil(seats / most);
    return Math.ceil(seats / rows);
}
