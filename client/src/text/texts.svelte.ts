/** Texts: message ids with arguments become sentences in the language of the person who reads. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import OF_GAMES from "virtual:texts/games";

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

/** What all pages say, with the names of games. */
const OF_PAGES: Readonly<Record<Language, () => Promise<{ default: string[] }>>> = {
    en: () => import("virtual:texts/pages/en"),
    ru: () => import("virtual:texts/pages/ru"),
    uk: () => import("virtual:texts/pages/uk"),
};

/** The games that say something at their tables; each is loaded by itself, and who comes for the first time needs none. */
const GAMES: ReadonlySet<string> = new Set(Object.keys(OF_GAMES).map((key) => key.split("/")[0]!));

/** What lessons say is long, and some things are seen by few: it is loaded by whoever needs it. */
const LATER = import.meta.glob<string>("../../../src/grotto/i18n/*/{lessons,later}_*.ftl", {
    query: "?raw",
    import: "default",
});

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
    /** Catalogues that somebody needs besides, by the names of their files. */
    readonly #needed = new Set<string>();
    /** Those that are there. */
    #there = $state.raw<ReadonlySet<string>>(new Set());
    /** Games whose words somebody wants. */
    readonly #played = new Set<string>();
    /** Games whose words are there. */
    #known = $state.raw<ReadonlySet<string>>(new Set());

    /** Changes the language; what is on the screen follows at once. Who changes twice gets the last. */
    async use(language: Language): Promise<void> {
        this.#wanted = language;
        const [played, needed] = [[...this.#played], [...this.#needed]];
        const pieces = [
            OF_PAGES[language],
            ...played.flatMap((game) => OF_GAMES[`${game}/${language}`] ?? []),
        ];
        const [catalogues, added, later] = await Promise.all([
            Promise.all(pieces.map((load) => load())),
            addedTexts(language),
            laterIn(language, needed),
        ]);
        const isLess = played.length < this.#known.size || needed.length < this.#there.size;
        if (this.#wanted !== language || isLess) return;
        const sources = [...catalogues.flatMap((one) => one.default), ...later];
        this.#sentences = new Sentences(bundleOf(language, sources, added));
        [this.#known, this.#there] = [new Set(played), new Set(needed)];
        this.language = language;
        if (typeof document !== "undefined") document.documentElement.lang = language;
    }

    /** Whether what a game says at its tables is there; games that were added always bring it along. */
    knows(game: string): boolean {
        return !GAMES.has(game) || this.#known.has(game);
    }

    /** Fetches what games say at their tables, as far as it is not there yet; all of them if none is named. */
    async fetch(games: Iterable<string> = GAMES): Promise<void> {
        const missing = [...games].filter((game) => !this.knows(game));
        for (const game of missing) this.#played.add(game);
        if (missing.length) await this.use(this.#wanted);
    }

    /** Loads what the lessons of a game say; they follow the language from then on. */
    async learn(game: string): Promise<void> {
        if (GAMES.has(game)) this.#played.add(game);
        this.#needed.add(`lessons_${game}`);
        await this.use(this.#wanted);
    }

    /** Loads what a part of a page says, if it is not there yet; it follows the language from then on. */
    async later(part: string): Promise<void> {
        const file = `later_${part}`;
        if (untrack(() => this.#there).has(file)) return; // who shows it is drawn once
        this.#needed.add(file);
        await this.use(this.#wanted);
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

async function laterIn(language: Language, files: readonly string[]): Promise<readonly string[]> {
    const loads = files.map((file) => LATER[`../../../src/grotto/i18n/${language}/${file}.ftl`]);
    return Promise.all(loads.flatMap((load) => (load ? [load()] : [])));
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
