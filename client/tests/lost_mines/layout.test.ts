import { describe, expect, it } from "vitest";

import { handSize, layoutOf, type Layout } from "../../src/games/lost_mines/layout";

const boardOf = (width: number, height: number, seats: number): Layout =>
    layoutOf(width, height, { seats, treasures: seats, cards: handSize(seats) });

describe("the board shares out its room", () => {
    it("with players beside the map at a desk", () => {
        expect(boardOf(1025, 710, 9).kind).toBe("side");
    });

    it("in one column on a tablet and on a phone", () => {
        const tablet = boardOf(768, 850, 9);
        expect(tablet.kind).toBe("below");
        expect(tablet.columns * Math.ceil(9 / tablet.columns)).toBeGreaterThanOrEqual(9);
        const phone = boardOf(360, 560, 9);
        expect(phone.kind).toBe("below");
        expect(phone.columns).toBe(2);
    });

    it("with the hand beside the map where a phone lies on its side", () => {
        expect(boardOf(464, 282, 5).kind).toBe("short");
        expect(boardOf(564, 340, 5).kind).toBe("short");
    });
});

describe("the hand is in sight", () => {
    const windows = [
        [360, 340],
        [390, 420],
        [464, 282],
        [683, 490],
        [768, 740],
    ] as const;

    it.each(windows)("in a board of %i by %i pixels", (width, height) => {
        for (const seats of [3, 5, 7, 9]) {
            const { kind, front, card } = boardOf(width, height, seats);
            const inRow = kind === "short" ? 2 : handSize(seats);
            expect(front).toBeLessThanOrEqual(height - 12);
            expect(card * inRow + 4 * (inRow - 1) + 12).toBeLessThanOrEqual(width - 12);
            expect(card).toBeGreaterThanOrEqual(44);
        }
    });

    it("with names on its cards only where they have room", () => {
        expect(boardOf(360, 340, 5).named).toBe(false);
        expect(boardOf(683, 490, 5).named).toBe(true);
    });

    it("with treasures beside it only where it keeps its width", () => {
        expect(boardOf(360, 340, 5).beside).toBe(false);
        expect(boardOf(540, 490, 9).beside).toBe(false);
        expect(boardOf(740, 640, 9).beside).toBe(true);
    });

    it("but for windows in which the map alone has room", () => {
        const { front } = boardOf(320, 180, 5);
        expect(front).toBeGreaterThan(180);
    });
});
