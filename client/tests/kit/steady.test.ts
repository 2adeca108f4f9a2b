/** A board keeps its shape while something is looked at below it. */
import { expect, it } from "vitest";

import { SteadyHeight } from "../../src/games/kit/steady";
import { offer } from "../offers";

it("a board that has less room for a while keeps its height", () => {
    const table = { chosen: null as ReturnType<typeof offer> | null, explained: null };
    const steady = new SteadyHeight(table);
    expect(steady.of(430)).toBe(430);

    table.chosen = offer("take shelf");
    expect(steady.of(300)).toBe(430);

    table.chosen = null;
    expect(steady.of(300)).toBe(430);
    expect(steady.of(420)).toBe(420);
});
