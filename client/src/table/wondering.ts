/** Whoever points, presses or focuses at the board or the list wants to know what cannot be done there. */
import type { Attachment } from "svelte/attachments";

import type { Table } from "./table.svelte";

const SIGNS = ["pointermove", "pointerdown", "focusin"] as const;

/** Makes the table ask why not at the first sign of a person: `{@attach wondering(table)}`. */
export function wondering(table: Pick<Table, "wonder">): Attachment<HTMLElement> {
    return (node) => {
        const gone = new AbortController();
        for (const sign of SIGNS)
            node.addEventListener(sign, () => table.wonder(), {
                signal: gone.signal,
                capture: true,
                passive: true,
            });
        return () => gone.abort();
    };
}
