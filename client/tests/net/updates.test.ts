/** Updates: a frame and what has changed make the next frame, and nothing else is touched. */
import { expect, test } from "vitest";

import { frameAfter, patched, type Patch } from "../../src/net/updates";
import type { Frame, Update } from "../../src/wire/types";

import examples from "./patches.json";

const FRAME = {
    type: "frame",
    version: 5,
    viewer: 1,
    table: { id: "t1", status: "playing" },
    occupants: [
        { seat: 0, online: true },
        { seat: 1, online: true },
    ],
    moves: 3,
    to_act: 0,
    view: { round: 2, players: [{ goods: { wood: 1 } }, { goods: { wood: 4 } }] },
    lines: [{ move: 3 }],
    lines_from: 2,
    question: null,
    undoing: null,
    standings: [],
    projection: [],
    notices: [{ number: 4 }],
    hand_over: null,
} as unknown as Frame;

function update(more: Partial<Update> = {}): Update {
    return {
        type: "update",
        between: [],
        base: 5,
        version: 6,
        moves: 4,
        to_act: 1,
        hand_over: null,
        changes: {},
        lines: [],
        lines_from: 4,
        notices: [],
        ...more,
    };
}

test.each(examples)("$patch makes $old into $new", ({ old, new: made, patch }) => {
    // Written out, so that the order of members counts too.
    expect(JSON.stringify(patched(old, patch as Patch))).toBe(JSON.stringify(made));
});

test("what was there before stays as it is", () => {
    const old = { list: [1, { a: 1 }], more: { b: 2 } };
    patched(old, { list: { "1": { a: [2] } }, more: null });

    expect(old).toEqual({ list: [1, { a: 1 }], more: { b: 2 } });
});

test("whatever has not changed is the same object", () => {
    const changes = { view: { players: { "1": { goods: { wood: [3] } } } } };
    const after = frameAfter(FRAME, update({ changes }))!;

    const [before, now] = [FRAME.view["players"], after.view["players"]] as object[][];
    expect(now).toEqual([{ goods: { wood: 1 } }, { goods: { wood: 3 } }]);
    expect(now![0]).toBe(before![0]);
    expect([after.table, after.occupants]).toEqual([FRAME.table, FRAME.occupants]);
    expect(after.table).toBe(FRAME.table);
    expect(after.occupants).toBe(FRAME.occupants);
    expect(patched(FRAME.view, {})).toBe(FRAME.view);
});

test("the lines and notices of an update are the new ones alone", () => {
    const line = { move: 4, seat: 0 } as never;
    const after = frameAfter(FRAME, update({ lines: [line], lines_from: 3, hand_over: 1 }));

    expect(after).toMatchObject({ version: 6, moves: 4, to_act: 1, viewer: 1, hand_over: 1 });
    expect(after).toMatchObject({ type: "frame", lines: [line], lines_from: 3, notices: [] });
});

test("a question comes and goes", () => {
    const question = { seat: 1, prompt: { key: "q" }, menus: [] };
    const asked = frameAfter(FRAME, update({ changes: { question: [question] } }))!;
    const over = frameAfter(asked, update({ base: 6, changes: { question: [null] } }))!;

    expect([asked.question, over.question]).toEqual([question, null]);
});

test("an update that was made for another frame makes none", () => {
    expect(frameAfter(FRAME, update({ base: 4 }))).toBeNull();
    expect(frameAfter(FRAME, update({ base: 6 }))).toBeNull();
});
