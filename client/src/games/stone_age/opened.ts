/** Since when somebody watches a table: what happened before just lies there, what comes later is told. */
import type { Table } from "../../table/table.svelte";

const OPENED = new WeakMap<Table, number>();

/** Returns after how many moves this table was seen first; boards may come and go meanwhile. */
export function openedAt(table: Table): number {
    const moves = OPENED.get(table) ?? table.shown?.moves ?? 0;
    OPENED.set(table, moves);
    return moves;
}
