/** The map of The Lost Mines: where its cells are, which sides of a card are open, and what answers touch a cell. */
import { isAbout, keyOf, refOf, type Offer } from "../../net/offers";
import {
    CARDS,
    CELLS,
    COLUMNS,
    EDGES,
    MINES,
    ROWS,
    SIDES,
    START_OPENINGS,
} from "../../wire/lost_mines";
import type { LostMinesCardView, LostMinesView } from "../../wire/types";

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

const PLACES: ReadonlyMap<string, Point> = new Map(
    CELLS.map((cell, number) => [
        cell,
        { x: number % COLUMNS, y: Math.floor(number / COLUMNS) % ROWS },
    ]),
);

/** Returns the upper left corner of a cell. */
export function cornerOf(cell: string): Point {
    const { x, y } = PLACES.get(cell) ?? { x: 0, y: 0 };
    return { x: x * SIZE, y: y * SIZE };
}

/** Returns the middle of the border between two cells: "b2-b3". */
export function middleOf(edge: string): Point {
    const { cell, side } = EDGES.find(({ key }) => key === edge) ?? { cell: "", side: "" };
    const [corner, border] = [cornerOf(cell), pathTo(side)];
    return { x: corner.x + SIZE / 2 + border.x, y: corner.y + SIZE / 2 + border.y };
}

/** Returns the open sides of a card as it lies; nobody knows those of a mine face down. */
export function openSides({ card, turned }: Pick<LostMinesCardView, "card" | "turned">): string[] {
    const openings = clanOf(card) ? START_OPENINGS : printed(card);
    return SIDES.filter((_, side) => openings & (1 << (turned ? (side + 2) % 4 : side)));
}

function printed(card: string): number {
    const mine = MINES.find(({ key }) => card === `mine_${key}`);
    return mine?.openings ?? factsOf(card)?.openings ?? 0;
}

function factsOf(card: string): (typeof CARDS)[number] | undefined {
    return CARDS.find(({ key }) => key === card);
}

/** Returns what a path card shows besides its path. */
export function featureOf(card: string): string {
    return factsOf(card)?.feature ?? "";
}

/** Returns what a card does: a path, a tool, a look and so on. */
export function effectOf(card: string): string {
    return factsOf(card)?.effect ?? "";
}

/** Returns the clan that starts on a card; nothing for all others. */
export function clanOf(card: string): string {
    return card.startsWith("start_") ? card.slice("start_".length) : "";
}

export function isMine(card: string): boolean {
    return card.startsWith("mine");
}

/** Returns the path from the middle of a cell to the border on a side. */
export function pathTo(side: string): Point {
    const step = STEPS[side] ?? { x: 0, y: 0 };
    return { x: (step.x * SIZE) / 2, y: (step.y * SIZE) / 2 };
}

/** Returns the answers that touch a cell: cards for it, steps to it, looks at the mine there; not its borders. */
export function offersAt(
    offers: readonly Offer[],
    cell: string,
    held: string | null,
): readonly Offer[] {
    return withCard(offers, held).filter(
        (offer) => !keyOf(offer, "edge") && offer.refs.some(({ key }) => key === cell),
    );
}

/** Returns the answers that put something on a border. */
export function offersOn(
    offers: readonly Offer[],
    edge: string,
    held: string | null,
): readonly Offer[] {
    return withCard(offers, held).filter((offer) => keyOf(offer, "edge") === edge);
}

function withCard(offers: readonly Offer[], held: string | null): readonly Offer[] {
    return held ? offers.filter((offer) => isAbout(offer, held)) : offers;
}

/** Returns the borders that answers name: where a trap or a troll can be put. */
export function edgesIn(offers: readonly Offer[], held: string | null): readonly string[] {
    const edges = withCard(offers, held).map((offer) => keyOf(offer, "edge"));
    return [...new Set(edges)].filter(Boolean);
}

/** Returns the card that the marked answer would lay, to be drawn faintly where it would lie. */
export function ghostOf(marked: Offer | null): LostMinesCardView | null {
    if (marked?.verb !== "lay") return null;
    return {
        card: keyOf(marked, "card"),
        cell: keyOf(marked, "cell"),
        turned: keyOf(marked, "way") === "turned",
        tool: "",
    };
}

/** Returns what a card can do that is nowhere on the map: to be discarded, or to look at somebody. */
export function elsewhere(offers: readonly Offer[], held: string): readonly Offer[] {
    return withCard(offers, held).filter((offer) => !refOf(offer, "cell") && !refOf(offer, "edge"));
}

/** Returns an answer that one might expect at a cell, in notation, to ask why it cannot be given. */
export function expectedAt(
    question: LostMinesView["question"],
    cell: string,
    held: string | null,
): string {
    if (question?.kind === "move") return stepTo(question.cell, cell);
    const effect = effectOf(held ?? "");
    if (effect === "path") return `lay ${held} ${cell}`;
    if (effect === "tool") return `use ${held} ${cell}`;
    return effect === "thunderstorm" ? `thunderstorm ${cell}` : "";
}

/** Writes the step from a cell to one beside it; nothing for one further away. */
function stepTo(from: string, to: string): string {
    const [one, other] = [PLACES.get(from), PLACES.get(to)];
    const side = SIDES.find((each) => {
        const step = STEPS[each];
        return step && one && other && one.x + step.x === other.x && one.y + step.y === other.y;
    });
    return side ? `go ${side}` : "";
}
