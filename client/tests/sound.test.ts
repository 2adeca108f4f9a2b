/** Sounds: made of numbers, heard only by who wants to, and never louder than is good. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { soundsOf } from "../src/sound/heard";
import { SOUNDS } from "../src/sound/sounds";
import type { LogLine } from "../src/wire/types";

const play = vi.hoisted(() => vi.fn());
const touched = vi.hoisted(() => ({ yet: true }));

vi.mock("../src/sound/instrument", () => ({ play, mayPlay: () => touched.yet }));

function lines(...kinds: readonly string[]): LogLine[] {
    const text = { kind: "text", key: "", args: {} } as const;
    return kinds.map((kind) => ({ move: 1, seat: 0, text, event: { kind } }));
}

async function loaded() {
    vi.resetModules();
    const { settings } = await import("../src/lib/settings.svelte");
    const { ring, ringFor } = await import("../src/sound/ring");
    return { settings, ring, ringFor };
}

beforeEach(() => {
    play.mockClear();
    touched.yet = true;
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(SOUNDS))("%s can be heard, is short, and does not startle", (_, parts) => {
    for (const { hertz, at, lasts, loud } of parts) {
        expect(hertz).toBeGreaterThan(40);
        expect(hertz).toBeLessThan(8000);
        expect(at + lasts).toBeLessThan(2);
        expect(loud).toBeLessThanOrEqual(1);
    }
});

test("by default only one's own turn is heard", async () => {
    const { ring, ringFor } = await loaded();

    ringFor(lines("dice-rolled"), { "dice-rolled": "dice" });
    expect(play).not.toHaveBeenCalled();

    ring("turn");
    expect(play).toHaveBeenCalledWith(SOUNDS.turn, 1, 0);
});

test("who wants to hear all hears what happened, one after the other", async () => {
    const { settings, ringFor } = await loaded();
    await settings.change({ heard: "all", volume: "loud" });

    ringFor(lines("placed", "dice-rolled"), { placed: "wood", "dice-rolled": "dice" });

    expect(play.mock.calls.map(([sound]) => sound as unknown)).toEqual([SOUNDS.wood, SOUNDS.dice]);
    const [first, second] = play.mock.calls.map(([, , after]) => after as number);
    expect(second).toBeGreaterThan(first ?? 0);
});

test("nothing is heard when sounds are off, or before the page was touched", async () => {
    const { settings, ring } = await loaded();
    touched.yet = false;
    ring("turn");
    touched.yet = true;
    await settings.toggleSound();
    ring("turn");

    expect(play).not.toHaveBeenCalled();
});

test("what happens several times at once is heard once, and not everything of much", () => {
    const sounds = { a: "wood", b: "stone", c: "card", d: "gold" } as const;

    expect(soundsOf(lines("a", "a", "b"), sounds)).toEqual(["wood", "stone"]);
    expect(soundsOf(lines("a", "b", "c", "d"), sounds)).toEqual(["wood", "stone", "card"]);
});

test("what has no sound of its own is heard as a move", () => {
    expect(soundsOf(lines("unknown"), {})).toEqual(["move"]);
    expect(soundsOf([], {})).toEqual([]);
});
