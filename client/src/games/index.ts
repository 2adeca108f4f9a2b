/** Which board a game is drawn with; one without drawings of its own gets the generic one. */
import type { Component } from "svelte";

import type { Table } from "../table/table.svelte";
import type { Standing } from "../wire/types";

/** Every board gets the table: it draws `table.shown.view` and answers through `table`. */
export type BoardComponent = Component<{ table: Table }>;

/** A game may tell its final scoring in a way of its own. */
export type StoryComponent = Component<{
    standings: readonly Standing[];
    names: readonly string[];
}>;

const STORIES: Readonly<Record<string, () => Promise<{ default: StoryComponent }>>> = {
    stone_age: () => import("./stone_age/ScoreStory.svelte"),
};

const BOARDS: Readonly<Record<string, () => Promise<{ default: BoardComponent }>>> = {
    stone_age: () => import("./stone_age/Board.svelte"),
    cave_vs_cave: () => import("./cave_vs_cave/Board.svelte"),
};

/** Drawn boards say in words of their own what is on them, for who cannot see it. */
export function isDrawn(game: string): boolean {
    return game in BOARDS;
}

export async function boardOf(game: string): Promise<BoardComponent> {
    const load = BOARDS[game] ?? (() => import("./generic/Board.svelte"));
    return (await load()).default;
}

/** Returns what tells the final scoring of a game step by step, if it has such a thing. */
export async function storyOf(game: string): Promise<StoryComponent | null> {
    return (await STORIES[game]?.())?.default ?? null;
}
