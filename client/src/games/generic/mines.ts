/** The map of The Lost Mines: where its cells are, which sides of a card are open, and what answers touch a cell. */
import { CARDS, COLUMNS, MINES, ROWS, SIDES, START_OPENINGS } from "../../wire/lost_mines";
import type { LostMinesCardView, LostMinesView, Offer } from "../../wire/types";

import { names, offersAbout } from "./about";

export const SIZE = 100;

export interface Point {
    readonly x: number;
    readonly y: number;
}

const STEPS: Readonly<Record<string, Point>> = {
    n: { x: 0, y: -1 },
    e: { x: 1, y: 0 },
    s: { x: 0, y: 1 },
    w: { x: -1, y: 0 },
};

/** All cells by their names, row by row. */
export const CELLS: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, number) =>
    nameAt(number % COLUMNS, Math.floor(number / COLUMNS)),
);

function nameAt(column: number, row: number): string {
    return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Returns the upper left corner of a cell. */
export function cornerOf(cell: string): Point {
    return { x: (cell.charCodeAt(0) - 97) * SIZE, y: (Number(cell.slice(1)) - 1) * SIZE };
}

/** Returns the middle of the border between two cells: "b2-b3". */
export function middleOf(edge: string): Point {
    const [one = "", other = ""] = edge.split("-");
    const [first, second] = [cornerOf(one), cornerOf(other)];
    return { x: (first.x + second.x + SIZE) / 2, y: (first.y + second.y + SIZE) / 2 };
}

/** Returns the open sides of a card as it lies; nobody knows those of a mine face down. */
export function openSides({ card, turned }: Pick<LostMinesCardView, "card" | "turned">): string[] {
    const openings = card.startsWith("start_") ? START_OPENINGS : printed(card);
    return SIDES.filter((_, side) => openings & (1 << (turned ? (side + 2) % 4 : side)));
}

function printed(card: string): number {
    const mine = MINES.find(({ key }) => card === `mine_${key}`);
    return mine?.openings ?? CARDS.find(({ key }) => key === card)?.openings ?? 0;
}

/** Returns what a path card shows besides its path. */
export function featureOf(card: string): string {
    return CARDS.find(({ key }) => key === card)?.feature ?? "";
}

/** Returns the path from the middle of a cell to the border on a side. */
export function pathTo(side: string): Point {
    const step = STEPS[side] ?? { x: 0, y: 0 };
    return { x: (step.x * SIZE) / 2, y: (step.y * SIZE) / 2 };
}

/** Returns the answers that touch a cell: cards for it, steps to it, looks at the mine there. */
export function offersAt(
    offers: readonly Offer[],
    cell: string,
    view: LostMinesView,
    held: string | null,
): readonly Offer[] {
    return offers.filter(
        ({ action }) =>
            (!held || names(action, held)) &&
            (names(action, cell) ||
                stepsTo(action, view) === cell ||
                mineOf(action, view) === cell),
    );
}

function stepsTo(action: string, view: LostMinesView): string | null {
    const [verb, side = ""] = action.split(" ");
    const step = STEPS[side];
    const pawn = view.players[view.to_act]?.pawn;
    if (verb !== "go" || !step || !pawn) return null;
    return nameAt(pawn.charCodeAt(0) - 97 + step.x, Number(pawn.slice(1)) - 1 + step.y);
}

function mineOf(action: string, view: LostMinesView): string | null {
    const [verb, , subject, number] = action.split(" ");
    if (verb !== "peek" || subject !== "mine") return null;
    return view.mines[Number(number) - 1]?.cell ?? null;
}

/** Returns the borders that answers name: where a trap or a troll can be put. */
export function edgesIn(offers: readonly Offer[], held: string | null): readonly string[] {
    return offers
        .filter(({ action }) => !held || names(action, held))
        .flatMap(({ anchors }) => anchors.filter((anchor) => anchor.includes("-")))
        .filter((edge, at, all) => all.indexOf(edge) === at);
}

/** Returns the card that the marked answer would lay, to be drawn faintly where it would lie. */
export function ghostOf(marked: Offer | null): LostMinesCardView | null {
    const [verb, card = "", cell = "", way] = marked?.action.split(" ") ?? [];
    return verb === "lay" ? { card, cell, turned: way === "turned", tool: "" } : null;
}

/** Returns what a card can do that is nowhere on the map: to be discarded, or to look at somebody. */
export function elsewhere(
    offers: readonly Offer[],
    view: LostMinesView,
    held: string,
): readonly Offer[] {
    const onMap = new Set(CELLS.flatMap((cell) => offersAt(offers, cell, view, held)));
    const edges = edgesIn(offers, held);
    return offersAbout(offers, held).filter(
        (offer) => !onMap.has(offer) && !edges.some((edge) => names(offer.action, edge)),
    );
}
