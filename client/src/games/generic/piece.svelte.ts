/** Makes the drawing of a piece a target for all answers that name it: `{@attach piece(table, "d3")}`. */
import type { Attachment } from "svelte/attachments";

import type { Table } from "../../table/table.svelte";
import { targetOf } from "../../table/target.svelte";

import { names, offersAbout, refusalAbout } from "./about";

/** With a second piece in hand, such as a card, only answers that name both. */
export function piece(
    table: Table,
    key: string,
    held: string | null = null,
): Attachment<HTMLElement | SVGElement> {
    const words = refusalAbout(table.question, key)?.target ?? key;
    const pick = () =>
        offersAbout(table.offers, key).filter(({ action }) => !held || names(action, held));
    return targetOf(table, pick, words);
}
