import { describe, expect, it } from "vitest";

import { expectationsOf, moveAt, namedMoves } from "../src/review/course";
import { recordUntil } from "../src/review/playOn";
import type { Review, Slip, Text } from "../src/wire/types";

const BOX = { width: 120, height: 100, margin: 10 };
const SAID: Text = { kind: "text", key: "said", args: {} };
const SLIP: Slip = { move: 1, seat: 1, chosen: SAID, cost: 3, better: SAID, reason: SAID };
const REVIEW: Review = {
    course: [
        [0, 10],
        [5, 0],
        [20, 10],
    ],
    luck: [0, 0],
    cost: [0, 3],
    slips: [SLIP],
};

describe("the chart of a review", () => {
    const chart = expectationsOf(REVIEW, BOX);

    it("has a line for every seat, from the first move to the last", () => {
        expect(chart.lines.map((spots) => spots.map(({ x }) => x))).toEqual([
            [10, 60, 110],
            [10, 60, 110],
        ]);
        expect(chart.lines[0]?.map(({ y }) => y)).toEqual([90, 70, 10]);
    });

    it("has a ring on the line of who chose, after the choice", () => {
        expect(chart.rings).toEqual([{ x: 60, y: 90, slip: SLIP }]);
    });

    it("finds the move that was pressed, also beside the lines", () => {
        expect([0, 10, 40, 109, 120].map((x) => moveAt(x, 3, BOX))).toEqual([1, 1, 2, 3, 3]);
    });

    it("names the first move, the last, and round numbers well between", () => {
        expect(namedMoves(3)).toEqual([1, 2, 3]);
        expect(namedMoves(41)).toEqual([1, 10, 20, 30, 41]);
        expect(namedMoves(1)).toEqual([1]);
    });
});

describe("a record that one plays on from", () => {
    const record = [
        "grotto-record: 1",
        "game: stone_age",
        "commitment: abc",
        "seed: secret",
        "result: 3 4",
        "",
        "# the beginning",
        "deal 1",
        "= 0123",
        "send forest 3",
        "= 4567",
        "roll 6",
        "",
    ].join("\n");

    it("ends after so many moves and keeps no secrets of the end", () => {
        expect(recordUntil(record, 2)).toBe(
            [
                "grotto-record: 1",
                "game: stone_age",
                "",
                "# the beginning",
                "deal 1",
                "= 0123",
                "send forest 3",
                "= 4567",
                "",
            ].join("\n"),
        );
    });

    it("may begin before the first move", () => {
        expect(recordUntil(record, 0).split("\n").slice(-3)).toEqual(["", "# the beginning", ""]);
    });
});
