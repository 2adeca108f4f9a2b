/** What a game has in its folder here; one without drawings of its own gets the generic board. */
import type { Component } from "svelte";

import type { IconName } from "../design/icons";
import { part } from "../lib/part";
import type { SoundsOfEvents } from "../sound/heard";
import type { Table } from "../table/table.svelte";
import { PLAIN, type SomeTeller } from "../table/telling";
import type { Frame, LogLine, Standing } from "../wire/types";

/** Every board gets the table: it draws `table.shown.view` and answers through `table`. */
export type BoardComponent = Component<{ table: Table }>;

/** A game may have something to show before its final scoring is told; it says when that is over. */
export type StoryComponent = Component<{
    standings: readonly Standing[];
    names: readonly string[];
    view: Frame["view"];
    ontold: () => void;
}>;

/** Draws a picture of the rulebook, by its name, from the pieces of the game. */
export type PictureComponent = Component<{ picture: string }>;

const BOARDS = import.meta.glob<BoardComponent>("./*/Board.svelte", { import: "default" });
const STORIES = import.meta.glob<StoryComponent>("./*/ScoreStory.svelte", { import: "default" });
const IN_WORDS = import.meta.glob("./*/TextBoard.svelte");
const LOOKS = import.meta.glob<LooksIn>("./*/looks.ts", { eager: true, import: "looksIn" });

const PICTURES = import.meta.glob<PictureComponent>("./*/BookPicture.svelte", {
    import: "default",
});
const RULES = import.meta.glob<Readonly<Record<string, string>>>("./*/rules.ts", {
    import: "RULES",
});

const SOUNDS = import.meta.glob<SoundsOfEvents>("./*/sounds.ts", { eager: true, import: "SOUNDS" });

const TELLERS = import.meta.glob<SomeTeller>("./*/told.ts", { eager: true, import: "TELLER" });
const GOODS = import.meta.glob<GoodsOf>("./*/goods.ts", { import: "goodsOf" });

/** Something that one has: a sign, how much, and both in words. */
export interface Held {
    readonly icon: IconName;
    readonly count: number | string;
    readonly label: string;
}

/** What a seat has, in one line. */
export type GoodsOf<View = Frame["view"]> = (view: View, seat: number) => readonly Held[];

type LooksIn = (lines: readonly LogLine[], viewer: number) => readonly LogLine[];

/** Returns what a viewer has looked at in secret, in games where one may. */
export function looksIn(
    game: string,
    lines: readonly LogLine[],
    viewer: number,
): readonly LogLine[] {
    return LOOKS[`./${game}/looks.ts`]?.(lines, viewer) ?? [];
}

/** Returns what says in a game what a seat has, where something does. */
export async function goodsIn(game: string): Promise<GoodsOf> {
    const load = GOODS[`./${game}/goods.ts`];
    return load ? part(load) : () => [];
}

/** Returns what the events of a game sound like; in a game that says nothing all sounds alike. */
export function soundsIn(game: string): SoundsOfEvents {
    return SOUNDS[`./${game}/sounds.ts`] ?? {};
}

/** Returns how a game tells what happens; one that says nothing tells all alike. */
export function tellerOf(game: string): SomeTeller {
    return TELLERS[`./${game}/told.ts`] ?? PLAIN;
}

/** Whether the board of a game itself says in words what is on it, for who cannot see it. */
export function saysItself(game: string): boolean {
    return `./${game}/TextBoard.svelte` in IN_WORDS;
}

export function boardOf(game: string): Promise<BoardComponent> {
    const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"]!;
    return part(load);
}

/** Returns what a game shows before its final scoring, if it has such a thing. */
export async function storyOf(game: string): Promise<StoryComponent | null> {
    return (await STORIES[`./${game}/ScoreStory.svelte`]?.()) ?? null;
}

/** Returns which rule speaks of what, in the words of notation; nothing of a game that does not say it. */
export async function rulesIn(game: string): Promise<Readonly<Record<string, string>>> {
    return (await RULES[`./${game}/rules.ts`]?.()) ?? {};
}

/** Returns what draws the pictures of a rulebook, if its game has some. */
export async function pictureOf(game: string): Promise<PictureComponent | null> {
    return (await PICTURES[`./${game}/BookPicture.svelte`]?.()) ?? null;
}
