import { expect, test } from "vitest";

import { common } from "../../src/learn/sight";

const BOARD = { x: 0, y: 100, width: 360, height: 200 };

test("what lies in a board that scrolls is seen as far as the board reaches", () => {
    expect(common({ x: 300, y: 250, width: 100, height: 100 }, BOARD)).toEqual({
        x: 300,
        y: 250,
        width: 60,
        height: 50,
    });
});

test("what is scrolled away is not seen at all", () => {
    expect(common({ x: 10, y: 20, width: 50, height: 80 }, BOARD)).toBeNull();
});
