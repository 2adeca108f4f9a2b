/** The icon set: inner SVG of 24×24 drawings, by name. `currentColor` is the colour of the writing. */
import { ANIMALS } from "./animals";
import { CAVE_VS_CAVE } from "./cave_vs_cave";
import { CAVERNA } from "./caverna";
import { CAVERNA_EFFECTS } from "./caverna_effects";
import { GOODS } from "./goods";
import { PIECES } from "./pieces";
import { STONE_AGE } from "./stone_age";
import { UI } from "./ui";

export const ICONS = {
    ...UI,
    ...GOODS,
    ...ANIMALS,
    ...PIECES,
    ...STONE_AGE,
    ...CAVE_VS_CAVE,
    ...CAVERNA_EFFECTS,
    ...CAVERNA,
} as const;

export type IconName = keyof typeof ICONS;

export function isIcon(name: string): name is IconName {
    return name in ICONS;
}
