/** What the parts of the board have in common: the view, the room that is looked at, and sizes. */
import { keyOf, offersFor, type DeedTarget, type Offer, type Target } from "../../net/offers";
import { News } from "../../table/news";
import type { Table } from "../../table/table.svelte";
import type { CaveVsCavePlayerView, CaveVsCaveView, LogLine } from "../../wire/types";
import { seatsInOrder } from "../kit/seats";

import { layoutOf } from "./layout";
import { roomInUse, stepsOf } from "./parts";
import { unearthedIn, type Announced } from "./told";
import { fitOf, type Fit } from "./walls";

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

    readonly #news = new News();
    #before: CaveVsCaveView | null = null;
    #moves = 0;

    constructor(readonly table: Table) {}

    readonly view = $derived.by(() => (this.table.shown?.view ?? {}) as unknown as CaveVsCaveView);
    readonly seats = $derived.by(() =>
        seatsInOrder(this.view.players.length, this.table.shown?.viewer ?? -1),
    );
    readonly own = $derived.by(() => this.seats[0] ?? 0);
    readonly layout = $derived.by(() =>
        layoutOf(this.width, this.height, this.view.players.length),
    );
    readonly inUse = $derived.by(() => roomInUse(this.view));
    readonly steps = $derived.by(() => stepsOf(this.view, this.table.offers));
    /** Which room came out of which cell just now: "0 a2" → "bakehouse". */
    readonly unearthed = $derived.by(() => unearthedIn(this.fresh));

    /** The room whose fit is shown: looked at, pressed, or part of the marked answer. */
    readonly picked = $derived.by(() => {
        const { marked } = this.table;
        const furnished = marked?.verb === "furnish" ? keyOf(marked, "room") : "";
        return this.hovered || furnished || this.pressed;
    });

    player(seat: number): CaveVsCavePlayerView {
        const player = this.view.players[seat];
        if (!player) throw new Error(`nobody sits at ${seat}`);
        return player;
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
    }
}
