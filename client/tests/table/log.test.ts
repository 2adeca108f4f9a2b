import { expect, it } from "vitest";

import { entriesOf } from "../../src/table/log";
import type { Text } from "../../src/wire/types";

const text = (key: string): Text => ({ kind: "text", key, args: {} });
const line = (move: number, seat: number, key: string) => ({
    move,
    seat,
    text: text(key),
    event: {},
});

it("joins what one move did", () => {
    const [entry] = entriesOf([line(3, -1, "a"), line(3, 1, "b")], []);
    expect(entry).toMatchObject({ move: 3, seat: 1, texts: [text("a"), text("b")] });
});

it("puts a notice after the move that it followed", () => {
    const notice = { number: 7, move: 1, seat: 0, text: text("n") };
    const entries = entriesOf([line(1, 0, "a"), line(2, 1, "b")], [notice]);
    expect(entries.map(({ key }) => key)).toEqual(["move 1", "notice 7", "move 2"]);
});

it("tells what came before the first move first", () => {
    const notice = { number: 1, move: 0, seat: 0, text: text("n") };
    expect(entriesOf([line(1, 0, "a")], [notice])[0]?.kind).toBe("notice");
});
