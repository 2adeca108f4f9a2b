/** Shows what has happened act by act; whoever has seen enough skips the rest. */
import { pace } from "../../lib/pace.svelte";
import { News } from "../../table/news";
import type { Table } from "../../table/table.svelte";
import type { LostMinesCardView, LostMinesView } from "../../wire/types";

import { actsIn, notYet, standsBefore, stillShut, type Act } from "./acts";

/** Whoever has hurried on sees so many acts at most. */
const MOST_ACTS = 6;

export class Stage {
    /** The act that is on, if any. */
    now = $state.raw<Act | null>(null);
    /** How long it lasts, in milliseconds. */
    lasts = $state(0);
    /** A card that a thunderstorm has just destroyed, as it lay. */
    struck = $state.raw<LostMinesCardView | null>(null);
    #waiting = $state.raw<readonly Act[]>([]);

    readonly #news = new News();
    #before: LostMinesView | null = null;
    #timer = 0;

    constructor(private readonly table: Table) {}

    readonly waiting = $derived.by(() => this.#waiting.length);
    /** Cells and borders whose piece comes later. */
    readonly hidden = $derived.by(() => notYet(this.#waiting));
    /** Mines that are opened later. */
    readonly shut = $derived.by(() => stillShut(this.#waiting));

    /** Where a dwarf stands at this moment. */
    pawnOf(seat: number, pawn: string): string {
        const event = this.now?.event;
        if (event?.kind === "moved" && event.seat === seat) return event.cell;
        return standsBefore(this.#waiting, seat) ?? pawn;
    }

    /** Takes in what a new frame brings; it is called before that is drawn. */
    follow(view: LostMinesView, moves: number): void {
        const fresh = actsIn(this.#news.after(this.table.lines, moves));
        const before = this.#before;
        this.#before = view;
        const isLookedBack = this.table.past !== null && this.table.story.step === null;
        if (!pace.lasting(1) || isLookedBack) return this.skip();
        if (!fresh.length) return;
        this.#old = before ?? view;
        this.#waiting = [...this.#waiting, ...fresh].slice(-MOST_ACTS);
        if (!this.now) this.#next();
    }

    #old: LostMinesView | null = null;

    #next(): void {
        const [act, ...later] = this.#waiting;
        this.struck = null;
        if (!act) return void (this.now = null);
        this.lasts = Math.round(pace.lasting(act.lasts));
        if (act.event.kind === "struck") this.struck = this.#cardAt(act.event.cell, act.event.card);
        [this.now, this.#waiting] = [act, later];
        this.#timer = window.setTimeout(() => this.#next(), this.lasts);
    }

    #cardAt(cell: string, card: string): LostMinesCardView {
        const lay = this.#old?.board.find((one) => one.cell === cell && one.card === card);
        return lay ?? { cell, card, turned: false, tool: "" };
    }

    /** Shows the table as it is now. */
    skip(): void {
        clearTimeout(this.#timer);
        this.#waiting = [];
        this.now = this.struck = null;
    }
}
