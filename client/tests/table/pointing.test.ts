/** What the rulebook is asked for by what something on the screen is called. */
import { expect, test } from "vitest";

import { wordsIn } from "../../src/table/pointing";

test("the last word of a spot says most", () => {
    expect(wordsIn("seat-0-wild_boar")).toEqual(["wild_boar", "0", "seat"]);
    expect(wordsIn("deck")).toEqual(["deck"]);
    expect(wordsIn("")).toEqual([]);
});
