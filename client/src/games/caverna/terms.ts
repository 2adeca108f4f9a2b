/** How Caverna calls what its views name. */
import type { Terms } from "../../text/naming";
import { texts } from "../../text/texts.svelte";

const LAND = new Set(
    "forest mountain meadow field small_pasture large_pasture cavern tunnel deep_tunnel ore_mine ruby_mine entry_level_dwelling".split(
        " ",
    ),
);

/** Returns what lies on a cell; what tells tiles of one name apart is left out. */
export function landName(key: string): string {
    if (LAND.has(key)) return texts.line("web-land", { kind: key });
    return texts.line("caverna-furnishing", { tile: key }).split(" (")[0] ?? "";
}

export const TERMS: Terms = {
    silent: "action coming crops endings expedition holders homeless keeps refill stalls".split(
        " ",
    ),
};
