/** What a preview changes, reduced to what can be said in a few words: numbers of somebody or of the table. */
import type { Change } from "../wire/types";

/** A number that would change. */
export interface NumberChange {
    /** Whose it is; nobody's is the table's. */
    readonly seat: number | null;
    /** What it counts: the last name on its path. */
    readonly key: string;
    /** What that is a part of: the name before it, if there is one. */
    readonly field: string;
    readonly before: number;
    readonly after: number;
}

/** Numbers that name somebody, or count nothing that lies on the table. */
const NO_NEWS = new Set("to_act worker owner seat first start last_to_play uses".split(" "));

/** Returns the numbers among the changes. */
export function numbersIn(changes: readonly Change[]): readonly NumberChange[] {
    return changes.flatMap(({ path, before, after }) => {
        const [field = "", key] = ["", ...path]
            .filter((step) => typeof step === "string")
            .slice(-2);
        if (!key || NO_NEWS.has(key)) return [];
        if (!isCount(before) || !isCount(after) || (before ?? 0) === (after ?? 0)) return [];
        return [{ seat: seatIn(path), key, field, before: before ?? 0, after: after ?? 0 }];
    });
}

/** A good that one has not had yet is missing before. */
function isCount(value: unknown): value is number | null | undefined {
    return typeof value === "number" || value === null || value === undefined;
}

function seatIn(path: Change["path"]): number | null {
    const [first, second] = path;
    return first === "players" && typeof second === "number" ? second : null;
}
