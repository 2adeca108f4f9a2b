/** Paying: a legal payment is laid out at any time; each good that is added or taken back walks to another one. */
import type { Table } from "../../table/table.svelte";
import type { StoneAgeQuestion, StoneAgeView } from "../../wire/types";

import { RESOURCES } from "./facts";
import { neighbour, paymentsIn, type Payment } from "./payments";

const PAID: ReadonlySet<string> = new Set(["card", "building", "feed", "cash"]);

export class Paying {
    /** What was laid out last, and for which question. */
    #wanted = $state.raw({ version: -1, action: "" });

    constructor(private readonly table: Table) {}

    /** What has to be paid for, by whoever looks. */
    readonly asked = $derived.by((): StoneAgeQuestion | null => {
        const view = this.table.shown?.view as StoneAgeView | undefined;
        const asked = view?.question ?? null;
        return this.table.question && asked && PAID.has(asked.kind) ? asked : null;
    });

    /** Goods are handed in, or taken for a card. */
    readonly verb = $derived.by(() => (this.asked?.kind === "cash" ? "cash" : "pay"));

    readonly payments = $derived.by((): readonly Payment[] =>
        this.asked ? paymentsIn(this.table.offers, this.verb) : [],
    );

    readonly payment = $derived.by((): Payment | null => {
        const { version, action } = this.#wanted;
        const isNow = version === this.table.frame?.version;
        const wanted = this.payments.find(({ offer }) => isNow && offer.action === action);
        return wanted ?? this.payments[0] ?? null;
    });

    /** The place of the piece that is paid for; empty where it is about something else. */
    readonly place = $derived.by(() => {
        const { asked } = this;
        if (asked?.kind === "card") return `card_${asked.space}`;
        return asked?.kind === "building" ? `building_${asked.stack}` : "";
    });

    /** Returns how many pieces of a good are laid out to be handed in. */
    laid(good: string): number {
        const at = RESOURCES.findIndex((one) => one === good);
        return this.verb === "pay" ? (this.payment?.counts[at] ?? 0) : 0;
    }

    /** The payment with more or fewer pieces of a good, if there is one. */
    next(good: string, step: 1 | -1): Payment | null {
        const at = RESOURCES.findIndex((one) => one === good);
        return this.payment && at >= 0 ? neighbour(this.payments, this.payment, at, step) : null;
    }

    go(next: Payment | null): void {
        if (!next) return;
        this.#wanted = { version: this.table.frame?.version ?? -1, action: next.offer.action };
        this.table.mark(next.offer);
    }
}
