/** How a game calls what its views name by keys; its folder has a `terms.ts` with such namings. */
import { texts } from "./texts.svelte";

export type Naming = (key: string) => string;

/** What a game has to say about its own views. */
export interface Terms {
    /** By the name of the field that holds a key; `cell` is for whatever looks like one. */
    readonly names: Readonly<Record<string, Naming>>;
    /** Fields whose numbers are seats, besides `seat`. */
    readonly seats?: readonly string[];
    /** Fields that are no words for who listens to the board: prospects, which the board itself shows. */
    readonly silent?: readonly string[];
}

/** Names a key by a message with one argument. */
export function by(message: string, argument: string): Naming {
    return (key) => texts.line(message, { [argument]: key });
}
