/** Tools that are laid beside a roll before one says so. */
import { numberOf, type Offer } from "../../net/offers";
import type { Table } from "../../table/table.svelte";
import type { StoneAgeQuestion, StoneAgeView } from "../../wire/types";

import { toolsOf, useOf, type Tool } from "./tools";

export class Tooling {
    /** The tools that were laid, and at which question. */
    #chosen = $state.raw<{ version: number; ids: readonly string[] }>({ version: -1, ids: [] });

    constructor(private readonly table: Table) {}

    /** The question for tools, where whoever looks is asked. */
    readonly asked = $derived.by((): Extract<StoneAgeQuestion, { kind: "tools" }> | null => {
        const view = this.table.shown?.view as StoneAgeView | undefined;
        const asked = view?.question ?? null;
        return this.table.question && asked?.kind === "tools" ? asked : null;
    });

    readonly tools = $derived.by((): readonly Tool[] => {
        const view = this.table.shown?.view as StoneAgeView | undefined;
        const player = this.asked && view?.players[this.asked.seat];
        return player ? toolsOf(player) : [];
    });

    readonly laid = $derived.by((): readonly Tool[] => {
        const { version, ids } = this.#chosen;
        if (version !== this.table.frame?.version) return [];
        return this.tools.filter(({ id }) => ids.includes(id));
    });

    /** The answer that adds just these tools. */
    readonly offer = $derived.by((): Offer | null => useOf(this.table.offers, this.laid));
    readonly added = $derived.by(() => numberOf(this.offer, "total") ?? 0);
    readonly count = $derived.by(() => numberOf(this.offer, "brings") ?? this.asked?.count ?? 0);

    isLaid(id: string): boolean {
        return this.laid.some((tool) => tool.id === id);
    }

    /** Whether a tool can be laid beside the roll. */
    isFree(id: string): boolean {
        return this.tools.some((tool) => tool.id === id && !tool.used);
    }

    /** Lays a tool beside the roll, or takes it back. */
    toggle(id: string): void {
        const ids = this.laid.map((tool) => tool.id);
        const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
        this.#chosen = { version: this.table.frame?.version ?? -1, ids: next };
        this.table.mark(next.length ? this.offer : null);
    }
}
