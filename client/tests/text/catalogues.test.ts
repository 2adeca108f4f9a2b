/** What the pages say is there, once, in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { bundleOf, LANGUAGES, type Language } from "../../src/text/texts.svelte";

const SOURCES = new URL("../../src", import.meta.url).pathname;
const CATALOGUES = new URL("../../../src/grotto/i18n", import.meta.url).pathname;

/** Keys that stand in the sources as they are. */
const SAID = new Set(
    readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(svelte|ts)$/.test(name))
        .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
        .flatMap((source) =>
            Array.from(source.matchAll(/"(web-[a-z0-9_-]+)"/g), ([, key]) => key!),
        ),
);

test.each(LANGUAGES)("everything that is said is there in %s", (language) => {
    const bundle = bundleOf(language, Object.values(files(language)));

    expect([...SAID].filter((key) => !bundle.hasMessage(key))).toEqual([]);
});

test.each(LANGUAGES)("nothing stands in two catalogues of %s", (language) => {
    const keys = Object.values(files(language)).flatMap((source) =>
        Array.from(source.matchAll(/^([a-z][\w-]*) =/gm), ([, key]) => key!),
    );

    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("no line begins with a dash", () => {
    const bundle = bundleOf("ru", ["is = { $name } — бот"]);
    const pattern = bundle.getMessage("is")?.value ?? "";

    expect(bundle.formatPattern(pattern, { name: "Анна" })).toBe("Анна\u00a0— бот");
});

function files(language: Language): Record<string, string> {
    const folder = join(CATALOGUES, language);
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    return Object.fromEntries(
        names.map((name) => [name, readFileSync(join(folder, name), "utf-8")]),
    );
}
