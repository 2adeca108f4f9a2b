/** Games that packages add to the server are on the shelf, with their texts and rulebooks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ADDED = { id: "go", seats: [2], options: [], bots: ["random"], built_in: false };
const SHELF = [{ ...ADDED, id: "stone_age", built_in: true }, ADDED];
const TEXTS = "go-name = Go\n-go-stone = stone\ngo-about = A { -go-stone }.\nplayer = Nobody\n";

const answers = new Map<string, () => Response>();

beforeEach(() => {
    vi.resetModules();
    answers.clear();
    vi.stubGlobal("fetch", (path: string) => {
        const answer = answers.get(path);
        return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
    });
});

afterEach(() => vi.unstubAllGlobals());

function serve(path: string, answer: unknown, status = 200): void {
    const body = typeof answer === "string" ? answer : JSON.stringify(answer);
    answers.set(`/api/games${path}`, () => new Response(body, { status }));
}

async function begun() {
    const { texts } = await import("../../src/text/texts.svelte");
    const shelf = await import("../../src/lib/shelf");
    const { readRulebook } = await import("../../src/books/rulebook");
    await texts.use("en");
    await shelf.fillShelf();
    return { texts, readRulebook, ...shelf };
}

test("an added game comes after those that are built in", async () => {
    serve("", SHELF);
    serve("/go/texts/en", TEXTS);

    const { GAMES, gameName, gameOf } = await begun();

    expect(GAMES.at(-1)?.id).toBe("go");
    expect(GAMES.filter(({ id }) => id === "stone_age")).toHaveLength(1);
    expect(gameOf("go")?.seats).toEqual([2]);
    expect(gameName("go")).toBe("Go");
});

test("an added game speaks for itself alone", async () => {
    serve("", SHELF);
    serve("/go/texts/en", TEXTS);

    const { texts } = await begun();

    expect(texts.line("go-about")).toBe("A stone.");
    expect(texts.name(0)).toBe("Player 1");
});

test("its rulebook comes from the server", async () => {
    serve("/go/rulebook/en", "# Go\n\n## 1. Play\n\n### GOO-1.1 Stones\n\nBlack begins.\n");

    const { readRulebook } = await begun();
    const book = await readRulebook("go", "en");

    expect(book.chapters[0]?.rules[0]).toMatchObject({ id: "GOO-1.1", title: "Stones" });
});

test("without its texts it stays off the shelf, and nothing breaks", async () => {
    serve("", SHELF);
    serve("/go/texts/en", { code: "game/broken", text: {} }, 422);

    const { GAMES, gameName } = await begun();

    expect(GAMES.map(({ id }) => id)).not.toContain("go");
    expect(gameName("go")).toBe("go");
});

test("without a server the built-in games are there", async () => {
    const { GAMES } = await begun();

    expect(GAMES.map(({ id }) => id)).toContain("caverna");
});
