/** What is marked on the slider of a finished game. */
import { expect, test } from "vitest";

import { after, before, marksOf, nearest } from "../../src/table/marks";
import type { Slip, Stage } from "../../src/wire/types";

const text = { kind: "text", key: "", args: {} } as const;

function stage(round: number, move: number, totals: readonly number[] = [0, 0]): Stage {
    return { round, move, totals };
}

function slip(move: number, cost: number, seat = 0): Slip {
    return { move, seat, cost, chosen: text, better: text, reason: text };
}

test("rounds are marked where they ended, but not the end of the game", () => {
    const marks = marksOf([stage(1, 20), stage(2, 50), stage(3, 100)], [], 100);

    expect(marks.map(({ number, at }) => [number, at])).toEqual([
        [1, 0.2],
        [2, 0.5],
    ]);
});

test("the costliest slips are turning points, in the order in which they happened", () => {
    const slips = [1, 2, 3, 4, 5, 6, 7].map((cost) => slip(70 - cost, cost, 1));

    const marks = marksOf([stage(1, 66)], slips, 100);

    expect(marks.map(({ kind, move }) => `${kind} ${move}`)).toEqual([
        "slip 63",
        "slip 64",
        "slip 65",
        "round 66",
        "slip 66",
        "slip 67",
    ]);
});

test("one goes from mark to mark", () => {
    const marks = marksOf([stage(1, 20), stage(2, 50)], [], 100);

    expect(after(marks, 20)?.move).toBe(50);
    expect(after(marks, 50)).toBeUndefined();
    expect(before(marks, 50)?.move).toBe(20);
    expect(before(marks, 20)).toBeUndefined();
});

test("a round in which somebody else takes the lead is a turning point; a draw changes nothing", () => {
    const totals = [
        [3, 1],
        [4, 4],
        [4, 6],
        [9, 8],
        [9, 10],
    ];
    const stages = totals.map((each, round) => stage(round + 1, 10 * (round + 1), each));

    const marks = marksOf(stages, [], 100);

    expect(marks.map(({ leader }) => leader)).toEqual([null, null, 1, 0, 1]);
});

test("whoever draws the slider near to a mark means the mark", () => {
    const marks = marksOf([stage(1, 200), stage(2, 215)], [], 1000);

    expect(nearest(marks, 0.206)?.move).toBe(200);
    expect(nearest(marks, 0.21)?.move).toBe(215);
    expect(nearest(marks, 0.23)).toBeUndefined();
});
