import { beforeAll, expect, test } from "vitest";

import { inventName, namesOf } from "../../src/lib/names";
import { texts } from "../../src/text/texts.svelte";

beforeAll(() => texts.fetch());

const person = { name: "Olena", level: "" };
const bot = { name: "", level: "greedy" };
const free = { name: "", level: "" };

test("people keep their names, and a lonely bot is called so", () => {
    expect(namesOf([person, bot, free])).toEqual(["Olena", "Bot", ""]);
});

test("several bots are counted", () => {
    expect(namesOf([bot, person, bot])).toEqual(["Bot 1", "Olena", "Bot 2"]);
});

test("who says no name gets a friendly one", () => {
    expect(inventName(() => 0)).toBe("Merry Badger");
    expect(inventName(() => 0.999)).toBe("Gentle Elk");
});
