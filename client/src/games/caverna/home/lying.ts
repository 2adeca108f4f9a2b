/** What lies on a home board, without the dwarfs and goods that come and go. */
import type { CavernaPlayerView } from "../../../wire/types";

const PARTS = ["land", "crops", "stables", "holders", "large_pastures"] as const;

export type Lying = Pick<CavernaPlayerView, (typeof PARTS)[number]>;

/** Returns what lies there; where that has not changed, the same object as before, and nothing is drawn anew. */
export function lyingAt(home: Lying, before: Lying | null): Lying {
    if (before && PARTS.every((part) => home[part] === before[part])) return before;
    const { land, crops, stables, holders, large_pastures } = home;
    return { land, crops, stables, holders, large_pastures };
}
