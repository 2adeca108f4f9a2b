/** What is printed on action spaces and round cards. */
import { SPACES } from "../../../wire/caverna";

/** Something that a dwarf does, as it is printed. */
export interface Deed {
    readonly deed: string;
    readonly gets: Readonly<Record<string, number>>;
    readonly tiles: readonly string[];
    readonly furnishings: string;
    readonly level: number;
    readonly ruby_mines: number;
    readonly per_ore_mine: number;
    readonly token: boolean;
}

/** A deed, or several parts with a word between them. */
export type Effect =
    | (Deed & { readonly words: "deed" })
    | { readonly words: Joining; readonly parts: readonly Effect[] };

export type Joining = "and_or" | "either_or" | "then" | "then_or";

export interface Space {
    readonly key: string;
    readonly board: string;
    readonly fee: number;
    readonly effect: Effect;
}

const BY_KEY: ReadonlyMap<string, Space> = new Map(
    (SPACES as readonly Space[]).map((space) => [space.key, space]),
);

export function spaceOf(key: string): Space {
    const space = BY_KEY.get(key);
    if (!space) throw new Error(`there is no space ${key}`);
    return space;
}
