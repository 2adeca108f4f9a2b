/** Rulebooks: chapters and rules of a game in one language, and a search in them. */
import { addedBook } from "../net/added";
import type { Language } from "../text/texts.svelte";

/** One rule; `text` is Markdown without its heading. */
export interface Rule {
    readonly id: string;
    readonly title: string;
    readonly text: string;
}

export interface Chapter {
    readonly title: string;
    /** What stands before the first rule of the chapter. */
    readonly intro: string;
    readonly rules: readonly Rule[];
}

export interface Rulebook {
    readonly title: string;
    readonly intro: string;
    readonly chapters: readonly Chapter[];
}

const BOOKS = import.meta.glob<string>("../../../docs/rules/*/*.md", {
    query: "?raw",
    import: "default",
});

/** Fetches a rulebook; each comes by itself when somebody wants to read it, some from the server. */
export async function readRulebook(game: string, language: Language): Promise<Rulebook> {
    const load = BOOKS[`../../../docs/rules/${game}/${language}.md`];
    return parse(await (load ? load() : addedBook(game, language)));
}

/** Takes a rulebook apart. */
export function parse(source: string): Rulebook {
    const [head = "", ...chapters] = source.split(/^## +/m);
    const [title = "", intro] = firstLine(head.replace(/^# +/, ""));
    return { title, intro, chapters: chapters.map(chapterIn) };
}

function chapterIn(source: string): Chapter {
    const [head = "", ...rules] = source.split(/^### +/m);
    const [title, intro] = firstLine(head);
    return { title, intro, rules: rules.map(ruleIn) };
}

function ruleIn(source: string): Rule {
    const [heading, text] = firstLine(source);
    const [, id = "", title = ""] = /^(\S+) +(.*)$/.exec(heading) ?? [];
    return { id, title, text };
}

function firstLine(source: string): [string, string] {
    const end = source.indexOf("\n");
    return end < 0 ? [source.trim(), ""] : [source.slice(0, end).trim(), source.slice(end).trim()];
}

/** A piece of a rulebook: words, or a picture by its name. */
export type Piece = { readonly markdown: string } | { readonly picture: string };

/** Where a picture stands; whoever knows nothing of it, such as a terminal, reads on. */
const PICTURE = /^<!-- picture: ([a-z_]+) -->$/m;

/** Takes words and pictures apart. */
export function piecesOf(markdown: string): Piece[] {
    const parts = markdown.split(PICTURE); // every second one is a name
    return parts.flatMap((part, at): Piece[] => {
        if (at % 2) return [{ picture: part }];
        return part.trim() ? [{ markdown: part.trim() }] : [];
    });
}

/** A rule that was found, the best first. */
export interface Found {
    readonly rule: Rule;
    readonly chapter: string;
}

/** Finds the rules in which all words occur; those that have them in their title come first. */
export function search(book: Rulebook, words: string): Found[] {
    const wanted = folded(words).split(/\s+/).filter(Boolean).map(stem);
    if (!wanted.length) return [];
    const all = book.chapters.flatMap(({ title, rules }) =>
        rules.map((rule) => ({ rule, chapter: title })),
    );
    const ranked = all.map((found) => ({ found, rank: rankOf(found.rule, wanted) }));
    return ranked
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank)
        .map(({ found }) => found);
}

function rankOf(rule: Rule, wanted: readonly string[]): number {
    const [title, text] = [folded(`${rule.id} ${rule.title}`), folded(rule.text)];
    const ranks = wanted.map((word) => (title.includes(word) ? 3 : text.includes(word) ? 1 : 0));
    return ranks.includes(0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

/** Letters that people type alike are alike. */
function folded(text: string): string {
    return text.toLocaleLowerCase().replaceAll("ё", "е").replaceAll(/[’ʼ`]/g, "'");
}

/** Slavic words change their ends: what is left of a longer word is enough to find it. */
function stem(word: string): string {
    return word.length > 5 && /[а-яіїєґ]/.test(word) ? word.slice(0, -2) : word;
}

/** Returns the rule that is called like a piece of the game: `drift_mining_1` is "Drift mining". */
export function ruleCalled(book: Rulebook, key: string): Rule | undefined {
    const name = key.replace(/_\d+$/, "").replaceAll("_", " ");
    return book.chapters
        .flatMap((chapter) => chapter.rules)
        .find((rule) => rule.title.toLowerCase().replaceAll("-", " ") === name);
}

/** Returns the chapter and the rule that an id names. */
export function ruleOf(book: Rulebook, id: string): Rule | undefined {
    return book.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);
}
