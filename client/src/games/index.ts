/** Which board a game is drawn with; one without drawings of its own gets the generic one. */
import type { Component } from "svelte";

import type { Table } from "../table/table.svelte";

/** Every board gets the table: it draws `table.shown.view` and answers through `table`. */
export type BoardComponent = Component<{ table: Table }>;

const BOARDS: Readonly<Record<string, () => Promise<{ default: BoardComponent }>>> = {
    stone_age: () => import("./stone_age/Board.svelte"),
    cave_vs_cave: () => import("./cave_vs_cave/Board.svelte"),
};

export async function boardOf(game: string): Promise<BoardComponent> {
    const load = BOARDS[game] ?? (() => import("./generic/Board.svelte"));
    return (await load()).default;
}
