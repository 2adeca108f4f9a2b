import { describe, expect, it } from "vitest";

import { parse, readRulebook, ruleOf, search } from "../src/books/rulebook";
import { LANGUAGES } from "../src/text/texts.svelte";
import { SHELF } from "../src/wire/shelf";

const BOOK = parse(
    [
        "# Game",
        "Intro.",
        "## 1. Feeding",
        "Chapter.",
        "### GAM-1.1 Who eats",
        "Every figure eats one food.",
        "### GAM-1.2 Hunger",
        "Who has no food loses points.",
    ].join("\n\n"),
);

describe("a rulebook", () => {
    it("has chapters and rules in their order", () => {
        expect(BOOK.title).toBe("Game");
        expect(BOOK.chapters.map((chapter) => chapter.title)).toEqual(["1. Feeding"]);
        expect(BOOK.chapters[0]?.rules.map((rule) => rule.id)).toEqual(["GAM-1.1", "GAM-1.2"]);
    });

    it("finds a rule by its id", () => {
        expect(ruleOf(BOOK, "GAM-1.2")?.title).toBe("Hunger");
    });

    it.each(SHELF.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
        "%s is complete in %s",
        async (game, language) => {
            const book = await readRulebook(game, language);
            const rules = book.chapters.flatMap((chapter) => chapter.rules);

            expect(rules.length).toBeGreaterThan(20);
            expect(rules.filter((rule) => !rule.id || !rule.title || !rule.text)).toEqual([]);
        },
    );
});

describe("a search", () => {
    it("finds what has all words, titles first", () => {
        expect(search(BOOK, "food").map(({ rule }) => rule.id)).toEqual(["GAM-1.1", "GAM-1.2"]);
        expect(search(BOOK, "hunger").map(({ rule }) => rule.id)).toEqual(["GAM-1.2"]);
        expect(search(BOOK, "food hungry")).toEqual([]);
    });

    it("finds nothing for no words", () => {
        expect(search(BOOK, "  ")).toEqual([]);
    });

    it("finds Slavic words in other cases", async () => {
        const book = await readRulebook("stone_age", "uk");

        expect(search(book, "деревина").length).toBeGreaterThan(2);
    });
});
