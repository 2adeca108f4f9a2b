/** What a person likes: kept in the browser, shown on the page, and never in the way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Catalogues are long, and nothing is said here.
vi.mock("../../src/text/texts.svelte", async (load) => ({
    ...(await load<typeof import("../../src/text/texts.svelte")>()),
    texts: { use: vi.fn() },
}));

const kept = new Map<string, string>();
const root = { dataset: {} as Record<string, string>, lang: "" };
const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
};

async function loaded(): Promise<typeof import("../../src/lib/settings.svelte").settings> {
    vi.resetModules();
    const { settings } = await import("../../src/lib/settings.svelte");
    await settings.begin();
    return settings;
}

beforeEach(() => {
    kept.clear();
    vi.stubGlobal("navigator", { languages: ["uk-UA", "en"] });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("document", { documentElement: root });
});

afterEach(() => vi.unstubAllGlobals());

test("a newcomer gets the language and the motion of the device", async () => {
    const { liked } = await loaded();

    expect(liked.language).toBe("uk");
    expect(liked.motion).toBe(false);
    expect(root.dataset).toMatchObject({ theme: "system", motion: "off" });
});

test("what was changed is there when the page is loaded again", async () => {
    await (await loaded()).change({ theme: "dark", confirm: "twice", language: "ru" });

    const { liked } = await loaded();

    expect(liked).toMatchObject({ theme: "dark", confirm: "twice", language: "ru" });
    expect(root.dataset["theme"]).toBe("dark");
});

test("what cannot be read, and a language nobody knows, is as if nothing had been kept", async () => {
    kept.set("grotto.settings", "{");
    expect((await loaded()).liked.language).toBe("uk");

    kept.set("grotto.settings", '{"language": "tlh", "theme": "dark"}');
    expect((await loaded()).liked).toMatchObject({ language: "uk", theme: "dark" });
});

test.each([
    "null",
    "5",
    '"dark"',
    "[1]",
    '{"theme": 5, "speed": "warp", "motion": "no", "name": {}}',
])("nothing that makes no sense is liked in %s", async (text) => {
    kept.set("grotto.settings", text);

    expect((await loaded()).liked).toEqual({
        language: "uk",
        theme: "system",
        motion: false,
        sound: true,
        volume: "normal",
        heard: "turn",
        speed: "normal",
        confirm: "once",
        byHand: false,
        newcomer: "first",
        name: "",
    });
});

test("a browser that keeps nothing still does what is liked", async () => {
    vi.stubGlobal("localStorage", {
        ...storage,
        setItem: () => {
            throw new DOMException("full", "QuotaExceededError");
        },
    });
    const settings = await loaded();

    await settings.change({ theme: "light" });

    expect(root.dataset["theme"]).toBe("light");
});
