import { describe, expect, it } from "vitest";

import { actsIn, notYet, standsBefore, stillShut } from "../../src/games/lost_mines/acts";
import { looksIn } from "../../src/games/lost_mines/looks";
import { isTold, turnsOf } from "../../src/games/lost_mines/story";
import { nextStep, wayTo } from "../../src/games/lost_mines/walk";
import type {
    LogLine,
    LostMinesEvent,
    LostMinesRoundView,
    LostMinesSharerView,
    LostMinesView,
} from "../../src/wire/types";
import { offer, TEXT } from "../offers";

const line = (event: LostMinesEvent, move = 1): LogLine => ({ move, seat: 0, text: TEXT, event });
const step = (origin: string, cell: string, seat = 0): LogLine =>
    line({ kind: "moved", seat, origin, cell });

describe("what has happened", () => {
    const lines = [
        line({ kind: "path-laid", seat: 0, card: "plain_cross", cell: "c3", way: "upright" }),
        line({ kind: "card-drawn", seat: 0, card: "" }),
        step("b3", "c3"),
        step("c3", "d3"),
        line({ kind: "mine-revealed", seat: 0, cell: "j3", mine: "gold" }),
    ];
    const acts = actsIn(lines);

    it("is shown in its order, without what only fills the log", () => {
        const kinds = acts.map(({ event }) => event.kind);
        expect(kinds).toEqual(["path-laid", "moved", "moved", "mine-revealed"]);
    });

    it("has not come before its time", () => {
        expect([...notYet(acts)]).toEqual(["c3"]);
        expect([...stillShut(acts)]).toEqual(["j3"]);
        expect(standsBefore(acts, 0)).toBe("b3");
        expect(standsBefore(acts.slice(2), 0)).toBe("c3");
        expect(standsBefore(acts, 1)).toBeNull();
    });
});

it("keeps the looks of the viewer and of nobody else", () => {
    const own = line({ kind: "mine-peeked", seat: 1, cell: "j3", mine: "gold" });
    const other = line({ kind: "treasure-peeked", seat: 0, number: 2, treasure: "" });
    const dwarf = line({ kind: "dwarf-peeked", seat: 1, target: 0, clan: "blue", role: "loyal" });
    expect(looksIn([own, other, dwarf, step("a1", "a2", 1)], 1)).toEqual([own, dwarf]);
    expect(looksIn([own], -3)).toEqual([]);
});

describe("a walk", () => {
    const offers = [
        offer("go e", { side: "e", cell: "c3" }),
        offer("go s", { side: "s", cell: "b4" }),
        offer("stop"),
    ];
    const question = { kind: "move", seat: 0, cell: "b3", steps: 3 } as const;

    it("takes the step to its next cell", () => {
        expect(nextStep(offers, question, ["b4", "b5"])?.action).toBe("go s");
    });

    it("stops at its end", () => {
        expect(nextStep(offers, question, [])?.action).toBe("stop");
    });

    it("ends when its way is barred, or something else is asked", () => {
        expect(nextStep(offers, question, ["a3"])).toBeNull();
        expect(nextStep(offers, { kind: "card", seat: 0, voted: false }, [])).toBeNull();
        expect(nextStep([], null, ["c3"])).toBeNull();
    });

    it("leads only where one can go", () => {
        const way = {
            cell: "c3",
            way: ["c3"],
            steps: 1,
            traps: [],
            lost: 0,
            narrow: [],
            opens: false,
        };
        const view = { reach: { seat: 0, steps: 3, ways: [way], bars: [] } };
        expect(wayTo(view as unknown as LostMinesView, "c3")).toBe(way);
        expect(wayTo(view as unknown as LostMinesView, "d3")).toBeNull();
        expect(wayTo({ reach: null } as unknown as LostMinesView, "c3")).toBeNull();
    });
});

describe("the end of a round", () => {
    const sharer = (more: Partial<LostMinesSharerView>): LostMinesSharerView => ({
        clan: "blue",
        role: "loyal",
        finds: [],
        found: 0,
        pot: "blue",
        own: 0,
        share: 0,
        remainder: 0,
        dragon: 0,
        has_dragon: false,
        points: 0,
        ...more,
    });
    const round: LostMinesRoundView = {
        number: 1,
        seats: [sharer({ finds: ["gold_3"] }), sharer({}), sharer({ has_dragon: true })],
        pots: [
            { clan: "blue", total: 3, seats: [0, 1, 2], share: 1, remainder: 0, lost: 0 },
            { clan: "yellow", total: 0, seats: [], share: 0, remainder: 0, lost: 0 },
        ],
    };
    const turns = turnsOf(round);

    it("turns over roles, finds, pots and points, in that order", () => {
        const told = turns.map((turn) => `${turn.kind} ${"seat" in turn ? turn.seat : turn.clan}`);
        expect(told).toEqual([
            ...["role 0", "role 1", "role 2", "finds 0", "finds 2"],
            ...["pot blue", "points 0", "points 1", "points 2"],
        ]);
    });

    it("shows nothing before its turn", () => {
        expect(isTold(turns, 1, "role", 0)).toBe(true);
        expect(isTold(turns, 1, "role", 1)).toBe(false);
        expect(isTold(turns, 1, "pot", "blue")).toBe(false);
        expect(isTold(turns, turns.length, "points", 2)).toBe(true);
    });
});
