/** Settings come from a place where anybody may have written. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["uk"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", {
    getItem: () => '{"theme": "dark", "speed": "warp"}',
    setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
    },
});
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { likedIn, settings } = await import("../../src/lib/settings.svelte");

test.each(["", "{", "null", "5", '"dark"', "[1]", '{"__proto__": {"sound": true}}'])(
    "nothing is liked in %s",
    (text) => {
        expect(likedIn(text)).toEqual({});
    },
);

test("what makes no sense is as good as not there", () => {
    const text = '{"theme": 5, "language": "xx", "motion": "no", "name": {}, "sound": true}';

    expect(likedIn(text)).toEqual({ sound: true });
});

test("what is remembered is laid over what is usual", () => {
    expect(settings.liked).toMatchObject({ theme: "dark", speed: "normal", language: "uk" });
});

test("a browser that keeps nothing still shows what one likes", async () => {
    await settings.change({ theme: "light" });

    expect(document.documentElement.dataset["theme"]).toBe("light");
});
