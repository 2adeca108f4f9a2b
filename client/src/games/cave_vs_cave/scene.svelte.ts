/** What the parts of the board have in common: the view, the room that is looked at, and sizes. */
import { untrack } from "svelte";

import { pace } from "../../lib/pace.svelte";
import { keyOf, offersFor, type DeedTarget, type Offer, type Target } from "../../net/offers";
import { News } from "../../table/news";
import type { Table } from "../../table/table.svelte";
import type { CaveVsCavePlayerView, CaveVsCaveView, LogLine } from "../../wire/types";
import { seatsInOrder } from "../kit/seats";
import { SteadyHeight } from "../kit/steady";

import { handsOn } from "./hands.svelte";
import { layoutOf } from "./layout";
import { roomInUse, stepsOf } from "./parts";
import { isChosen, paidWith, paymentsAmong } from "./paying";
import { unearthedIn, type Announced } from "./told";
import { fitOf, type Fit } from "./walls";

/** For so many milliseconds what has happened is seen to move. */
const RECENT = 2600;

export class Scene {
    width = $state(0);
    height = $state(0);
    /** The room of the display under the pointer or the focus. */
    hovered = $state("");
    /** The room of the display that was pressed. */
    pressed = $state("");
    /** What blue rooms have just done. */
    announced = $state.raw<readonly Announced[]>([]);
    /** What has happened with the last frame. */
    fresh = $state.raw<readonly LogLine[]>([]);
    /** What has happened in the last moments: its movements are still to be seen. */
    recent = $state.raw<readonly LogLine[]>([]);

    /** What is dragged over the board. */
    readonly hands = handsOn(this);
    readonly #news = new News();
    #forgetting: ReturnType<typeof setTimeout> | undefined;
    #before: CaveVsCaveView | null = null;
    #moves = 0;

    readonly #steady: SteadyHeight;

    constructor(readonly table: Table) {
        this.#steady = new SteadyHeight(table);
    }

