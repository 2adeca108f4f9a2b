/** Which icons this board shows again and again. */
import { CAVERNA } from "../../../design/icons/caverna";
import type { IconName } from "../../../design/icons";

/** Returns them, without goods. */
export function ownIcons(): readonly IconName[] {
    return [...(Object.keys(CAVERNA) as IconName[]), "dwarf", "first_player"];
}
