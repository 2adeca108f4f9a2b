/** The harvests of this and the coming rounds as signs. */
import type { IconName } from "../../../design/icons";
import type { CavernaHarvestView } from "../../../wire/types";

/** Rounds that follow each other and of which nobody knows anything are told together. */
export interface Span {
    readonly first: number;
    readonly last: number;
    readonly harvest: string;
}

export function spansOf(calendar: readonly CavernaHarvestView[]): readonly Span[] {
    const spans: Span[] = [];
    for (const { round, harvest } of calendar) {
        const before = spans.at(-1);
        if (before && !before.harvest && !harvest)
            spans[spans.length - 1] = { ...before, last: round };
        else spans.push({ first: round, last: round, harvest });
    }
    return spans;
}

/** Returns the sign of what comes at the end of a round; empty is not known yet. */
export function harvestIcon(harvest: string): IconName {
    switch (harvest) {
        case "normal":
            return "harvest_normal";
        case "partial":
            return "harvest_partial";
        case "one_food":
            return "food";
        case "none":
            return "harvest_none";
        default:
            return "harvest_unknown";
    }
}
