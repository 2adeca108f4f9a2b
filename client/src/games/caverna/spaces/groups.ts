/** How action spaces are laid out: in the groups of their boards, and cards by stages. */
import type { CavernaFaceDownView, CavernaSpaceView } from "../../../wire/types";

import { spaceOf } from "./facts";

/** One place in a group: a space, or a card that is still face down. */
export type Slot =
    | { readonly kind: "space"; readonly space: CavernaSpaceView }
    | { readonly kind: "face-down"; readonly card: CavernaFaceDownView };

/** Spaces that lie together: those of one board, or all round cards. */
export interface Group {
    readonly key: string;
    readonly slots: readonly Slot[];
    /** How many lie side by side. */
    readonly across: number;
}

/** Two stacks of groups that lie side by side, with the rows that the higher one takes. */
export interface Layout {
    readonly left: readonly Group[];
    readonly right: readonly Group[];
    readonly rows: number;
}

const CARDS = "card";
const LEFT = 3;
const RIGHT = 2;
/** The board with most spaces stands at the right, with whatever makes both sides even. */
const WIDE = 5;

type Boards = ReadonlyMap<string, readonly CavernaSpaceView[]>;

/** Lays out all spaces: cards and small boards at the left, the large board at the right. */
export function layoutOf(
    spaces: readonly CavernaSpaceView[],
    faceDown: readonly CavernaFaceDownView[],
): Layout {
    const boards = byBoard(spaces);
    const cards = cardSlots(boards.get(CARDS) ?? [], faceDown);
    const left = [{ key: CARDS, slots: cards, across: LEFT }];
    const right: Group[] = [];
    for (const [key, some] of [...boards].sort(bySize)) {
        if (key === CARDS) continue;
        const isLarge = some.length > WIDE + 1;
        const lower = rowsOf(right) + Math.ceil(some.length / RIGHT);
        const higher = rowsOf(left) + Math.ceil(some.length / LEFT);
        if (isLarge || lower < higher) right.push(groupOf(key, some, RIGHT));
        else left.push(groupOf(key, some, LEFT));
    }
    return { left, right, rows: Math.max(rowsOf(left), rowsOf(right)) };
}

/** Groups below each other: boards, whose spaces are always open, before the cards, most of which are to come. */
export function inOneStack({ left, right }: Layout): readonly Group[] {
    const [cards, ...boards] = left;
    return [...right, ...boards, ...(cards ? [cards] : [])];
}

function groupOf(key: string, spaces: readonly CavernaSpaceView[], across: number): Group {
    return { key, slots: spaces.map(spaceSlot), across };
}

/** What has not changed has the same slot again, and is not drawn anew. */
const SLOTS = new WeakMap<CavernaSpaceView | CavernaFaceDownView, Slot>();

function spaceSlot(space: CavernaSpaceView): Slot {
    const slot = SLOTS.get(space) ?? { kind: "space", space };
    SLOTS.set(space, slot);
    return slot;
}

function cardSlot(card: CavernaFaceDownView): Slot {
    const slot = SLOTS.get(card) ?? { kind: "face-down", card };
    SLOTS.set(card, slot);
    return slot;
}

/** Cards lie in the order of their rounds; those to come follow. */
function cardSlots(
    cards: readonly CavernaSpaceView[],
    faceDown: readonly CavernaFaceDownView[],
): readonly Slot[] {
    const open = [...cards].sort((one, other) => one.round - other.round);
    return [...open.map(spaceSlot), ...faceDown.map(cardSlot)];
}

export function rowsOf(groups: readonly Group[]): number {
    return groups.reduce((sum, { slots, across }) => sum + Math.ceil(slots.length / across), 0);
}

function byBoard(spaces: readonly CavernaSpaceView[]): Boards {
    const boards = new Map<string, CavernaSpaceView[]>();
    for (const space of spaces) {
        const { board } = spaceOf(space.space);
        boards.set(board, [...(boards.get(board) ?? []), space]);
    }
    return boards;
}

/** The largest board first. */
function bySize(
    [, one]: readonly [string, readonly CavernaSpaceView[]],
    [, other]: readonly [string, readonly CavernaSpaceView[]],
): number {
    return other.length - one.length;
}
