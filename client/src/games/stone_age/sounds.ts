/** What happens here sounds like this; what is not named happens without a sound of its own. */
import type { SoundName } from "../../sound/sounds";
import type { StoneAgeEvent } from "../../wire/types";

export const SOUNDS: Readonly<Partial<Record<StoneAgeEvent["kind"], SoundName>>> = {
    "card-revealed": "card",
    "building-revealed": "wood",
    placed: "wood",
    "dice-rolled": "dice",
    "items-rolled": "dice",
    "tools-used": "pick",
    gained: "move",
    "tool-gained": "forge",
    "figure-born": "born",
    "agriculture-raised": "harvest",
    "card-bought": "card",
    "building-bought": "wood",
    "points-scored": "gold",
    "card-drawn": "card",
    "card-kept": "card",
    "card-cashed": "card",
    harvested: "harvest",
    starved: "want",
};
