import { beforeAll, expect, test } from "vitest";

import { changedOptions, choicesFor, kindOf, valueText } from "../../src/lib/options";
import { gameOf } from "../../src/lib/shelf";
import { texts } from "../../src/text/texts.svelte";

beforeAll(() => texts.fetch());

const game = gameOf("stone_age")!;
const option = (key: string) => game.options.find((one) => one.key === key)!;

test("options are asked for by what can be chosen", () => {
    const kinds = ["resources_limited", "max_rounds", "first_player"].map((key) =>
        kindOf(option(key)),
    );

    expect(kinds).toEqual(["toggle", "number", "choice"]);
});

test("nobody begins who is not there", () => {
    expect(choicesFor(option("first_player"), 2)).toEqual(["random", "0", "1"]);
});

test("values are said as people say them", () => {
    const first = option("first_player");

    expect(valueText(first, "random")).toBe("Drawn by lot");
    expect(valueText(first, "1")).toBe("Seat 2");
    expect(valueText(option("max_rounds"), 5)).toBe("5");
});

test("a table tells what it plays otherwise than usual", () => {
    const options = { max_rounds: "3", first_player: "random", resources_limited: "true" };

    expect(changedOptions(game, options)).toEqual([
        "Limited resources: Yes",
        "Number of rounds: 3",
    ]);
});
