/** How long things take on the board, as a person likes it. */
import { settings, type Speed } from "../../lib/settings.svelte";

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

/** Acts that wait may take so long altogether, in milliseconds, before they are hurried. */
const LONGEST: Readonly<Record<Speed, number>> = { slow: 20_000, normal: 9000, fast: 3000 };

/** Returns the factor of everything that lasts; nothing where nothing shall move. */
export function paceNow(): number {
    return settings.liked.motion ? FACTORS[settings.liked.speed] : 0;
}

export function longestNow(): number {
    return LONGEST[settings.liked.speed];
}
