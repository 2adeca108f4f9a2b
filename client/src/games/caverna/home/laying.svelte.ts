/** Laying tiles on one's own board: what is laid, its first cell, and what a press does to the table. */
import { settings } from "../../../lib/settings.svelte";
import type { Offer } from "../../../net/offers";
import { playsAtOnce, type Press } from "../../../table/pick";
import type { Table } from "../../../table/table.svelte";
import type { NotPossible } from "../../../wire/types";

import {
    glowing,
    isElsewhere,
    isTwin,
    pressed,
    toolAtFirst,
    toolsIn,
    turned,
    wayAt,
    wayOver,
    waysIn,
    whyNot,
    withTool,
    type Held,
    type Way,
} from "./choosing";

/** A point in a cell, from 0 to 1. */
export type Spot = readonly [number, number];

/** Something that holds for one question only. */
interface During<What> {
    readonly version: number;
    readonly what: What;
}

/** So many cells can be pointed at; whoever means more means the board. */
const FEW = 4;

export class Laying {
    #tool = $state.raw<During<string> | null>(null);
    #first = $state.raw<During<string> | null>(null);
    /** The cell under the pointer or the focus. */
    pointed = $state("");

    constructor(readonly table: Table) {}

    /** All answers about cells; what was taken up in a tray or a catalogue is the only thing to lay. */
    readonly #all = $derived.by(() => waysIn(this.table.offers, this.table.taken !== null));
    readonly tools = $derived.by(() => toolsIn(this.#all));
    readonly tool = $derived.by(() => {
        const chosen = this.#during(this.#tool) ?? "";
        return this.tools.includes(chosen) ? chosen : toolAtFirst(this.#all);
    });
    /** The answers about cells that are meant now. */
    readonly ways = $derived.by(() => withTool(this.#all, this.tool));
    /** The first cell of two, as long as nobody lets it go. */
    readonly held = $derived.by((): Held | null => {
        const cell = this.#during(this.#first);
        const { chosen, narrowed } = this.table;
        if (!cell || (!chosen && !narrowed.length)) return null;
        const lies = this.ways.find(({ offer }) => offer.action === chosen?.action);
        return { cell, turned: Boolean(lies && isTwin(lies) && lies.cells[0] !== cell) };
    });
    readonly glowing = $derived.by(() => glowing(this.ways, this.held));
    /** The cells at which a lesson points; a tile to furnish is taken up first. */
    readonly meant = $derived.by((): ReadonlySet<string> => {
        const { pointed, taken } = this.table;
        const meant = this.#all.filter(
            ({ offer }) =>
                pointed.has(offer.action) && (taken !== null || offer.verb !== "furnish"),
        );
        const cells = new Set(meant.flatMap((way) => way.cells));
        return cells.size > FEW ? new Set() : cells;
    });
    /** Whether cells are asked for in pairs, so that a finger may draw over them. */
    readonly isPaired = $derived.by(() => this.ways.some(isTwin));
    /** The marked answer, if it is about cells: it is drawn as if it were done. */
    readonly ghost = $derived.by((): Way | null => {
        const { marked } = this.table;
        return marked ? (waysIn([marked], true)[0] ?? null) : null;
    });

    #during<What>(something: During<What> | null): What | null {
        const isNow = something?.version === this.table.frame?.version;
        return something && isNow ? something.what : null;
    }

    #now<What>(what: What): During<What> {
        return { version: this.table.frame?.version ?? 0, what };
    }

    /** Lays this from now on; the first cell is let go. */
    choose(tool: string): void {
        this.#tool = this.#now(tool);
        this.#first = null;
        this.table.release();
    }

    /** Points at a cell: what would lie there is drawn, or the reason is asked for. */
    point(cell: string, at?: Spot): void {
        this.pointed = cell;
        const way = this.held ? wayOver(this.ways, this.held, cell) : wayAt(this.ways, cell, at);
        if (way) this.table.mark(way.offer);
        else this.table.unmark();
    }

    leave(): void {
        this.pointed = "";
        this.table.unmark();
    }

    /** Asks why nothing can be laid on the cell that is pointed at. */
    wonder(): void {
        const cell = this.pointed;
        const target = !cell || this.glowing.has(cell) ? null : whyNot(this.ways, this.held, cell);
        if (target) this.table.wonderAt(target);
    }

    /** Why nothing can be laid on a cell, as far as it is known. */
    reasonAt(cell: string): NotPossible | null {
        const target = this.glowing.has(cell) ? null : whyNot(this.ways, this.held, cell);
        return target && this.table.reasonFor(target);
    }

    /** Whether a cell is in the half where nothing is laid now. */
    isElsewhere(cell: string): boolean {
        return this.ways.length > 0 && isElsewhere(this.ways, cell);
    }

    press(cell: string, how: Press, spot: DOMRect, at?: Spot): void {
        const { table } = this;
        const what = pressed(this.ways, this.held, cell, at);
        if (what.kind === "lay") this.#lay(what.way);
        else if (what.kind === "turn") this.turn();
        else if (what.kind === "hold") {
            this.#first = this.#now(cell);
            table.point([what.way.offer]);
        } else if (what.kind === "list") {
            this.#first = this.#now(cell);
            table.point(
                what.ways.map(({ offer }) => offer),
                null,
                spot,
            );
        } else if (what.kind === "play") this.#settle(what.way.offer, how);
        else table.point([], whyNot(this.ways, this.held, cell), spot);
    }

    /** Both cells are known; who wants to confirm everything does so now. */
    #lay({ offer }: Way): void {
        if (settings.liked.confirm === "once") this.table.play(offer);
        else if (this.table.chosen?.action === offer.action) this.table.play(offer);
        else this.table.choose(offer);
    }

    #settle(offer: Offer, how: Press): void {
        const { table } = this;
        if (playsAtOnce(table, offer, how, settings.liked.confirm)) table.play(offer);
        else table.point([offer]);
    }

    /** Lays a tile over two cells that were drawn over in one go. */
    drag(from: string, to: string): void {
        const way = wayOver(this.ways, { cell: from, turned: false }, to);
        if (!way) return;
        this.#first = this.#now(from);
        this.#lay(way);
    }

    /** Shows how a tile would lie over two cells that are being drawn over. */
    draw(from: string, to: string): void {
        const way = wayOver(this.ways, { cell: from, turned: false }, to);
        this.pointed = to;
        if (way) this.table.mark(way.offer);
    }

    /** Turns the tile round, or shows the next one that fits there. */
    turn(): void {
        const { chosen, marked } = this.table;
        const shown = chosen ?? marked;
        const next = shown && turned(this.ways, shown);
        if (!next) return;
        if (!this.held) this.#first = this.#now(next.cells[1] ?? "");
        this.table.choose(next.offer);
    }
}

const LAYINGS = new WeakMap<Table, Laying>();

/** Returns the one state of laying that all parts of a table's board share. It outlives each of them. */
export function layingAt(table: Table): Laying {
    const known = LAYINGS.get(table);
    if (known) return known;
    let made!: Laying;
    $effect.root(() => {
        made = new Laying(table);
    });
    LAYINGS.set(table, made);
    return made;
}
