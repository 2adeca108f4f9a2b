import { describe, expect, it } from "vitest";

import { seatsInOrder } from "../../src/games/kit/seats";

describe("seats in order", () => {
    it("begin with whoever looks", () => {
        expect(seatsInOrder(2, 1)).toEqual([1, 0]);
        expect(seatsInOrder(4, 2)).toEqual([2, 3, 0, 1]);
        expect(seatsInOrder(1, 0)).toEqual([0]);
    });

    it("begin with the first seat for onlookers, and where nobody sits", () => {
        expect(seatsInOrder(2, -3)).toEqual([0, 1]);
        expect(seatsInOrder(0, 0)).toEqual([]);
    });
});