    readonly view = $derived.by(() => (this.table.shown?.view ?? {}) as unknown as CaveVsCaveView);
    /** The view whose numbers are shown: what is on its way is counted when it has landed. */
    readonly #counted = $derived.by(() => this.table.counted as unknown as CaveVsCaveView);
    /** Who was at which spot with their last move: "tile-masonry", "0 a3", "0 shelf". */
    readonly #lastAt = $derived.by(
        () =>
            new Map(
                [...this.table.lastMoves.values()].flatMap(({ seat, marks }) =>
                    [...marks].map((mark) => [mark, seat] as const),
                ),
            ),
    );
    /** Whose cave is one's own: that of whoever looks, or whose side was chosen. */
    readonly own = $derived.by(
        () => seatsInOrder(this.view.players.length, this.table.front)[0] ?? 0,
    );
    /** From left to right: one's own cave first; where several share a screen, all stay on their side. */
    readonly seats = $derived.by(() => {
        const here = this.table.frame?.occupants.filter(({ yours }) => yours) ?? [];
        return seatsInOrder(this.view.players.length, here.length > 1 ? 0 : this.own);
    });
    /** The cave of whoever looks, if they play. */
    readonly sitting = $derived.by(() =>
        (this.table.shown?.viewer ?? -1) < 0 ? null : this.player(this.own),
    );
    readonly layout = $derived.by(() =>
        layoutOf(this.width, this.#steady.of(this.width, this.height), this.view.players.length),
    );
    readonly inUse = $derived.by(() => roomInUse(this.view));
    readonly steps = $derived.by(() => stepsOf(this.view, this.table.all));
    /** The answers among which goods choose. */
    readonly payments = $derived.by(() => paymentsAmong(this.table.narrowed, this.steps));
    /** Which room came out of which cell just now: "0 a2" → "bakehouse". */
    readonly unearthed = $derived.by(() => unearthedIn(this.fresh));

    /** The room that was taken up from the display. */
    readonly taken = $derived.by(() => {
        const { taken } = this.table;
        return taken && "verb" in taken ? (taken.about?.["room"] ?? "") : "";
    });
    /** The room whose fit is shown: looked at, taken up, pressed, or part of the marked answer. */
    readonly picked = $derived.by(() => {
        const { marked } = this.table;
        const furnished = marked?.verb === "furnish" ? keyOf(marked, "room") : "";
        return this.hovered || furnished || this.taken || this.pressed;
    });

    player(seat: number): CaveVsCavePlayerView {
        const player = this.view.players[seat];
        if (!player) throw new Error(`nobody sits at ${seat}`);
        return player;
    }

    /** Goods and points of a seat, as far as they have arrived. */
    counted(seat: number): Pick<CaveVsCavePlayerView, "goods" | "points"> {
        return this.#counted.players?.[seat] ?? this.player(seat);
    }

    /** Whose last move was here: a seat, or -1. */
    lastAt(...spots: readonly string[]): number {
        return spots.map((spot) => this.#lastAt.get(spot) ?? -1).find((seat) => seat >= 0) ?? -1;
    }

    /** Whether a seat answers now, on this screen. */
    isAsked(seat: number): boolean {
        return this.table.question?.seat === seat;
    }

    /** The answers that a cell stands for; a room that is picked leaves only its own. */
    offersAt(seat: number, cell: string): readonly Offer[] {
        const target = this.targetAt(seat, cell);
        if (!target) return [];
        if (target.verb !== "furnish") return this.table.offersFor(target);
        const here = this.table.offersFor({ verb: "furnish", about: { cell } });
        return this.table.offersFor(target).length ? offersFor(here, target) : here;
    }

    /** What pressing a cell would do, for whoever is asked: use its room, furnish it, or dig it. */
    targetAt(seat: number, cell: string): (DeedTarget & Target) | null {
        if (!this.isAsked(seat)) return null;
        const player = this.player(seat);
        const room = player.rooms[cell];
        if (room) return { verb: "use", about: { room }, ask: `use ${room}` };
        if (!player.empty.includes(cell))
            return { verb: "dig", about: { cell }, ask: `dig ${cell}` };
        if (!this.picked) return { verb: "furnish" };
        const ask = `furnish ${this.picked} ${cell}`;
        return { verb: "furnish", about: { room: this.picked }, ask };
    }

    /** The room that the marked answer would put into a cell of whoever is asked. */
    ghostAt(seat: number, cell: string): string {
        const { marked } = this.table;
        const isHere = marked?.verb === "furnish" && keyOf(marked, "cell") === cell;
        return isHere && this.isAsked(seat) ? keyOf(marked, "room") : "";
    }

    /** How the picked room stands to an empty cavern of whoever would furnish it. */
    fitAt(seat: number, cell: string): { readonly fit: Fit } | null {
        const player = this.player(seat);
        if (!this.picked || seat !== this.own || !player.empty.includes(cell)) return null;
        return { fit: fitOf(player, this.picked, cell) };
    }

    /** The free borders, and the walls, that can be pressed. */
    borderOffers(seat: number, border: string): readonly Offer[] {
        if (!this.isAsked(seat)) return [];
        const verb = this.player(seat).walls.includes(border) ? "raze" : "build";
        return this.table.offersFor({ verb, about: { border } });
    }

    /** The answers that one's own goods stand for: paying with them, or choosing them. */
    paidWith(seat: number, good: string): readonly Offer[] {
        return this.isAsked(seat) ? paidWith(this.payments, good) : [];
    }

    /** Whether a good was chosen already among what is paid. */
    isChosen(seat: number, good: string): boolean {
        return (
            this.isAsked(seat) && this.table.narrowed.length > 1 && isChosen(this.payments, good)
        );
    }

    /** The answer that turns a good into food at any time. */
    exchangeOf(seat: number, good: string): Offer | undefined {
        if (!this.isAsked(seat)) return undefined;
        return this.table.offersFor({ verb: "exchange", about: { good } })[0];
    }

    /** How the marked answer would change a good. */
    changeOf(seat: number, good: string): number {
        const change = this.table.preview?.changes.find(
            ({ path }) =>
                path[0] === "players" &&
                path[1] === seat &&
                path[2] === "goods" &&
                path[3] === good,
        );
        return change ? Number(change.after) - Number(change.before) : 0;
    }

    /** Notes what a new frame has brought, before it is drawn. */
    follow(): void {
        const [view, moves] = [this.view, this.table.shown?.moves ?? 0];
        if (view === this.#before && moves === this.#moves) return;
        [this.#before, this.#moves] = [view, moves];
        this.pressed = "";
        this.fresh = this.#news.after(this.table.lines, moves);
        if (this.fresh.length) this.#remember();
    }

    #remember(): void {
        const lasts = pace.lasting(RECENT);
        clearTimeout(this.#forgetting);
        this.recent = lasts > 0 ? [...untrack(() => this.recent), ...this.fresh] : [];
        if (lasts > 0) this.#forgetting = setTimeout(() => (this.recent = []), lasts);
    }

    /** The board goes away. */
    close(): void {
        clearTimeout(this.#forgetting);
    }
}
