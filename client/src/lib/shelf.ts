/** The games of the house. */
import { SHELF } from "../wire/shelf";

export interface Option {
    readonly key: string;
    readonly default: boolean | number | string;
    readonly choices: readonly (boolean | number | string)[];
    readonly rule: string;
}

export interface Game {
    readonly id: string;
    readonly seats: readonly number[];
    readonly options: readonly Option[];
    readonly bots: readonly string[];
}

export const GAMES: readonly Game[] = SHELF;

export function gameOf(id: string): Game | undefined {
    return GAMES.find((game) => game.id === id);
}

/** How many play when somebody just wants to play: a duel where that is possible. */
export function usualSeats(game: Game): number {
    return game.seats.find((seats) => seats > 1) ?? game.seats[0] ?? 1;
}
