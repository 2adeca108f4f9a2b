/** How a game calls what its views name by keys; its folder has a `terms.ts` that says so. */

/** What a built-in game has to say about its own views. */
export interface Terms {
    /** Names of keys, by the field that holds them, where they have others than everywhere. */
    readonly names?: Readonly<Record<string, (key: string) => string>>;
    /** Fields whose numbers are no news: prospects and sums, which the board itself shows. */
    readonly silent?: readonly string[];
}
