/** How answers about cells are given on a home board: which cells glow, and what pressing one means. */
import { keyOf, type Offer, type Target } from "../../../net/offers";

import { besides, cellAt } from "./geometry";

/** An answer about one cell or two. */
export interface Way {
    readonly offer: Offer;
    /** What it lays: `lay meadow_field`, `fence small`, `fence large`, `stable`, `furnish`, `ruby meadow`. */
    readonly tool: string;
    /** The first half of a twin tile lies on the first one. */
    readonly cells: readonly string[];
}

/** The first cell of two, and whether the tile was turned round. */
export interface Held {
    readonly cell: string;
    readonly turned: boolean;
}

const VERBS = new Set(["lay", "fence", "stable", "furnish"]);

/** Returns the answers about cells; what can be done at any time only where it was taken up. */
export function waysIn(offers: readonly Offer[], isTaken = false): readonly Way[] {
    return offers.flatMap((offer) => {
        const cell = keyOf(offer, "cell");
        if (!cell || !(isTaken || isAnswer(offer))) return [];
        const other = keyOf(offer, "other");
        return [{ offer, tool: toolOf(offer), cells: other ? [cell, other] : [cell] }];
    });
}

function isAnswer({ kind, verb }: Offer): boolean {
    return kind === "answer" && VERBS.has(verb);
}

function toolOf(offer: Offer): string {
    const { verb } = offer;
    if (verb === "fence") return keyOf(offer, "other") ? "fence large" : "fence small";
    return verb === "lay" || verb === "ruby" ? `${verb} ${keyOf(offer, "tile")}` : verb;
}

/** Returns what can be laid, in the order of the answers. */
export function toolsIn(ways: readonly Way[]): readonly string[] {
    return [...new Set(ways.map(({ tool }) => tool))];
}

/** Returns what is meant until somebody says otherwise: of twin tiles that could lie on the same cells the
 * first one; everything where the cells, or a list beside them, tell things apart. */
export function toolAtFirst(ways: readonly Way[]): string {
    const [first = "", ...others] = toolsIn(ways);
    const share = others.some((tool) => overlap(withTool(ways, first), withTool(ways, tool)));
    return !others.length || (share && ways.every(isTwin)) ? first : "";
}

function overlap(some: readonly Way[], others: readonly Way[]): boolean {
    const cells = glowing(some, null);
    return others.some((way) => way.cells.some((cell) => cells.has(cell)));
}

export function withTool(ways: readonly Way[], tool: string): readonly Way[] {
    return tool ? ways.filter((way) => way.tool === tool) : ways;
}

export function isTwin({ cells }: Way): boolean {
    return cells.length > 1;
}

/** Returns the cells that glow: all of some answers, or those that go with the first one. */
export function glowing(ways: readonly Way[], held: Held | null): ReadonlySet<string> {
    const withIt = ways.filter(({ cells }) => cells.includes(held?.cell ?? ""));
    const meant = withIt.some(isTwin) ? withIt : ways;
    return new Set(meant.flatMap(({ cells }) => cells));
}

// ---- pointing and pressing -------------------------------------------------------------------------

/** Returns how a twin tile lies on two cells: its first half on the first one, unless it was turned round
 * or does not fit so. */
export function wayOver(ways: readonly Way[], held: Held, second: string): Way | null {
    const both = ways.filter(
        (way) => isTwin(way) && way.cells.includes(held.cell) && way.cells.includes(second),
    );
    const first = held.turned ? second : held.cell;
    return both.find(({ cells }) => cells[0] === first) ?? both[0] ?? null;
}

/** Returns how a tile would lie on a cell that is pointed at; a twin tile leans to the nearest cell beside. */
export function wayAt(
    ways: readonly Way[],
    cell: string,
    at: readonly [number, number] = [0.5, 0.5],
): Way | null {
    const here = ways.filter(({ cells }) => cells.includes(cell));
    const [single, ...others] = here.filter((way) => !isTwin(way));
    if (single) return others.length ? null : single;
    for (const beside of besides(cell, at)) {
        const way = wayOver(here, { cell, turned: false }, beside);
        if (way) return way;
    }
    return null;
}

/** Returns the next way over the same cells: turned round, or another tile. */
export function turned(ways: readonly Way[], offer: Offer): Way | null {
    const now = ways.find((way) => way.offer.action === offer.action);
    if (!now || !isTwin(now)) return null;
    const same = ways.filter((way) => now.cells.every((cell) => way.cells.includes(cell)));
    return same[(same.indexOf(now) + 1) % same.length] ?? null;
}

export type Pressed =
    /** It is the only answer there. */
    | { readonly kind: "play"; readonly way: Way }
    /** It is the second cell: the tile is laid. */
    | { readonly kind: "lay"; readonly way: Way }
    /** It is the first cell; the tile lies there for a look. */
    | { readonly kind: "hold"; readonly way: Way }
    /** It is the first cell again: the tile turns round. */
    | { readonly kind: "turn" }
    /** There are several answers. */
    | { readonly kind: "list"; readonly ways: readonly Way[] }
    | { readonly kind: "why" };

/** Returns what pressing a cell means. */
export function pressed(
    ways: readonly Way[],
    held: Held | null,
    cell: string,
    at?: readonly [number, number],
): Pressed {
    if (held && held.cell !== cell) {
        const way = wayOver(ways, held, cell);
        if (way) return { kind: "lay", way };
    }
    const here = ways.filter(({ cells }) => cells.includes(cell));
    if (!here.length) return { kind: "why" };
    if (here.every(isTwin)) {
        if (held?.cell === cell) return { kind: "turn" };
        const way = wayAt(here, cell, at);
        return way ? { kind: "hold", way } : { kind: "why" };
    }
    const [only, ...others] = here;
    return only && !others.length ? { kind: "play", way: only } : { kind: "list", ways: here };
}

// ---- why not ---------------------------------------------------------------------------------------

/** Returns what to ask about a cell where something cannot be laid; nothing if nothing is laid now. */
export function whyNot(ways: readonly Way[], held: Held | null, cell: string): Target | null {
    const [first] = ways;
    if (!first || isElsewhere(ways, cell)) return null;
    const { verb } = first.offer;
    const tile = verb === "fence" || verb === "stable" ? "" : keyOf(first.offer, "tile");
    const cells = isTwin(first) ? pairFor(held, cell) : [cell];
    return {
        verb,
        about: tile ? { tile, cell } : { cell },
        ask: [verb, tile, ...cells].filter(Boolean).join(" "),
    };
}

/** Whether a cell is in the half of the board where nothing is laid now. */
export function isElsewhere(ways: readonly Way[], cell: string): boolean {
    const { ground } = cellAt(cell);
    return ways.every(({ cells }) => cells.every((key) => cellAt(key).ground !== ground));
}

/** Two cells to ask about: the first one and this, or this and one beside it on the same ground. */
function pairFor(held: Held | null, cell: string): readonly string[] {
    const near = besides(cell).filter((key) => cellAt(key).ground === cellAt(cell).ground);
    if (held && near.includes(held.cell)) return [held.cell, cell];
    return [cell, near.find((key) => cellAt(key).inside) ?? ""];
}
