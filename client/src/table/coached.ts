/** Where a coach may speak, and where everybody is helped. */
import type { Table } from "./table.svelte";

/** Whether the result counts for more than this table: nothing is taken back, and nobody is helped. */
export function isContest({ frame }: Table): boolean {
    return Boolean(frame?.table.rated || frame?.table.tournament);
}

/** Whether a coach comes to a table: one that is kept, and where everybody may be helped. */
export function hasCoach(table: Table): boolean {
    return Boolean(table.id && !table.frame?.table.daily && !isContest(table));
}

/** Whether the coach may speak now: to whoever is asked. */
export function canCoach(table: Table): boolean {
    return table.question !== null && hasCoach(table);
}
