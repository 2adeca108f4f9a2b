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
/** By so much one's own card, which says more, is higher than others. */
const OWN_HEIGHT = 36;
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
const SMALL_CARD = 72;
/** What a finger hits. */
const LEAST_CARD = 44;
/** The height of a card with its name, in widths. */
const NAMED = 1.6;
const HAND_EDGES = 12;
const CARD_GAP = 4;

/** Hands only become smaller when the pile is gone, and cards keep their size then. */
export function handSize(seats: number): number {
    return seats < 7 ? 5 : 4;
}

export function layoutOf(width: number, height: number, things: Things): Layout {
    const isLow = height < SHORT_BELOW;
    if (isLow && width >= SHORT_FROM && width > height * 1.2) return lying(width, height, things);
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
    const room = Math.floor((front - HAND_EDGES - (rows - 1) * CARD_GAP) / rows);
    const card = Math.min(SMALL_CARD, room, Math.floor(width * 0.135));
    const columns = columnsIn(width, seats);
    return { kind: "short", front, card, named: false, beside: false, columns };
}

function inColumn(width: number, height: number, things: Things): Layout {
    const { seats, treasures, cards } = things;
    const columns = columnsIn(width, seats);
    const across = width - EDGES;
    const room = height - EDGES - TRAY - 2 * GAP - HAND_EDGES;
    const card = cardIn(across, room - PEEK - LEAST_MAP, cards);
    const named = card === CARD;
    // The pile is as wide as two treasures, and the notebook as one.
    const inRow = Math.floor((across - GAP - widthOf(cards, card)) / TREASURE);
    const beside = named && inRow * 2 >= treasures + 3;

    const hand = Math.ceil(card * (named ? NAMED : 1));
    const below = Math.ceil(seats / columns) * PLAYER_HEIGHT + OWN_HEIGHT;
    const wanted = room - hand - below - (beside ? 0 : TREASURE_HEIGHT);
    const most = Math.floor((width * 7) / 11 + 40);
    const isPhone = width < NARROW;
    const left = isPhone || wanted < LONE_MAP ? room - hand - PEEK : Math.min(wanted, most);
    const map = left < LEAST_MAP ? LONE_MAP : left;
    const front = TRAY + 2 * GAP + HAND_EDGES + hand + map;
    return { kind: "below", front, card, named, beside, columns };
}

/** The width of a card, so that all of them have room; where there is too little height they keep it. */
function cardIn(across: number, height: number, cards: number): number {
    const most = Math.min(CARD, Math.floor((across - widthOf(cards, 0)) / cards));
    if (height >= CARD * NAMED || height < LEAST_CARD) return most;
    return Math.min(most, CARD - 1, Math.floor(height));
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
