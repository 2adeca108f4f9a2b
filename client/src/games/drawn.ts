/** Which games have a drawn board; by itself, so that the first page need not load what boards are made of. */
const BOARDS = import.meta.glob("./*/Board.svelte");

/** Whether a game has a board that was drawn for it; another one is shown in plain panels. */
export function isDrawn(game: string): boolean {
    return `./${game}/Board.svelte` in BOARDS;
}
