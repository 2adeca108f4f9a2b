/** Sentences of one language: what was said before is not put together again. */
import type { FluentBundle } from "@fluent/bundle";

export type Args = Readonly<Record<string, string | number>>;

/** So many are kept; then it begins anew. */
const MOST = 5000;

export class Sentences {
    readonly #said = new Map<string, string>();

    constructor(readonly bundle: FluentBundle) {}

    /** Says a message, or null where there is none. */
    of(key: string, args: Args): string | null {
        const name = nameOf(key, args);
        const known = this.#said.get(name);
        if (known !== undefined) return known;
        const pattern = this.bundle.getMessage(key)?.value;
        if (pattern == null) return null;
        const said = withMinuses(this.bundle.formatPattern(pattern, args));
        if (this.#said.size >= MOST) this.#said.clear();
        this.#said.set(name, said);
        return said;
    }
}

/** Writes numbers below zero with a minus sign; hyphens between words, and in names of rules, stay. */
export function withMinuses(said: string): string {
    return said.replaceAll(/(?<![\p{L}\p{N}.-])-(?=\d)/gu, "−");
}

/** Names a message with its arguments; 1 is not "1", for words are counted by numbers only. */
function nameOf(key: string, args: Args): string {
    let name = key;
    for (const part in args)
        name += `\n${part}${typeof args[part] === "number" ? "#" : "="}${args[part]}`;
    return name;
}
