/** What has happened, as the log tells it: kinds and fields, never sentences. */
import type { LogLine, StoneAgeEvent } from "../../wire/types";

export function eventOf({ event }: LogLine): StoneAgeEvent {
    return event as StoneAgeEvent;
}
