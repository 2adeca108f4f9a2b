/** Questions are explained at the first tables of each game. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FIRST_TABLES, isAmongFirst } from "../../src/lib/newcomer";

const kept = new Map<string, string>();

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});

afterEach(() => vi.unstubAllGlobals());

test("the first tables of a game are new, however often one looks, and no later one", () => {
    const tables = ["a", "b", "c"].slice(0, FIRST_TABLES);
    for (const table of [...tables, ...tables]) expect(isAmongFirst("stone_age", table)).toBe(true);

    expect(isAmongFirst("stone_age", "d")).toBe(false);
    expect(isAmongFirst("caverna", "d")).toBe(true);
});

test.each(["", "{", "5", '{"stone_age": 3}', '{"stone_age": [1, 2, 3]}'])(
    "what makes no sense in %s is forgotten",
    (text) => {
        kept.set("grotto.first-tables", text);

        expect(isAmongFirst("stone_age", "a")).toBe(true);
    },
);

test("a browser that keeps nothing explains every game", () => {
    vi.stubGlobal("localStorage", {
        getItem: () => null,
        setItem: () => {
            throw new DOMException("full", "QuotaExceededError");
        },
    });

    expect(isAmongFirst("stone_age", "a")).toBe(true);
});
