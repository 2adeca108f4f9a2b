/** How far somebody has seen each table in this browser, so that what happened since can be told. */
import { withStorage } from "../lib/storage";

const PLACE = "grotto.seen";
/** So many tables are remembered: those that were looked at last. */
const MOST_TABLES = 60;

type Seen = readonly (readonly [string, number])[];

/** Returns after how many moves a table was seen last; nothing where it never was. */
export function seenAt(table: string): number | null {
    return remembered().find(([id]) => id === table)?.[1] ?? null;
}

export function rememberSeen(table: string, moves: number): void {
    const others = remembered().filter(([id]) => id !== table);
    const kept = [...others, [table, moves] as const].slice(-MOST_TABLES);
    withStorage((storage) => storage.setItem(PLACE, JSON.stringify(kept)), undefined);
}

function remembered(): Seen {
    return seenIn(withStorage((storage) => storage.getItem(PLACE), null) ?? "[]");
}

/** Returns what a text says about tables; a browser keeps what anybody has written there. */
export function seenIn(text: string): Seen {
    try {
        const kept: unknown = JSON.parse(text);
        return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch (error) {
        if (error instanceof SyntaxError) return [];
        throw error;
    }
}

function isEntry(entry: unknown): entry is readonly [string, number] {
    if (!Array.isArray(entry)) return false;
    const [id, moves] = entry as readonly unknown[];
    return typeof id === "string" && Number.isInteger(moves) && (moves as number) >= 0;
}
