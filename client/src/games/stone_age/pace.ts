/** How long things take on the board, as a person likes it. */
import { settings, type Speed } from "../../lib/settings.svelte";

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

/** Returns so many milliseconds at the person's speed; none where nothing shall move. */
export function paced(milliseconds: number): number {
    return settings.liked.motion ? milliseconds * FACTORS[settings.liked.speed] : 0;
}
