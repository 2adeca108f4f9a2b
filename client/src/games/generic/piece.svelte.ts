/** Makes the drawing of a piece a target for all answers about it: `{@attach piece(table, "d3")}`. */
import type { Attachment } from "svelte/attachments";

import { target } from "../../table/target.svelte";
import type { Table } from "../../table/table.svelte";

/** What is pressed though nothing can be done with it may ask about one answer, in notation. */
export function piece(table: Table, key: string, ask = ""): Attachment<HTMLElement | SVGElement> {
    return target(table, { piece: key, ask });
}
