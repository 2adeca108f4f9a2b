/** What stands around the rules in a rulebook: pictures, and ways to the rule of what one points at. */
import { describe, expect, it } from "vitest";

import { piecesOf, readRulebook, ruleCalled, ruleOf, type Rulebook } from "../src/books/rulebook";
import { rulesIn } from "../src/games";
import { LANGUAGES } from "../src/text/texts.svelte";
import { SHELF } from "../src/wire/shelf";

function picturesIn(book: Rulebook): string[] {
    const texts = book.chapters.flatMap(({ rules }) => rules.map(({ text }) => text));
    return texts.flatMap(piecesOf).flatMap((piece) => ("picture" in piece ? [piece.picture] : []));
}

describe("a rulebook", () => {
    it("is taken apart into words and pictures", () => {
        expect(piecesOf("One.\n\n<!-- picture: dice -->\n\nTwo.")).toEqual([
            { markdown: "One." },
            { picture: "dice" },
            { markdown: "Two." },
        ]);
    });

    it("finds the rule that is called like a piece", async () => {
        const book = await readRulebook("caverna", "en");
        expect(ruleCalled(book, "drift_mining_1")?.id).toBe("CAV-4.6");
        expect(ruleCalled(book, "carpenter")?.id).toBe("CAV-9.13");
        expect(ruleCalled(book, "nonsense")).toBeUndefined();
    });

    describe.each(SHELF.map(({ id }) => id))("of %s", (game) => {
        it("has the same pictures in every language", async () => {
            const books = await Promise.all(LANGUAGES.map((one) => readRulebook(game, one)));
            const pictures = books.map(picturesIn);
            expect(pictures[0]).not.toEqual([]);
            expect(pictures).toEqual(LANGUAGES.map(() => pictures[0]));
        });

        it("has every rule to which something on the board leads", async () => {
            const [book, rules] = [await readRulebook(game, "en"), await rulesIn(game)];
            const missing = Object.values(rules).filter((id) => !ruleOf(book, id));
            expect(Object.keys(rules)).not.toEqual([]);
            expect(missing).toEqual([]);
        });
    });
});
