/** Whether the result counts for more than this table: nothing is taken back, and nobody is helped. */
export function isContest({ frame }: Table): boolean {
    return Boolean(frame?.table.rated || frame?.table.tournament);
}

/** Where a coach may speak: at a table that is kept, to whoever is asked, and where everybody may be helped. */
import type { Table } from "./table.svelte";

export function canCoach(table: Table): boolean {
    return Boolean(table.id && table.question && !table.frame?.table.daily && !isContest(table));
}
