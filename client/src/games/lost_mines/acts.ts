/** What has happened as a row of acts: each is shown for a while, one after the other. */
import { timeOf } from "../../table/telling";
import type { LogLine, LostMinesEvent } from "../../wire/types";

import { eventOf } from "./looks";
import { TELLER } from "./told";

export interface Act {
    readonly event: LostMinesEvent;
    readonly line: LogLine;
    /** How long it is shown at normal speed, in milliseconds. */
    readonly lasts: number;
}

/** Banners are not acts: they lie over the board. */
const NO_ACTS: ReadonlySet<LostMinesEvent["kind"]> = new Set(["round-begun", "round-ended"]);

/** Returns the acts of some lines; what only fills the log is none. */
export function actsIn(lines: readonly LogLine[]): readonly Act[] {
    return lines.flatMap((line) => {
        const event = eventOf(line);
        const lasts = timeOf(line, TELLER);
        return lasts && !NO_ACTS.has(event.kind) ? [{ event, line, lasts }] : [];
    });
}

/** Returns where a dwarf stands while some acts are still to come; nothing when none of them is about it. */
export function standsBefore(acts: readonly Act[], seat: number): string | null {
    for (const { event } of acts)
        if (event.kind === "moved" && event.seat === seat) return event.origin;
    return null;
}

/** Returns the cells and borders whose piece has not come yet. */
export function notYet(acts: readonly Act[]): ReadonlySet<string> {
    return new Set(
        acts.flatMap(({ event }) => {
            if (event.kind === "path-laid") return [event.cell];
            return event.kind === "guarded" ? [event.edge] : [];
        }),
    );
}

/** Returns the mines that still lie face down. */
export function stillShut(acts: readonly Act[]): ReadonlySet<string> {
    return new Set(
        acts.flatMap(({ event }) => (event.kind === "mine-revealed" ? [event.cell] : [])),
    );
}
