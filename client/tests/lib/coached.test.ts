/** What a browser keeps of the coach. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { formOf, isWanted, keepForm, NEW, want } from "../../src/lib/coached";

const kept = new Map<string, string>();

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});

afterEach(() => vi.unstubAllGlobals());

test("nobody has said whether a coach is wanted until somebody does, for each game apart", () => {
    expect(isWanted("caverna")).toBeNull();
    want("caverna", true);
    want("stone_age", false);

    expect([isWanted("caverna"), isWanted("stone_age"), isWanted("lost_mines")]).toEqual([
        true,
        false,
        null,
    ]);
});

test("how well one does is kept for each kind of question", () => {
    keepForm("caverna", "feed", { form: 0.6, voice: "brief" });

    expect(formOf("caverna", "feed")).toEqual({ form: 0.6, voice: "brief" });
    expect(formOf("caverna", "place")).toEqual(NEW);
});

test.each([
    "",
    "{",
    "[]",
    '{"wanted": 5, "forms": []}',
    '{"wanted": {"caverna": "yes"}, "forms": {"caverna feed": {"form": 7, "voice": "full"}}}',
    '{"forms": {"caverna feed": {"form": 0.5, "voice": "loud"}}}',
])("what makes no sense in %s is forgotten", (text) => {
    kept.set("grotto.coach", text);

    expect(isWanted("caverna")).toBeNull();
    expect(formOf("caverna", "feed")).toEqual(NEW);
});
