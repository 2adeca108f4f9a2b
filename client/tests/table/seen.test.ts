/** How far a table was seen: remembered in the browser, whatever else is written there. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { rememberSeen, seenAt, seenIn } from "../../src/table/seen";

const kept = new Map<string, string>();

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});

afterEach(() => vi.unstubAllGlobals());

it("is known for tables that were seen", () => {
    rememberSeen("one", 3);
    rememberSeen("other", 5);
    rememberSeen("one", 8);
    expect([seenAt("one"), seenAt("other"), seenAt("third")]).toEqual([8, 5, null]);
});

it("forgets what was looked at longest ago", () => {
    for (let number = 0; number < 70; number += 1) rememberSeen(`table ${number}`, number);
    expect([seenAt("table 0"), seenAt("table 69")]).toEqual([null, 69]);
});

it("makes nothing of what it has not written", () => {
    expect(seenIn('{"a": 1}')).toEqual([]);
    expect(seenIn("no")).toEqual([]);
    expect(seenIn('[["a", 1], ["b", -1], ["c", "2"], 5, null]')).toEqual([["a", 1]]);
});
