import { describe, expect, it } from "vitest";

import { spotIn } from "../../src/games/kit/spot";

const BOARD = { width: 300, height: 200 };
const SIZE = { width: 100, height: 40 };

describe("something that floats over a board", () => {
    it("has its middle at its point", () => {
        expect(spotIn(BOARD, { x: 150, y: 100 }, SIZE)).toEqual({ x: 100, y: 80 });
    });

    it("stays inside", () => {
        expect(spotIn(BOARD, { x: 0, y: 0 }, SIZE)).toEqual({ x: 6, y: 6 });
        expect(spotIn(BOARD, { x: 300, y: 200 }, SIZE)).toEqual({ x: 194, y: 154 });
    });

    it("keeps its beginning in sight where it is too large", () => {
        expect(spotIn({ width: 80, height: 30 }, { x: 40, y: 15 }, SIZE)).toEqual({ x: 6, y: 6 });
    });
});
