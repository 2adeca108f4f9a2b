/** Texts: message ids with arguments become sentences in the language of the person who reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { addedTexts, type Catalogue } from "../net/added";
import type { Seat, Text } from "../wire/types";

import { Sentences, type Args } from "./sentences";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
    en: "English",
    ru: "Русский",
    uk: "Українська",
};

const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: string[] }>>> = {
    en: () => import("./en"),
    ru: () => import("./ru"),
    uk: () => import("./uk"),
};

/** A name for every seat, as the table knows them; missing ones are said by number. */
export type Names = readonly string[];

type TextArg = Text["args"][string];

/** Returns the first of our languages that a browser asks for. */
export function preferred(asked: readonly string[]): Language {
    const known = asked.map((tag) => tag.toLowerCase().split("-")[0]);
    return LANGUAGES.find((language) => language === known.find(isLanguage)) ?? "en";
}

export function isLanguage(word: string | undefined | null): word is Language {
    return LANGUAGES.some((language) => language === word);
}

/** Everything Grotto says, in the language of the moment; reading it makes a component follow. */
class Texts {
    language = $state<Language>("en");
    #sentences = $state.raw(new Sentences(new FluentBundle("en")));
    #wanted: Language = "en";

    /** Changes the language; what is on the screen follows at once. Who changes twice gets the last. */
    async use(language: Language): Promise<void> {
        this.#wanted = language;
        const [{ default: catalogues }, added] = await Promise.all([
            CATALOGUES[language](),
            addedTexts(language),
        ]);
        if (this.#wanted !== language) return;
        this.#sentences = new Sentences(bundleOf(language, catalogues, added));
        this.language = language;
        if (typeof document !== "undefined") document.documentElement.lang = language;
    }

    has(key: string): boolean {
        return this.#sentences.bundle.hasMessage(key);
    }

    /** Says a message of ours. */
    line(key: string, args: Args = {}): string {
        return this.#format(key, args);
    }

    /** Says what a server sent. */
    say(text: Text, names: Names = []): string {
        const args: Record<string, string | number> = {};
        for (const [name, value] of Object.entries(text.args))
            args[name] = this.#argument(value, names);
        return this.#format(text.key, args);
    }

    name(seat: number, names: Names = []): string {
        return names[seat] || this.line("player", { number: seat + 1 });
    }

    /** Joins items as the language does: "a, b and c". */
    listed(items: readonly string[]): string {
        const [first, ...others] = items;
        if (first === undefined) return this.line("list-nothing");
        const last = others.pop();
        if (last === undefined) return first;
        const front = others.reduce(
            (all, item) => this.line("list-more", { items: all, item }),
            first,
        );
        return this.line("list-last", { items: front, item: last });
    }

    #argument(value: TextArg, names: Names): string | number {
        if (typeof value !== "object") return value;
        if (isList(value)) return this.listed(value.map((part) => this.say(part, names)));
        return isSeat(value) ? this.name(value.seat, names) : this.say(value, names);
    }

    #format(key: string, args: Args): string {
        const said = this.#sentences.of(key, args);
        if (said === null) throw new Error(`there is no message ${key} in ${this.language}`);
        return said;
    }
}

export const texts = new Texts();

/** Keeps a dash on the line of the word before it: none begins with one. */
export function withBoundDashes(text: string): string {
    return text.replaceAll(" —", "\u00a0—");
}

/** Puts catalogues together. Exported for tests. */
export function bundleOf(
    language: Language,
    catalogues: readonly string[],
    added: readonly Catalogue[] = [],
): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false, transform: withBoundDashes });
    for (const source of catalogues) bundle.addResource(new FluentResource(source));
    for (const { game, source } of added) bundle.addResource(ownWords(game, source));
    return bundle;
}

/** A game that was added speaks for itself alone: what is not called like it is left out. */
function ownWords(game: string, source: string): FluentResource {
    const resource = new FluentResource(source);
    resource.body = resource.body.filter(({ id }) => id.replace(/^-/, "").startsWith(`${game}-`));
    return resource;
}

function isList(value: Seat | Text | readonly Text[]): value is readonly Text[] {
    return Array.isArray(value);
}

function isSeat(value: Seat | Text): value is Seat {
    return value.kind === "seat";
}
