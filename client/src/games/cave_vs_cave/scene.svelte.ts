/** What the parts of the board have in common: the view, the room that is looked at, and sizes. */
import type { Table } from "../../table/table.svelte";
import type { CaveVsCavePlayerView, CaveVsCaveView, Offer } from "../../wire/types";

import { layoutOf } from "./layout";
import { askedOf, stepsOf } from "./parts";
import { announcements, seatsInOrder, unearthedBetween, type Announced } from "./table";
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
    /** Which room came out of which cell with the last frame: "0 a2" → "bakehouse". */
    unearthed = $state.raw<ReadonlyMap<string, string>>(new Map());

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
    readonly asked = $derived.by(() => askedOf(this.view));
    readonly steps = $derived.by(() => stepsOf(this.view, this.table.offers));

    /** The room whose fit is shown: looked at, pressed, or part of the marked answer. */
    readonly picked = $derived.by(() => {
        const [verb, room = ""] = this.table.marked?.action.split(" ") ?? [];
        return this.hovered || (verb === "furnish" ? room : "") || this.pressed;
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

    /** The answers that a cell stands for. */
    offersAt(seat: number, cell: string): readonly Offer[] {
        if (!this.isAsked(seat)) return [];
        const player = this.player(seat);
        const room = player.rooms[cell];
        if (room) return this.table.startingWith(`use ${room}`);
        if (!player.empty.includes(cell)) return this.table.startingWith(`dig ${cell}`);
        const furnishing = this.table.offers.filter(
            ({ action, anchors }) => action.startsWith("furnish ") && anchors[1] === cell,
        );
        const ofPicked = this.table.startingWith(`furnish ${this.picked}`);
        return ofPicked.length
            ? furnishing.filter((offer) => ofPicked.includes(offer))
            : furnishing;
    }

    /** The words that find out why nothing can be done at a cell. */
    wordsAt(seat: number, cell: string): string {
        const player = this.player(seat);
        const room = player.rooms[cell];
        if (room) return `use ${room}`;
        if (!player.empty.includes(cell)) return "dig";
        return this.picked ? `furnish ${this.picked}` : "furnish";
    }

    /** How the picked room stands to an empty cavern of whoever would furnish it. */
    fitAt(seat: number, cell: string): Fit | null {
        const player = this.player(seat);
        if (!this.picked || seat !== this.own || !player.empty.includes(cell)) return null;
        return fitOf(player, this.picked, cell);
    }

    /** The free borders, and the walls, that can be pressed. */
    borderOffers(seat: number, border: string): readonly Offer[] {
        if (!this.isAsked(seat)) return [];
        const verb = this.player(seat).walls.includes(border) ? "raze" : "build";
        return this.table.startingWith(`${verb} ${border}`);
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
    compare(): void {
        const view = this.view;
        const before = this.#before;
        if (view === before) return;
        this.#before = view;
        this.pressed = "";
        this.unearthed = before ? unearthedBetween(before, view) : new Map();
    }

    /** Returns what blue rooms did since the last frame; nothing while the past is looked at. */
    hear(): readonly Announced[] {
        const moves = this.table.frame?.moves ?? 0;
        const after = this.#moves;
        this.#moves = moves;
        if (this.table.past || after === 0 || moves <= after) return [];
        return announcements(this.table.lines, after);
    }
}
