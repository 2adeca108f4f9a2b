/** How long movements on a board take. */
import { pace } from "../../lib/pace.svelte";

/** Returns how long something takes that takes so many milliseconds at normal speed; nothing where nothing shall move. */
export function lasting(milliseconds: number): number {
    return pace.lasting(milliseconds);
}
