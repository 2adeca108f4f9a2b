/** What has happened becomes steps: in their order, with their times, and with the table as it was then. */
import { describe, expect, it } from "vitest";

import { TIMES } from "../../src/lib/times";
import { lastMovesIn } from "../../src/table/lastMoves";
import { phaseIn, scenesOf, type SomeTeller } from "../../src/table/telling";
import type { Between, Frame, LogLine } from "../../src/wire/types";
import { TEXT } from "../offers";

const line = (move: number, kind: string, seat = 0, more: object = {}): LogLine => ({
    move,
    seat,
    text: TEXT,
    event: { kind, seat, ...more },
});

const TELLER: SomeTeller = {
    tells: {
        rolled: { kind: "roll", extra: () => 100 },
        gained: { kind: "gain", joins: true },
        fed: "meal",
        remark: "aside",
        "round-begun": "banner",
    },
    phase: ({ kind }: { kind: string }) => ({ rolled: "acting", fed: "feeding" })[kind] ?? null,
    changed: (view, { kind }: { kind: string }) => ({ ...view, told: `${view["told"]} ${kind}` }),
    marks: ({ kind, place }: { kind: string; place?: string }) =>
        place ? [place] : kind === "exchanged" ? [] : null,
};

const frame = (moves: number, lines: readonly LogLine[], more: Partial<Frame> = {}): Frame =>
    ({
        table: { status: "playing" },
        moves,
        lines,
        lines_from: 0,
        version: moves,
        viewer: 0,
        to_act: 0,
        view: { told: `after ${moves}` },
        question: null,
        ...more,
    }) as Frame;

const LINES = [
    line(2, "rolled"),
    line(2, "gained"),
    line(2, "fed", 1),
    line(2, "fed", 2),
    line(3, "revealed", -1),
    line(3, "round-begun", 1),
    line(3, "remark", 1),
];
const BEFORE = frame(1, []);
const ASKED = { question: { seat: 0 } } as unknown as Partial<Frame>;
const AFTER = frame(3, LINES, ASKED);
const BETWEEN: readonly Between[] = [{ moves: 2, to_act: -1, view: { told: ["after 2"] } }];
const scenes = scenesOf(BEFORE, AFTER, BETWEEN, TELLER);

describe("steps", () => {
    it("are told in their order, and what belongs together is one of them", () => {
        const kinds = scenes.map(({ step }) => [step?.kind, step?.lines.length]);
        expect(kinds).toEqual([
            ["roll", 2],
            ["meal", 1],
            ["meal", 1],
            ["move", 1],
            ["banner", 2],
        ]);
    });

    it("last as long as all that is told in them", () => {
        expect(scenes[0]?.step?.lasts).toBe(TIMES.roll + 100 + TIMES.gain);
        expect(scenes[4]?.step?.lasts).toBe(TIMES.banner);
    });

    it("show the table as it was then: as events changed it, and the truth after each move", () => {
        expect(scenes.map(({ frame: shown }) => shown.view["told"])).toEqual([
            "after 1 rolled gained",
            "after 1 rolled gained fed",
            "after 2",
            "after 2 revealed",
            "after 3",
        ]);
    });

    it("know only what has been told so far", () => {
        expect(scenes.map(({ frame: shown }) => shown.lines.length)).toEqual([2, 3, 4, 5, 7]);
        expect(scenes.map(({ frame: shown }) => shown.moves)).toEqual([2, 2, 2, 3, 3]);
    });

    it("ask nobody anything but the last", () => {
        expect(scenes.map(({ frame: { question } }) => question !== null)).toEqual([
            false,
            false,
            false,
            false,
            true,
        ]);
        expect(scenes.at(-1)?.frame).toBe(AFTER);
    });

    it("are none where nothing has happened, where something was taken back, and after a leap", () => {
        expect(scenesOf(AFTER, AFTER, [], TELLER)).toEqual([{ frame: AFTER, step: null }]);
        expect(scenesOf(AFTER, BEFORE, [], TELLER)).toEqual([{ frame: BEFORE, step: null }]);
        expect(scenesOf(null, AFTER, [], TELLER)).toEqual([{ frame: AFTER, step: null }]);
        const gap = frame(9, [line(9, "fed")], { lines_from: 8 });
        expect(scenesOf(BEFORE, gap, [], TELLER)).toEqual([{ frame: gap, step: null }]);
    });

    it("are one for each move in games that tell a move themselves", () => {
        const whole = scenesOf(BEFORE, AFTER, BETWEEN, { ...TELLER, byMove: true });
        expect(whole.map(({ step }) => step?.lines.length)).toEqual([4, 3]);
    });

    it("belong to phases", () => {
        expect(phaseIn(LINES.slice(0, 2), TELLER)).toBe("acting");
        expect(phaseIn(LINES.slice(0, 3), TELLER)).toBe("feeding");
        expect(phaseIn(LINES.slice(4), TELLER)).toBeNull();
    });
});

describe("the last moves", () => {
    const placed = [
        line(1, "placed", 0, { place: "hut" }),
        line(2, "placed", 1, { place: "field" }),
        line(3, "placed", 0, { place: "forest" }),
        line(4, "fed", 0),
    ];

    it("are the last of each seat that was a move, with its spots", () => {
        const last = lastMovesIn(placed, 4, TELLER);
        expect([...last.values()].map(({ seat, move }) => [seat, move])).toEqual([
            [0, 3],
            [1, 2],
        ]);
        expect([...(last.get(0)?.marks ?? [])]).toEqual(["forest"]);
    });

    it("are those of then, for who looks back", () => {
        expect(lastMovesIn(placed, 2, TELLER).get(0)?.move).toBe(1);
    });

    it("keep the spots of the move before, where the last one had none", () => {
        const lines = [...placed, line(4, "exchanged")];
        const own = lastMovesIn(lines, 4, TELLER).get(0);
        expect(own?.move).toBe(4);
        expect(own?.lines.map(({ move }) => move)).toEqual([4]);
        expect([...(own?.marks ?? [])]).toEqual(["forest"]);
    });
});
