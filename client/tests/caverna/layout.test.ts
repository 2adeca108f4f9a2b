import { expect, test } from "vitest";

import {
    arrangementOf,
    isNarrow,
    partFor,
    partsOf,
    partWith,
} from "../../src/games/caverna/layout";

test("a desk shows everything, a tablet two pages, a phone one part at a time", () => {
    expect(arrangementOf(1025, 712)).toBe("desk");
    expect(arrangementOf(744, 712)).toBe("pages");
    expect(arrangementOf(768, 860)).toBe("pages");
    expect(arrangementOf(564, 340)).toBe("phone");
    expect(arrangementOf(360, 520)).toBe("phone");
});

test("tabs lead to what is not in sight", () => {
    expect(partsOf("desk", 7)).toEqual([]);
    expect(partsOf("pages", 7)).toEqual(["spaces", "home"]);
    expect(partsOf("phone", 7)).toEqual(["spaces", "home", "others"]);
    expect(partsOf("phone", 1)).toEqual(["spaces", "home"]);
});

test("where two stacks of spaces have no room they lie below each other", () => {
    expect(isNarrow(360)).toBe(true);
    expect(isNarrow(564)).toBe(false);
});

test("a phone goes where the question is answered", () => {
    expect(partFor("place", ["place", "done"])).toBe("spaces");
    expect(partFor("imitate", ["imitate"])).toBe("spaces");
    expect(partFor("loot", ["loot", "done"])).toBe("spaces");
    expect(partFor("act", ["forge", "done"])).toBe("spaces");
    expect(partFor("act", ["lay", "sow", "done"])).toBe("home");
    expect(partFor("loot-how", ["stable"])).toBe("home");
    expect(partFor("keep", ["keep"])).toBe("home");
    expect(partFor("feed", ["feed"])).toBe("home");
    expect(partFor(undefined, [])).toBeNull();
});

test("a teacher leads to the part of which it speaks", () => {
    expect(partWith(["space-housework"], 0)).toBe("spaces");
    expect(partWith(["seat-0-e4", "spaces"], 0)).toBe("home");
    expect(partWith(["seat-1"], 0)).toBe("others");
    expect(partWith(["calendar"], 0)).toBeNull();
    expect(partWith([], 0)).toBeNull();
});
