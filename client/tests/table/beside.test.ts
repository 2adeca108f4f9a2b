/** A chooser never covers what it is about. */
import { expect, test } from "vitest";

import { placed } from "../../src/table/beside";

const SCREEN = { width: 800, height: 600 };
const SIZE = { width: 200, height: 150 };

test("it opens to the right, or to the left where there is no room", () => {
    const spot = { left: 100, top: 300, width: 50, height: 20 };

    expect(placed(spot, SIZE, SCREEN)).toMatchObject({ left: 158, top: 235 });
    expect(placed({ ...spot, left: 700 }, SIZE, SCREEN)).toMatchObject({ left: 492, top: 235 });
});

test("beside something as wide as the screen it opens below, or above", () => {
    const spot = { left: 20, top: 100, width: 760, height: 60 };

    expect(placed(spot, SIZE, SCREEN)).toMatchObject({ left: 300, top: 168 });
    expect(placed({ ...spot, top: 500 }, SIZE, SCREEN)).toMatchObject({ left: 300, top: 342 });
});

test("where it fits nowhere it is as high as there is room", () => {
    const spot = { left: 0, top: 150, width: 800, height: 350 };

    expect(placed(spot, { width: 200, height: 400 }, SCREEN)).toEqual({
        left: 300,
        top: 8,
        most: 134,
    });
});

test("it stays on the screen", () => {
    const spot = { left: 100, top: 0, width: 50, height: 20 };

    expect(placed(spot, SIZE, SCREEN).top).toBe(8);
});

test("it leaves other things in sight where it can", () => {
    const spot = { left: 300, top: 300, width: 50, height: 20 };
    const right = { left: 360, top: 200, width: 200, height: 200 };
    const left = { left: 90, top: 200, width: 200, height: 200 };

    expect(placed(spot, SIZE, SCREEN, [right]).left).toBe(92);
    expect(placed(spot, SIZE, SCREEN, [right, left])).toMatchObject({ left: 225, top: 328 });
});

test("it leaves them in sight also where its size comes from the browser", () => {
    class Measured {
        get width(): number {
            return SIZE.width;
        }
        get height(): number {
            return SIZE.height;
        }
    }
    const spot = { left: 300, top: 300, width: 50, height: 20 };
    const right = { left: 360, top: 200, width: 200, height: 200 };

    expect(placed(spot, new Measured(), SCREEN, [right]).left).toBe(92);
});
