/** Words for what a view counts: from the catalogue of the game where it has them, else from ours. */
import { texts } from "../text/texts.svelte";

/** Returns a word for a key of a view, such as "wood" or "hand_size". */
export function wordFor(_game: string, key: string): string {
    return texts.line("web-word", { key });
}
