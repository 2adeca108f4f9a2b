/** How the board shares out the room that it gets. The hand is always in sight, and the map has what is left. */

/** Side: players beside the map. Below: all in one column. Short: the hand beside the map, as on a phone that lies. */
export type LayoutKind = "side" | "below" | "short";

/** What has to have room. */
export interface Things {
    readonly seats: number;
    readonly treasures: number;
    /** Cards that a hand has at most. */
    readonly cards: number;
}

export interface Layout {
    readonly kind: LayoutKind;
    /** Height in pixels of what is in sight at once: the map, the hand, and what is done with it. */
    readonly front: number;
    /** Width of a card in the hand, and whether its name is written on it. */
    readonly card: number;
    readonly named: boolean;
    /** Whether the treasures are beside the hand. */
    readonly beside: boolean;
    /** Columns of the players below the map. */
    readonly columns: number;
}

const SIDE_FROM = 880;
const SHORT_BELOW = 440;
const SHORT_FROM = 400;
const NARROW = 520;
const LEAST_MAP = 124;
/** The map of a window in which the hand has no room below it. */
const LONE_MAP = 230;
const PLAYER_WIDTH = 140;
const PLAYER_HEIGHT = 56;
const TREASURE = 50;
const TREASURE_HEIGHT = 64;
const TRAY = 44;
/** Around the board, and between its parts. */
const EDGES = 12;
const GAP = 6;
/** What is seen of the parts below the hand, so that one finds them. */
const PEEK = 18;
/** The longest name of a card has room on it in every language. */
const CARD = 84;
const LARGE_CARD = 98;
const NAMED = 1.42;
const HAND_EDGES = 12;
const CARD_GAP = 4;

/** Hands only become smaller when the pile is gone, and cards keep their size then. */
export function handSize(seats: number): number {
    return seats < 7 ? 5 : 4;
}

export function layoutOf(width: number, height: number, things: Things): Layout {
    const isLying = height < SHORT_BELOW && width >= SHORT_FROM && width > height * 1.2;
    if (isLying) return lying(width, height, things);
    if (width >= SIDE_FROM) {
        const card = width > 1200 ? LARGE_CARD : CARD;
        return { kind: "side", front: 0, card, named: true, beside: true, columns: 1 };
    }
    return inColumn(width, height, things);
}

/** The hand has two columns beside the map. */
function lying(width: number, height: number, { seats, cards }: Things): Layout {
    const front = height - EDGES - PEEK;
    const rows = Math.ceil(cards / 2);
    const room = front - TRAY - GAP - HAND_EDGES - (rows - 1) * CARD_GAP;
    const card = Math.min(CARD, Math.floor(room / rows));
    return { kind: "short", front, card, named: false, beside: false, columns: columnsIn(width, seats) };
}

function inColumn(width: number, height: number, things: Things): Layout {
    const { seats, treasures, cards } = things;
    const columns = columnsIn(width, seats);
    const isPhone = width < NARROW;
    const across = width - EDGES;
    const card = Math.min(CARD, Math.floor((across - widthOf(cards, 0)) / cards));
    const named = card === CARD;
    // The pile is as wide as two treasures, and the notebook as one.
    const inRow = Math.floor((across - GAP - widthOf(cards, card)) / TREASURE);
    const beside = named && inRow * 2 >= treasures + 3;

    const parts = TRAY + Math.ceil(card * (named ? NAMED : 1)) + HAND_EDGES + 2 * GAP;
    const below =
        Math.ceil(seats / columns) * PLAYER_HEIGHT + (beside ? 0 : TREASURE_HEIGHT + GAP);
    const room = height - EDGES - parts;
    const wanted = Math.min(room - below, Math.floor((width * 7) / 11 + 40));
    const left = isPhone || wanted < LONE_MAP ? room - PEEK : wanted;
    const map = left < LEAST_MAP ? LONE_MAP : left;
    return { kind: "below", front: parts + map, card, named, beside, columns };
}

/** The width of a hand with cards of this width. */
function widthOf(cards: number, card: number): number {
    return cards * card + (cards - 1) * CARD_GAP + HAND_EDGES;
}

function columnsIn(width: number, seats: number): number {
    const most = Math.max(2, Math.floor(width / PLAYER_WIDTH));
    const rows = Math.ceil(seats / most);
    return Math.ceil(seats / rows);
}
