import { beforeAll, expect, it } from "vitest";

import { line } from "../../src/games/generic/tell";
import { texts } from "../../src/text/texts.svelte";

beforeAll(() => texts.use("ru"));

it("quotes cards in a list, whose names have commas, and counts equal ones", () => {
    const things = ["thunderstorm", "tree_t_side", "thunderstorm"];
    expect(line("lost_mines", { kind: "things", key: "buried", things }, [])).toBe(
        "Сброшено и потеряно: «гроза» ×2, «развилка С–В–Ю, ствол дерева»",
    );
});

it("says every number of a list", () => {
    expect(line("stone_age", { kind: "things", key: "tools", things: [2, 1, 1] }, [])).toBe(
        "Инструменты: 2, 1, 1",
    );
});
