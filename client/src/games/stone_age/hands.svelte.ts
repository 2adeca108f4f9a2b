/** What whoever plays holds in hand: figures for places, goods to pay with, tools for the roll. */
import { settings } from "../../lib/settings.svelte";
import { numberOf, type Offer, type Target } from "../../net/offers";
import { playsAtOnce } from "../../table/pick";
import type { Table } from "../../table/table.svelte";
import { Drag, namedUnder } from "../kit/drag.svelte";

import { leastAt } from "./facts";
import { Paying } from "./paying.svelte";
import { Tooling } from "./tooling.svelte";

/** Something that can be dragged. */
export type Piece =
    | { readonly kind: "figures"; readonly seat: number; readonly count: number }
    | { readonly kind: "good"; readonly good: string }
    | { readonly kind: "tool"; readonly id: string; readonly value: number };

/** Where goods and tools go; figures go to places. */
const PAID = "paid";
const ROLL = "roll";

export function sendTo(place: string): Target {
    return { verb: "send", about: { place }, ask: `send ${place} ${leastAt(place)}` };
}

export class Hands {
    /** The place at which one says how many figures go there. */
    opened = $state<string | null>(null);
    readonly paying: Paying;
    readonly tooling: Tooling;
    readonly drag: Drag<Piece, string>;

    constructor(readonly table: Table) {
        this.paying = new Paying(table);
        this.tooling = new Tooling(table);
        this.drag = new Drag<Piece, string>({
            goalAt: (under, piece) => this.#goalAt(under, piece),
            lifted: () => (this.opened = null),
            over: (goal, piece) => this.#over(goal, piece),
            dropped: (goal, piece) => this.#drop(goal, piece),
        });
    }

    /** Whether figures are being sent out by the seat that is looked at. */
    get isSending(): boolean {
        return this.table.asksFor("send");
    }

    #goalAt(under: readonly Element[], piece: Piece): string | null {
        if (piece.kind !== "figures") {
            const goal = namedUnder(under, "takes");
            return goal === (piece.kind === "good" ? PAID : ROLL) ? goal : null;
        }
        const place = namedUnder(under, "place");
        return place && this.table.offersFor(sendTo(place)).length ? place : null;
    }

    #over(goal: string | null, piece: Piece): void {
        if (piece.kind !== "figures") return;
        this.table.mark(goal ? this.#sending(goal, piece.count) : null);
    }

    #drop(goal: string | null, piece: Piece): void {
        if (goal === null) this.table.unmark();
        else if (piece.kind === "good") this.paying.go(this.paying.next(piece.good, 1));
        else if (piece.kind === "tool") this.tooling.toggle(piece.id);
        else this.#send(goal, piece.count);
    }

    /** The answer that sends so many figures, or the only one there is. */
    #sending(place: string, count: number): Offer | null {
        const offers = this.table.offersFor(sendTo(place));
        const exact = offers.find((offer) => numberOf(offer, "count") === count);
        return exact ?? (offers.length === 1 ? (offers[0] ?? null) : null);
    }

    #send(place: string, count: number): void {
        const offer = this.#sending(place, count);
        if (!offer) this.opened = place;
        else if (playsAtOnce(this.table, offer, "mouse", settings.liked.confirm))
            this.table.play(offer);
        else this.table.choose(offer);
    }
}
