import { expect, it } from "vitest";

import {
    entriesOf,
    entryAt,
    knownAfter,
    knownWith,
    PAGE,
    placeAfter,
    startOf,
} from "../../src/table/log";
import type { Frame, LogLine, Text } from "../../src/wire/types";

const text = (key: string): Text => ({ kind: "text", key, args: {} });
const line = (move: number, seat: number, key: string) => ({
    move,
    seat,
    text: text(key),
    event: {},
});
const lines = (...moves: number[]): LogLine[] => moves.map((move) => line(move, 0, "a"));
const all = (some: readonly LogLine[], from = 0) => ({ lines: some, from });
const known = (from: number, to: number, ...moves: number[]) => ({
    lines: lines(...moves),
    from,
    to,
});
const frame = (lines_from: number, moves: number, ...told: number[]): Frame =>
    ({ lines_from, moves, lines: lines(...told) }) as unknown as Frame;

it("joins what one move did", () => {
    const [entry] = entriesOf(all([line(3, -1, "a"), line(3, 1, "b")]), []);
    expect(entry).toMatchObject({ move: 3, seat: 1, texts: [text("a"), text("b")] });
});

it("puts a notice after the move that it followed", () => {
    const notice = { number: 7, move: 1, seat: 0, text: text("n") };
    const entries = entriesOf(all([line(1, 0, "a"), line(2, 1, "b")]), [notice]);
    expect(entries.map(({ key }) => key)).toEqual(["move 1", "notice 7", "move 2"]);
});

it("tells what came before the first move first", () => {
    const notice = { number: 1, move: 0, seat: 0, text: text("n") };
    expect(entriesOf(all([line(1, 0, "a")]), [notice])[0]?.kind).toBe("notice");
});

it("keeps notices of a time that is not told yet for later", () => {
    const notices = [3, 4].map((move) => ({ number: move, move, seat: 0, text: text("n") }));
    const keys = (from: number): string[] =>
        entriesOf(all(lines(5), from), notices).map(({ key }) => key);

    expect(keys(4)).toEqual(["notice 4", "move 5"]);
    expect(keys(0)).toEqual(["notice 3", "notice 4", "move 5"]);
});

it("puts new lines below those that are known", () => {
    expect(knownWith(known(0, 2, 1, 2), frame(2, 4, 3, 4))).toEqual(known(0, 4, 1, 2, 3, 4));
});

it("forgets what was taken back, also before all that it knows", () => {
    expect(knownWith(known(0, 3, 1, 2, 3), frame(1, 2, 2))).toEqual(known(0, 2, 1, 2));
    expect(knownWith(known(5, 7, 6, 7), frame(3, 4, 4))).toEqual(known(3, 4, 4));
});

it("forgets what came before a gap", () => {
    expect(knownWith(known(0, 3, 1, 2, 3), frame(4, 6, 5, 6))).toEqual(known(4, 6, 5, 6));
    expect(knownWith(null, frame(4, 6, 5, 6))).toEqual(known(4, 6, 5, 6));
});

it("tells anew what a whole frame tells again", () => {
    expect(knownWith(known(0, 3, 1, 2, 3), frame(1, 4, 2, 3, 4))).toEqual(known(0, 4, 1, 2, 3, 4));
});

it("leaves the lines alone when none are told", () => {
    const before = known(2, 3, 3);
    expect(knownWith(before, frame(3, 3)).lines).toBe(before.lines);
});

it("puts a page before what is known", () => {
    const page = { lines: lines(3, 4), lines_from: 2 };
    expect(knownAfter(page, known(4, 5, 5))).toEqual(known(2, 5, 3, 4, 5));
});

it("draws the last entries, more for who leafs back, and those since the moment that is looked at", () => {
    const moves = Array.from({ length: PAGE + 50 }, (_, at) => at + 1);
    const entries = entriesOf(all(lines(...moves)), []);

    expect(startOf(entries, null)).toBe(50);
    expect(startOf(entries, "move 11")).toBe(10);
    expect(startOf(entries, "move 999")).toBe(50);
    expect(startOf(entries, null, 6)).toBe(0);
    expect(startOf(entries, null, 30)).toBe(19); // with what led to it
    expect(startOf(entries, null, 190)).toBe(50);
    expect(startOf([], null, 0)).toBe(0);
});

it("finds what was told last at a moment, also after a move that tells nothing", () => {
    const entries = entriesOf(all(lines(3, 5, 8)), []);

    expect(entryAt(entries, 5)?.move).toBe(5);
    expect(entryAt(entries, 7)?.move).toBe(5);
    expect(entryAt(entries, 2)).toBeUndefined();
    expect(entryAt(entries, null)).toBeUndefined();
});

it("keeps an entry as it is until more is told of its move", () => {
    const [first, second, third] = [line(1, 0, "a"), line(2, 0, "b"), line(2, 0, "c")];
    const before = entriesOf(all([first, second]), []);
    const after = entriesOf(all([first, second, third]), []);

    expect(after[0]).toBe(before[0]);
    expect(after[1]?.texts).toEqual([text("b"), text("c")]);
});

it("leads from line to line, and not beyond the first and the last one", () => {
    expect(placeAfter("ArrowUp", 3, 5)).toBe(2);
    expect(placeAfter("ArrowDown", 4, 5)).toBe(4);
    expect(placeAfter("PageUp", 3, 5)).toBe(0);
    expect(placeAfter("Home", 3, 5)).toBe(0);
    expect(placeAfter("End", 3, 5)).toBe(4);
    expect(placeAfter("Enter", 3, 5)).toBeNull();
});
