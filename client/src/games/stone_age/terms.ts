/** How Stone Age calls what its views name. */
import type { Terms } from "../../text/naming";
import { texts } from "../../text/texts.svelte";

export const TERMS: Terms = {
    names: { placed: (place) => texts.line("stone_age-place", { place }) },
    silent: ["collection", "endings", "home", "hunger", "spare_food", "worth"],
};
