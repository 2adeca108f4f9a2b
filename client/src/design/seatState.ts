/** What is to be said about who sits at a seat, beside the name. */
import type { Occupant } from "../wire/types";

import type { IconName } from "./icons";

export type SeatState = "open" | "bot" | "replaced" | "vacation" | "away" | "here";

/** Returns what is worth showing: a bot in a person's place before the person's absence. */
export function stateOfSeat(
    occupant: Pick<Occupant, "kind" | "stand_in" | "vacation" | "online" | "yours">,
): SeatState {
    if (occupant.kind === "open") return "open";
    if (occupant.kind === "bot") return "bot";
    if (occupant.stand_in) return "replaced";
    if (occupant.vacation !== null) return "vacation";
    return occupant.online || occupant.yours ? "here" : "away";
}

export const STATE_ICONS: Readonly<Partial<Record<SeatState, IconName>>> = {
    bot: "bot",
    replaced: "bot",
    vacation: "sun",
    away: "offline",
};
