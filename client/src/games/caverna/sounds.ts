/** What happens here sounds like this; what is not named happens without a sound of its own. */
import type { SoundName } from "../../sound/sounds";
import type { CavernaEvent } from "../../wire/types";

export const SOUNDS: Readonly<Partial<Record<CavernaEvent["kind"], SoundName>>> = {
    "card-revealed": "card",
    "card-turned": "card",
    "dwarf-placed": "steps",
    "tile-laid": "stone",
    "twin-laid": "stone",
    fenced: "wood",
    "stable-built": "wood",
    furnished: "wood",
    "family-grown": "born",
    sown: "harvest",
    forged: "forge",
    looted: "forge",
    "ore-sold": "gold",
    bought: "gold",
    "ruby-spent": "gold",
    exchanged: "gold",
    "harvest-begun": "harvest",
    reaped: "harvest",
    begged: "want",
    bred: "bell",
};
