/** Which games are new to a person: the first tables of each are counted, in this browser alone. */
import { withStorage } from "./storage";

const PLACE = "grotto.first-tables";
/** So many tables of a game have their questions explained. */
export const FIRST_TABLES = 3;

type Counted = Readonly<Record<string, readonly string[]>>;

/** Returns whether this table is among the first ones of its game, and remembers it if it is. */
export function isAmongFirst(game: string, table: string): boolean {
    const counted = remembered();
    const tables = counted[game] ?? [];
    if (tables.includes(table)) return true;
    if (tables.length >= FIRST_TABLES) return false;
    const more = JSON.stringify({ ...counted, [game]: [...tables, table] });
    withStorage((storage) => storage.setItem(PLACE, more), undefined);
    return true;
}

function remembered(): Counted {
    return countedIn(withStorage((storage) => storage.getItem(PLACE), null) ?? "{}");
}

/** Returns the tables in a text, without what makes no sense. */
function countedIn(text: string): Counted {
    try {
        const kept: unknown = JSON.parse(text);
        if (typeof kept !== "object" || kept === null) return {};
        return Object.fromEntries(Object.entries(kept).filter(isListed));
    } catch (error) {
        if (error instanceof SyntaxError) return {};
        throw error;
    }
}

function isListed(entry: [string, unknown]): entry is [string, string[]] {
    const [, tables] = entry;
    return Array.isArray(tables) && tables.every((table) => typeof table === "string");
}
