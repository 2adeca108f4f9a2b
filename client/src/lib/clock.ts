/** How much time people have, as somebody plans it for a table or for a tournament. */
import type { ClockKind } from "../net/lobby";
import type { ClockBody } from "../wire/http";

export interface Times {
    /** A bank holds so many minutes, */
    readonly minutes: number;
    /** and so many seconds more after every turn. */
    readonly increment: number;
    /** Where moves take days: so many for one. */
    readonly days: number;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Returns the clock that the server is asked for. */
export function clockOf(kind: ClockKind, times: Times): ClockBody {
    return {
        kind,
        seconds: { none: 0, bank: times.minutes * MINUTE, days: times.days * DAY }[kind],
        increment: kind === "bank" ? times.increment : 0,
    };
}
