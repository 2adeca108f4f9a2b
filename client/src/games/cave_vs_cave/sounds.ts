/** What happens here sounds like this; what is not named happens without a sound of its own. */
import type { SoundName } from "../../sound/sounds";
import type { CaveVsCaveEvent } from "../../wire/types";

export const SOUNDS: Readonly<Partial<Record<CaveVsCaveEvent["kind"], SoundName>>> = {
    "tile-revealed": "card",
    "tile-taken": "stone",
    gained: "move",
    traded: "gold",
    exchanged: "gold",
    "room-worked": "bell",
    "wall-built": "brick",
    "wall-razed": "stone",
    "cavern-dug": "pick",
    "room-dug-up": "look",
    "room-furnished": "wood",
    "cavern-granted": "stone",
    "cavern-laid": "stone",
    "room-used": "wood",
};
