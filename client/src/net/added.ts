/** Games that packages have added to the server: everything the client was not built with. */
import type { Game } from "../wire/http";

import { get, read, Refused } from "./api";

let asked: Promise<readonly Game[]> | null = null;

/** Returns the games that were added; without an answer there are none. */
export function addedGames(): Promise<readonly Game[]> {
    return (asked ??= ask());
}

async function ask(): Promise<readonly Game[]> {
    const games = await orElse(get<readonly Game[]>("/games"), []);
    return games.filter((game) => !game.built_in);
}

/** A page can be shown without what a package has added. */
async function orElse<Answer>(asking: Promise<Answer>, otherwise: Answer): Promise<Answer> {
    try {
        return await asking;
    } catch (error) {
        if (error instanceof Refused) return otherwise;
        throw error;
    }
}

/** What a game says, and the game it may speak for. */
export interface Catalogue {
    readonly game: string;
    readonly source: string;
}

/** Returns the messages of all games that were added. */
export async function addedTexts(language: string): Promise<readonly Catalogue[]> {
    const games = await addedGames();
    return Promise.all(
        games.map(async ({ id }) => ({
            game: id,
            source: await orElse(read(`/games/${id}/texts/${language}`), ""),
        })),
    );
}

/** Returns the rulebook of a game that was added. */
export function addedBook(game: string, language: string): Promise<string> {
    return read(`/games/${encodeURIComponent(game)}/rulebook/${language}`);
}
