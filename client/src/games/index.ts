/** What a game has in its folder here; one without drawings of its own gets the generic board. */
import type { Component } from "svelte";

import type { SoundsOfEvents } from "../sound/heard";
import type { Table } from "../table/table.svelte";
import type { Frame, LogLine, Standing } from "../wire/types";

/** Every board gets the table: it draws `table.shown.view` and answers through `table`. */
export type BoardComponent = Component<{ table: Table }>;

/** A game may tell its final scoring in a way of its own. */
export type StoryComponent = Component<{
    standings: readonly Standing[];
    names: readonly string[];
    view: Frame["view"];
}>;

const BOARDS = import.meta.glob<BoardComponent>("./*/Board.svelte", { import: "default" });
const STORIES = import.meta.glob<StoryComponent>("./*/ScoreStory.svelte", { import: "default" });
const IN_WORDS = import.meta.glob("./*/TextBoard.svelte");
const LOOKS = import.meta.glob<LooksIn>("./*/looks.ts", { eager: true, import: "looksIn" });

const SOUNDS = import.meta.glob<SoundsOfEvents>("./*/sounds.ts", { eager: true, import: "SOUNDS" });

type LooksIn = (lines: readonly LogLine[], viewer: number) => readonly LogLine[];

/** Returns what a viewer has looked at in secret, in games where one may. */
export function looksIn(
    game: string,
    lines: readonly LogLine[],
    viewer: number,
): readonly LogLine[] {
    return LOOKS[`./${game}/looks.ts`]?.(lines, viewer) ?? [];
}

/** Returns what the events of a game sound like; in a game that says nothing all sounds alike. */
export function soundsIn(game: string): SoundsOfEvents {
    return SOUNDS[`./${game}/sounds.ts`] ?? {};
}

/** Whether the board of a game itself says in words what is on it, for who cannot see it. */
export function saysItself(game: string): boolean {
    return `./${game}/TextBoard.svelte` in IN_WORDS;
}

export function boardOf(game: string): Promise<BoardComponent> {
    const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"]!;
    return load();
}

/** Returns what tells the final scoring of a game step by step, if it has such a thing. */
export async function storyOf(game: string): Promise<StoryComponent | null> {
    return (await STORIES[`./${game}/ScoreStory.svelte`]?.()) ?? null;
}
