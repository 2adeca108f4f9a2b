/** The harvests of this and the coming rounds as signs. */
import type { IconName } from "../../../design/icons";

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
