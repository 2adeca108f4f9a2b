/** Looks in secret: what somebody has seen stays on the screen until it is put away, and the curtain waits for that. */
import type { LogLine, LostMinesEvent } from "../../wire/types";

export type Look = Extract<
    LostMinesEvent,
    { readonly kind: "mine-peeked" | "treasure-peeked" | "dwarf-peeked" }
>;

export function eventOf({ event }: LogLine): LostMinesEvent {
    return event as LostMinesEvent;
}

/** Returns the look that a line tells of, if it is one. */
export function lookOf(line: LogLine): Look | null {
    const event = eventOf(line);
    const isLook =
        event.kind === "mine-peeked" ||
        event.kind === "treasure-peeked" ||
        event.kind === "dwarf-peeked";
    return isLook ? event : null;
}

/** Returns what the viewer has looked at in secret. */
export function looksIn(lines: readonly LogLine[], viewer: number): readonly LogLine[] {
    return lines.filter((line) => lookOf(line)?.seat === viewer && viewer >= 0);
}
