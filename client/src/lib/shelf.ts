/** The games of the house: those that are built in, and those that packages add. */
import { addedGames } from "../net/added";
import { texts } from "../text/texts.svelte";
import type { Game as Known, GameOption as Option } from "../wire/http";
import { SHELF } from "../wire/shelf";

export type Game = Omit<Known, "built_in">;
export type { Option };

const shelf: Game[] = [...SHELF];

/** All games, in the order of the shelf. */
export const GAMES: readonly Game[] = shelf;

/** Puts on the shelf what the server has besides, as far as its texts are here. */
export async function fillShelf(): Promise<void> {
    const added = await addedGames();
    shelf.push(...added.filter(({ id }) => !gameOf(id) && texts.has(`${id}-name`)));
}

/** Returns the name of a game; one that is not here any more, as an old table may be, by its id. */
export function gameName(id: string): string {
    return texts.has(`${id}-name`) ? texts.line(`${id}-name`) : id;
}

export function gameOf(id: string): Game | undefined {
    return GAMES.find((game) => game.id === id);
}

/** How many play when somebody just wants to play: a duel where that is possible. */
export function usualSeats(game: Game): number {
    return game.seats.find((seats) => seats > 1) ?? game.seats[0] ?? 1;
}
