import { expect, test } from "vitest";

import { isSame, ringsOf } from "../../src/learn/rings";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("a ring lies a little around what is pointed at", () => {
    expect(ringsOf([box(10, 20, 30, 40)])).toEqual([box(5, 15, 40, 50)]);
});

test("what lies in something that has a ring needs none of its own", () => {
    expect(ringsOf([box(10, 10, 10, 10), box(0, 0, 100, 100)])).toHaveLength(1);
});

test("two boxes at the same place get one ring", () => {
    expect(ringsOf([box(0, 0, 10, 10), box(0, 0, 10, 10)])).toHaveLength(1);
});

test("what cannot be seen gets no ring", () => {
    expect(ringsOf([box(0, 0, 0, 10)])).toEqual([]);
});

test("rings that stay where they are are the same", () => {
    expect(isSame([box(1, 2, 3, 4)], [box(1, 2, 3, 4)])).toBe(true);
    expect(isSame([box(1, 2, 3, 4)], [])).toBe(false);
});
