/** The scoring pad: its lines in their printed order, for all seats, and what each consists of. */
import { GOODS } from "../../../wire/caverna";
import type { Portion, Standing } from "../../../wire/types";

/** Lines of the pad, as they are printed. */
export const ITEMS = [
    "animals",
    "missing",
    "grain",
    "vegetables",
    "rubies",
    "dwarfs",
    "unused",
    "tiles",
    "pastures",
    "mines",
    "bonus",
    "gold",
    "begging",
] as const;

export interface Cell {
    readonly seat: number;
    readonly points: number;
    readonly portions: readonly Portion[];
}

export interface Row {
    readonly item: string;
    readonly cells: readonly Cell[];
    /** Whether any seat has something to tell about it. */
    readonly hasDetails: boolean;
}

/** Returns all lines; one that brings nobody anything stands there with noughts, as on paper. */
export function rowsOf(standings: readonly Standing[]): readonly Row[] {
    return ITEMS.map((item) => {
        const cells = standings.map((standing) => cellOf(standing, item));
        return { item, cells, hasDetails: cells.some(({ portions }) => portions.length > 0) };
    });
}

function cellOf({ seat, lines }: Standing, item: string): Cell {
    const line = lines.find((each) => each.item === item);
    return { seat, points: line?.points ?? 0, portions: line?.portions ?? [] };
}

// ---- what a line consists of -----------------------------------------------------------------------

const LAND = new Set(["small_pasture", "large_pasture", "ore_mine", "ruby_mine"]);
const WORDS = new Set(["supply", "fields", "begging"]);

/** What a portion is called by: an icon, a kind of land, a word of ours, or the name of a furnishing tile. */
export type Naming = "icon" | "land" | "word" | "tile";

/** Returns how a portion is called. */
export function namingOf(key: string): Naming {
    if (key === "forest" || key === "mountain" || LAND.has(key)) return "land";
    if (WORDS.has(key)) return "word";
    return GOODS.some((good) => good === key) ? "icon" : "tile";
}

/** Returns the name of the icon that stands for a portion; empty where its name is written. */
export function iconOf(key: string): string {
    if (LAND.has(key)) return `land_${key}`;
    return namingOf(key) === "icon" ? key : "";
}
