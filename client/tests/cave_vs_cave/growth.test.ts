/** A room that is held out is not cut by the edge of the display. */
import { expect, test } from "vitest";

import { HELD_OUT, originIn } from "../../src/games/cave_vs_cave/growth";

const SIZE = 100;
const LENGTH = 300;

test("in the middle it grows to both sides", () => {
    expect(originIn(100, SIZE, LENGTH)).toBe(0.5);
});

test.each([0, 4, 8, 190, 196, 200])("at %i it stays inside, up to its frame", (start) => {
    const growth = SIZE * (HELD_OUT - 1);
    const from = start - growth * originIn(start, SIZE, LENGTH);

    expect(from).toBeGreaterThanOrEqual(Math.min(start, 3));
    expect(from + SIZE + growth).toBeLessThanOrEqual(Math.max(start + SIZE, LENGTH - 3) + 0.001);
});

test("what has no room at its end grows towards its start", () => {
    expect(originIn(200, SIZE, LENGTH)).toBe(1);
    expect(originIn(0, SIZE, LENGTH)).toBe(0);
});
