/** A board keeps its shape while something is looked at below it. */
import { expect, it } from "vitest";

import { SteadyHeight } from "../../src/games/kit/steady";
import type { Offer } from "../../src/net/offers";
import { offer } from "../offers";

it("a board that has less room for a while keeps its height", () => {
    const table = { chosen: null as Offer | null, explained: null };
    const steady = new SteadyHeight(table);
    expect(steady.of(360, 430)).toBe(430);

    table.chosen = offer("take shelf");
    expect(steady.of(360, 300)).toBe(430);

    table.chosen = null;
    expect(steady.of(360, 300)).toBe(430);
    expect(steady.of(360, 420)).toBe(420);
});

it("a screen that is turned meanwhile has another height", () => {
    const steady = new SteadyHeight({ chosen: offer("take shelf"), explained: null });
    steady.of(360, 430);

    expect(steady.of(560, 250)).toBe(250);
});
