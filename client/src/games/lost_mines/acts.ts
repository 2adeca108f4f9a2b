/** What has happened as a row of acts: each is shown for a while, one after the other. */
import type { LogLine, LostMinesEvent } from "../../wire/types";

import { eventOf } from "./looks";

export interface Act {
    readonly event: LostMinesEvent;
    readonly line: LogLine;
    /** How long it is shown at normal speed, in milliseconds. */
    readonly lasts: number;
}

const LASTS: Partial<Readonly<Record<LostMinesEvent["kind"], number>>> = {
    "path-laid": 700,
    overcome: 700,
    "mine-peeked": 900,
    "treasure-peeked": 900,
    "dwarf-peeked": 900,
    guarded: 700,
    "troll-left": 450,
    struck: 1000,
    "token-lost": 450,
    discarded: 500,
    moved: 380,
    "card-lost": 800,
    "mine-revealed": 1100,
    "dragon-taken": 1000,
    "treasure-taken": 800,
    skipped: 500,
    "end-proposed": 800,
    voted: 500,
};

/** Returns the acts of some lines; what only fills the log is none. */
export function actsIn(lines: readonly LogLine[]): readonly Act[] {
    return lines.flatMap((line) => {
        const event = eventOf(line);
        const lasts = LASTS[event.kind];
        return lasts ? [{ event, line, lasts }] : [];
    });
}

/** Returns by which factor acts are hurried, so that all that wait take no longer than `most` milliseconds. */
export function haste(acts: readonly Act[], pace: number, most: number): number {
    const all = acts.reduce((sum, { lasts }) => sum + lasts * pace, 0);
    return all > most ? most / all : 1;
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
