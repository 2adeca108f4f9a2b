/** How Caverna calls what its views name. */
import { by, type Terms } from "../../text/naming";
import { texts } from "../../text/texts.svelte";

const space = by("caverna-space", "space");

const AT = ["home", "newborn"]; // where a dwarf is that stands on no space

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
    names: {
        cell: (key) => key.toUpperCase(),
        space,
        cards: space,
        place: (key) => (AT.includes(key) ? texts.line("web-word", { key }) : space(key)),
        supply: by("caverna-furnishing", "tile"),
        land: landName,
        harvest: (key) => texts.line("web-harvest", { harvest: key || "unknown" }),
    },
    seats: ["start", "worker"],
    silent: "action expedition calendar face_down refill overflows holders homeless coming".split(
        " ",
    ),
};
