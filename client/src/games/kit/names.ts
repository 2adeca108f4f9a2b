/** Names on pieces: how small they have to be written to fit. */

/** Returns how many letters the longest word of a name has. */
export function longestWord(name: string): number {
    return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
