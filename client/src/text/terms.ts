/** Words for what views name by keys: from the catalogue of the game where it has them, else from ours. */
import type { Terms } from "./naming";
import { texts, type Names } from "./texts.svelte";

const TERMS = import.meta.glob<Terms>("../games/*/terms.ts", { eager: true, import: "TERMS" });

/** Returns what a built-in game says about its views; a game that was added has no such thing. */
function termsOf(game: string): Terms | undefined {
    return TERMS[`../games/${game}/terms.ts`];
}

/** Returns the name of a field of a game that was added: from its own catalogue, or the key as it is. */
export function fieldName(game: string, key: string): string {
    const message = `${game}-word`;
    const word = texts.has(message) ? texts.line(message, { key }) : key;
    return word === key ? spelled(key) : word;
}

/** Returns the name of a good or the like of the built-in games; some have one of their own in a game. */
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

/** Returns the name of what a field of a view holds. */
export function term(game: string, field: string, key: string): string {
    if (key === "") return texts.line("web-nothing");
    const terms = termsOf(game);
    return terms ? (terms.names?.[field]?.(key) ?? label(key, game)) : fieldName(game, key);
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
    if (field !== "seat") return String(value);
    return value < 0 ? texts.line("web-nothing") : texts.name(value, names);
}

/** Returns the fields of a game's views whose numbers are no news. */
export function silentIn(game: string): ReadonlySet<string> {
    return new Set(termsOf(game)?.silent ?? []);
}
