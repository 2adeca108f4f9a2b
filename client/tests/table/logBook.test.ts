/** The log is known from its end on, and earlier pages come for those who leaf back. */
import { beforeEach, expect, test, vi } from "vitest";

import { NoAnswer, type Refused } from "../../src/net/api";
import { LogBook } from "../../src/table/logBook.svelte";
import type { Frame, LogLine, LogPage } from "../../src/wire/types";
import { TEXT } from "../offers";

const lines = (first: number, last: number): LogLine[] =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
        move: first + at,
        seat: 0,
        text: TEXT,
        event: {},
    }));

function frame(from: number, moves: number, viewer = 0): Frame {
    const told = { lines: lines(from + 1, moves), lines_from: from, notices: [] };
    return { type: "frame", version: moves, viewer, moves, ...told } as unknown as Frame;
}

/** Pages of ten moves. */
const page = (before: number): LogPage => {
    const from = Math.max(0, before - 10);
    return { lines: lines(from + 1, before), lines_from: from };
};

const server = vi.fn<(move: number) => Promise<LogPage>>();
let refused: Refused[];

beforeEach(() => {
    refused = [];
    server.mockReset().mockImplementation((move) => Promise.resolve(page(move)));
});

function bookWith(...frames: Frame[]): LogBook {
    const book = new LogBook(server, (why) => refused.push(why));
    for (const one of frames) book.take(one);
    return book;
}

const moves = (book: LogBook): (number | undefined)[] => [
    book.lines.at(0)?.move,
    book.lines.at(-1)?.move,
    book.lines.length,
];

test("pages come one after the other until the beginning", async () => {
    const book = bookWith(frame(15, 20));
    await book.earlier();
    expect([book.from, moves(book)]).toEqual([5, [6, 20, 15]]);
    await book.earlier();
    await book.earlier();

    expect([book.from, moves(book)]).toEqual([0, [1, 20, 20]]);
    expect(server.mock.calls).toEqual([[15], [5]]);
});

test("a page is asked for once, however often somebody wants it", async () => {
    const book = bookWith(frame(15, 20));
    await Promise.all([book.earlier(), book.earlier(), book.reach(10)]);

    expect([book.from, server.mock.calls]).toEqual([5, [[15]]]);
});

test("as many pages come as it takes to reach a moment", async () => {
    const book = bookWith(frame(35, 40));
    await book.reach(20);
    expect(book.from).toBe(15);
    await book.reach(-3);

    expect([book.from, moves(book)]).toEqual([0, [1, 40, 40]]);
});

test("what happens while a page comes stands below it", async () => {
    const book = bookWith(frame(15, 20));
    const asked = book.earlier();
    book.take(frame(20, 21));
    await asked;

    expect(moves(book)).toEqual([6, 21, 16]);
});

test("a page that comes too late is not shown: for other eyes, or after a choice was taken back", async () => {
    const book = bookWith(frame(15, 20));
    const asked = book.earlier();
    book.take(frame(15, 20, 1));
    await asked;
    expect(moves(book)).toEqual([16, 20, 5]);

    const again = book.earlier();
    book.take(frame(12, 13, 1));
    await again;
    expect([book.from, moves(book)]).toEqual([12, [13, 13, 1]]);
});

test("other eyes do not see what was told before", () => {
    const book = bookWith(frame(0, 20), frame(18, 20, 1));

    expect([book.from, moves(book)]).toEqual([18, [19, 20, 2]]);
});

test("a page that does not come is told of, and can be asked for again", async () => {
    const book = bookWith(frame(15, 20));
    server.mockRejectedValueOnce(new NoAnswer()).mockRejectedValueOnce(new NoAnswer());
    await book.reach(0); // nobody has asked for that one
    expect([refused.length, book.from]).toEqual([0, 15]);
    await book.earlier();
    expect([refused.length, book.from]).toEqual([1, 15]);
    await book.earlier();

    expect(book.from).toBe(5);
});

test("who leaves asks for no more pages", async () => {
    const book = bookWith(frame(95, 100));
    server.mockImplementation((move) => {
        book.close();
        return Promise.resolve(page(move));
    });

    await book.reach(0);

    expect(server.mock.calls).toEqual([[95]]);
});
