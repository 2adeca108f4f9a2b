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

const BORDERS: ReadonlyMap<string, (typeof EDGES)[number]> = new Map(
    EDGES.map((edge) => [edge.key, edge]),
);

const FACTS: ReadonlyMap<string, (typeof CARDS)[number]> = new Map(
    CARDS.map((card) => [card.key, card]),
);

/** Returns the upper left corner of a cell. */
export function cornerOf(cell: string): Point {
    const { x, y } = PLACES.get(cell) ?? { x: 0, y: 0 };
    return { x: x * SIZE, y: y * SIZE };
}

export function centreOf(cell: string): Point {
    const { x, y } = cornerOf(cell);
    return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

/** Returns the cell in which a point of the map lies; nothing outside. */
export function cellAt({ x, y }: Point): string {
    const [column, row] = [Math.floor(x / SIZE), Math.floor(y / SIZE)];
    const isInside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
    return isInside ? (CELLS[row * COLUMNS + column] ?? "") : "";
}

/** Returns the middle of the border between two cells: "b2-b3". */
export function middleOf(edge: string): Point {
    const { cell, side } = BORDERS.get(edge) ?? { cell: "", side: "" };
    const [centre, border] = [centreOf(cell), pathTo(side)];
    return { x: centre.x + border.x, y: centre.y + border.y };
}

/** Returns the middle between two cells side by side. */
export function between(one: string, other: string): Point {
    const [from, to] = [centreOf(one), centreOf(other)];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Returns the open sides of a card as it lies; nobody knows those of a mine face down. */
export function openSides({ card, turned }: Pick<LostMinesCardView, "card" | "turned">): string[] {
    const openings = clanOf(card) ? START_OPENINGS : printed(card);
    return SIDES.filter((_, side) => openings & (1 << (turned ? (side + 2) % 4 : side)));
}

/** Returns the paths of a card as one line to be stroked, around its middle. */
export function pathsOf(card: Pick<LostMinesCardView, "card" | "turned">): string {
    return openSides(card)
        .map(pathTo)
        .map(({ x, y }) => `M0 0L${x} ${y}`)
        .join("");
}

function printed(card: string): number {
    const mine = MINES.find(({ key }) => card === `mine_${key}`);
    return mine?.openings ?? FACTS.get(card)?.openings ?? 0;
}

/** Returns what a path card shows besides its path. */
export function featureOf(card: string): string {
    return FACTS.get(card)?.feature ?? "";
}

/** Returns what a card does: a path, a tool, a look and so on. */
export function effectOf(card: string): string {
    return FACTS.get(card)?.effect ?? "";
}

/** Returns what one may look at with a card. */
export function subjectsOf(card: string): readonly string[] {
    return FACTS.get(card)?.subjects ?? [];
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

/** Where a card that is taken up can go on the map. */
export interface Fits {
    /** One answer for each cell: the way that is wanted where both fit. */
    readonly cells: ReadonlyMap<string, Offer>;
    /** The cells where the card can be turned round. */
    readonly turnable: ReadonlyMap<string, Offer>;
    readonly edges: ReadonlyMap<string, Offer>;
}

/** Returns where a card fits; nothing fits while no card is taken up. */
export function fitsOf(offers: readonly Offer[], held: string | null, turned: boolean): Fits {
    const cells = new Map<string, Offer>();
    const turnable = new Map<string, Offer>();
    const edges = new Map<string, Offer>();
    for (const offer of held ? offers.filter((one) => isAbout(one, held)) : []) {
        const [edge, cell] = [keyOf(offer, "edge"), keyOf(offer, "cell")];
        if (edge) edges.set(edge, offer);
        else if (cell && cells.has(cell)) {
            const isWanted = (keyOf(offer, "way") === "turned") === turned;
            turnable.set(cell, isWanted ? cells.get(cell)! : offer);
            if (isWanted) cells.set(cell, offer);
        } else if (cell) cells.set(cell, offer);
    }
    return { cells, turnable, edges };
}

/** Returns the card that an answer would lay, to be drawn where it would lie. */
export function ghostOf(offer: Offer | null | undefined): LostMinesCardView | null {
    if (offer?.verb !== "lay") return null;
    return {
        card: keyOf(offer, "card"),
        cell: keyOf(offer, "cell"),
        turned: keyOf(offer, "way") === "turned",
        tool: "",
    };
}

/** Returns what a card can be looked at with, beside the map: treasures and people. */
export function elsewhere(offers: readonly Offer[], held: string): readonly Offer[] {
    return offers.filter(
        (offer) =>
            isAbout(offer, held) &&
            offer.verb !== "discard" &&
            !refOf(offer, "cell") &&
            !refOf(offer, "edge"),
    );
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

/** So many cells away something is still beside one. */
const NEAR = 3;

/** Returns where one stands if something to be pressed is near, else what is nearest. */
export function nearestTo(pawn: string, cells: readonly string[]): string {
    const from = PLACES.get(pawn);
    const away = (cell: string): number => {
        const { x, y } = PLACES.get(cell) ?? { x: 0, y: 0 };
        return from ? Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) : Infinity;
    };
    const [nearest = pawn] = cells.toSorted((one, other) => away(one) - away(other));
    return away(nearest) <= NEAR ? pawn : nearest;
}

/** Where the figures on one cell stand, and how large: alone, in twos, or in threes. */
export function standsOf(count: number): {
    readonly spots: readonly Point[];
    readonly size: number;
} {
    const row = count <= 1 ? 1 : count <= 4 ? 2 : 3;
    const size = [1, 0.72, 0.56][row - 1] ?? 1;
    const step = 74 / row;
    const rows = Math.ceil(count / row);
    const spots = Array.from({ length: count }, (_, at) => ({
        x: ((at % row) - (Math.min(row, count) - 1) / 2) * step,
        y: (Math.floor(at / row) - (rows - 1) / 2) * step,
    }));
    return { spots, size };
}
