/** What happens here sounds like this; what is not named happens without a sound of its own. */
import type { SoundName } from "../../sound/sounds";
import type { LostMinesEvent } from "../../wire/types";

export const SOUNDS: Readonly<Partial<Record<LostMinesEvent["kind"], SoundName>>> = {
    "treasure-laid": "gold",
    "role-revealed": "look",
    "find-shown": "gold",
    "card-drawn": "card",
    "path-laid": "stone",
    overcome: "wood",
    "mine-peeked": "look",
    "treasure-peeked": "look",
    "dwarf-peeked": "look",
    guarded: "bell",
    "troll-left": "steps",
    struck: "storm",
    "token-lost": "want",
    discarded: "card",
    moved: "steps",
    "card-lost": "want",
    "mine-revealed": "pick",
    "mine-turned": "pick",
    "dragon-taken": "storm",
    "treasure-taken": "gold",
    "end-proposed": "bell",
    voted: "wood",
};
