import { describe, expect, it } from "vitest";

import { News } from "../../src/table/news";
import type { LogLine } from "../../src/wire/types";
import { TEXT } from "../offers";

const lines: readonly LogLine[] = [1, 2, 2, 3, 4].map((move) => ({
    move,
    seat: 0,
    text: TEXT,
    event: {},
}));
const moves = (some: readonly LogLine[]): number[] => some.map(({ move }) => move);

describe("news", () => {
    it("are what happened between two looks", () => {
        const news = new News();
        expect(moves(news.after(lines, 1))).toEqual([]);
        expect(moves(news.after(lines, 3))).toEqual([2, 2, 3]);
        expect(moves(news.after(lines, 3))).toEqual([]);
    });

    it("are the lines of one move one after the other", () => {
        const news = new News();
        news.after(lines.slice(0, 2), 2);
        expect(news.after(lines.slice(0, 3), 2)).toEqual([lines[2]]);
        expect(moves(news.after(lines, 3))).toEqual([3]);
    });

    it("are none on the way back, and start anew from there", () => {
        const news = new News();
        news.after(lines, 4);
        expect(moves(news.after(lines, 2))).toEqual([]);
        expect(moves(news.after(lines, 3))).toEqual([3]);
    });

    it("are none after a leap", () => {
        const news = new News();
        news.after(lines, 0);
        expect(moves(news.after(lines, 40))).toEqual([]);
    });
});
