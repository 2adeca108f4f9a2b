/** Addresses, also those that mean nothing. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", new EventTarget());

const { wordsOf } = await import("../../src/lib/route.svelte");

test.each([
    ["/", []],
    ["/tables/abc/", ["tables", "abc"]],
    ["/rules/a%20b", ["rules", "a b"]],
    ["/tables/%E0%A4%A", ["tables", "%E0%A4%A"]],
])("%s has the words %j", (path, words) => {
    expect(wordsOf(path)).toEqual(words);
});
