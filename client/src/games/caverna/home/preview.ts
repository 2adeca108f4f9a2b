/** What the marked answer would change at a home: goods, and animals that would not fit. */
import type { Counts } from "../../../net/offers";
import type { CavernaKeepView, Change } from "../../../wire/types";

/** Returns how many more or fewer there would be of each good. */
export function changedGoods(changes: readonly Change[], seat: number): Counts {
    const found: Record<string, number> = {};
    for (const { path, before, after } of changes) {
        const [players, owner, part, good] = path;
        if (players !== "players" || owner !== seat || part !== "goods") continue;
        if (typeof good === "string") found[good] = Number(after) - Number(before);
    }
    return found;
}

/** Returns every way to keep animals that the marked answer would ask for; none if all would fit. */
export function keepsAfter(changes: readonly Change[], seat: number): readonly CavernaKeepView[] {
    const change = changes.find(
        ({ path }) => path[0] === "players" && path[1] === seat && path[2] === "keeps",
    );
    return change && change.path.length === 3 ? (change.after as CavernaKeepView[]) : [];
}
