/** What the views of Cave vs Cave count besides what lies on the table. */
import type { Terms } from "../../text/naming";

export const TERMS: Terms = {
    silent: ["coming", "endings", "furnishing", "per_turn", "turns_left", "turns_later"],
};
