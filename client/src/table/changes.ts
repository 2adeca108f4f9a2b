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
const NO_NEWS = new Set(
    "question to_act worker owner seat first start last_to_play uses known_to role_known_to".split(
        " ",
    ),
);

/** Returns the numbers among the changes, but for those in fields of which a game is silent. */
export function numbersIn(
    changes: readonly Change[],
    silent: ReadonlySet<string> = new Set(),
): readonly NumberChange[] {
    const isNews = (step: string | number): boolean =>
        typeof step !== "string" || !(NO_NEWS.has(step) || silent.has(step));
    return changes.flatMap(({ path, before, after }) => {
        const [field = "", key] = ["", ...path]
            .filter((step) => typeof step === "string")
            .slice(-2);
        if (!key || !path.every(isNews)) return [];
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
