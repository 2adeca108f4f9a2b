/** Words for what views name by keys: from the catalogue of the game where it has them, else from ours. */
import type { Terms } from "./naming";
import { texts, type Names } from "./texts.svelte";

const TERMS = import.meta.glob<Terms>("../games/*/terms.ts", { eager: true, import: "TERMS" });

/** Returns what a built-in game says about its views; a game that was added has no such thing. */
function termsOf(game: string): Terms | undefined {
    return TERMS[`../games/${game}/terms.ts`];
}

/** Returns the word of a game that was added: from its own catalogue, or the key as it is. */
function ownWord(game: string, key: string): string {
    const message = `${game}-word`;
    const word = texts.has(message) ? texts.line(message, { key }) : key;
    return word === key ? spelled(key) : word;
}

/** Returns the name of a field of a view. */
export function fieldName(game: string, key: string): string {
    return termsOf(game) ? label(key) : ownWord(game, key);
}

/** Returns the name of a good or the like; some have a name of their own in a game. */
export function label(key: string, game = ""): string {
    const own = `${game}-${key}`;
    const special = texts.line("web-word", { key: own });
    if (special !== own) return special;
    const word = texts.line("web-word", { key });
    return word === key ? spelled(key) : word;
}

function spelled(key: string): string {
    return key.replaceAll("_", " ");
}

/** Returns the name of what a field of a view holds; places on a board are their own names. */
export function term(game: string, field: string, key: string): string {
    if (key === "") return texts.line("web-nothing");
    const names = termsOf(game)?.names;
    if (!names) return ownWord(game, key);
    const cell = isCell(key) ? (names["cell"]?.(key) ?? key) : null;
    return names[field]?.(key) ?? cell ?? label(key, game);
}

/** Says what a field holds in one word. */
export function valueWord(
    game: string,
    field: string,
    value: string | number | boolean,
    names: Names,
): string {
    if (typeof value === "boolean") return texts.line("web-choice", { value: String(value) });
    if (typeof value === "string") return term(game, field, value);
    if (!isSeat(game, field)) return String(value);
    return value < 0 ? texts.line("web-nothing") : texts.name(value, names);
}

/** Returns the fields of a game's views that are not told in words. */
export function silentIn(game: string): ReadonlySet<string> {
    return new Set(termsOf(game)?.silent ?? []);
}

function isSeat(game: string, field: string): boolean {
    return field === "seat" || (termsOf(game)?.seats?.includes(field) ?? false);
}

function isCell(key: string): boolean {
    return /^[a-z]\d(-[a-z]\d)?$/.test(key);
}
