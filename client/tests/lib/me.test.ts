/** The name that is proposed for the next table. */
import { beforeEach, expect, test, vi } from "vitest";

const liked = vi.hoisted(() => ({ name: "" }));
const kept = vi.hoisted(() => vi.fn((some: { name: string }) => Object.assign(liked, some)));
const answers = vi.hoisted(() => ({ person: null as { name: string } | null }));
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { liked, change: kept } }));
vi.mock("../../src/lib/names", () => ({ inventName: () => "Quiet Bat" }));
vi.mock("../../src/notices/push", () => ({ forgetMine: async () => undefined }));
vi.mock("../../src/net/api", () => ({ get: async () => answers }));

const { me } = await import("../../src/lib/me.svelte");

beforeEach(() => {
    liked.name = "";
    answers.person = null;
    kept.mockClear();
});

test("an invented name is proposed until the server has said who one is, and not kept", async () => {
    expect(me.proposed).toBe("Quiet Bat");
    expect(kept).not.toHaveBeenCalled();

    answers.person = { name: "Olena" };
    await me.refresh();

    expect(me.proposed).toBe("Olena");
});

test("the name that one has chosen for tables goes first", async () => {
    answers.person = { name: "Olena" };
    await me.refresh();
    liked.name = "Lena";

    expect(me.proposed).toBe("Lena");
});

test("the name with which one sits down is kept", async () => {
    await me.refresh();

    expect(me.name()).toBe("Quiet Bat");
    expect(kept).toHaveBeenCalledWith({ name: "Quiet Bat" });
});
