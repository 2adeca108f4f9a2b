import { describe, expect, it } from "vitest";

import { endingsOf, pointsOf, projectedOf, roundOf, statusOf } from "../../src/table/status";
import type { Frame, Standing } from "../../src/wire/types";

function frame(view: Frame["view"], totals: readonly number[] = []): Frame {
    const standings = totals.map((total, seat): Standing => ({
        seat,
        total,
        rank: 1,
        winner: false,
        lines: [],
    }));
    return { view, standings } as unknown as Frame;
}

describe("the points beside a name", () => {
    it("are those of the view while the game goes on", () => {
        expect(pointsOf(frame({ players: [{ points: 7 }] }), 0)).toBe(7);
    });

    it("are the final ones when it is over", () => {
        expect(pointsOf(frame({ players: [{ points: 7 }] }, [52]), 0)).toBe(52);
    });

    it("are not there where a view does not say them", () => {
        expect(pointsOf(frame({ players: [{}] }), 0)).toBeNull();
        expect(pointsOf(null, 0)).toBeNull();
    });
});

describe("what a table is doing", () => {
    it("is to wait for the end of one's own turn", () => {
        const held = {
            ...frame({}),
            table: { status: "playing" },
            undoing: { held: true },
        } as unknown as Frame;

        expect(statusOf({ frame: held, past: null, question: null })).toBe("held");
        expect(statusOf({ frame: held, past: held, question: null })).toBe("past");
    });
});

describe("the round", () => {
    it("is told with how many there are, where that is known", () => {
        expect(roundOf(frame({ round: 2, rounds: 8 }))).toEqual({ round: 2, rounds: 8 });
        expect(roundOf(frame({ round: 2 }))).toEqual({ round: 2, rounds: 0 });
    });

    it("is not told before the first", () => {
        expect(roundOf(frame({ round: 0 }))).toBeNull();
    });
});

describe("the end of the game", () => {
    const endings = [{ kind: "stack", left: 2 }];

    it("is as far as the view says, until it is there", () => {
        const playing = { ...frame({ endings }), table: { status: "playing" } } as Frame;
        const over = { ...frame({ endings }), table: { status: "over" } } as Frame;

        expect(endingsOf(playing)).toEqual(endings);
        expect(endingsOf(over)).toEqual([]);
        expect(endingsOf({ ...playing, view: {} })).toEqual([]);
    });

    it("would bring everybody what is projected for them", () => {
        const projection = frame({}, [31, -4]).standings;

        expect(projectedOf({ ...frame({}), projection }, 1)).toBe(-4);
        expect(projectedOf({ ...frame({}), projection: [] }, 1)).toBeNull();
    });
});
