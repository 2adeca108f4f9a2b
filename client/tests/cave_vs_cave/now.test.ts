/** What tiles say that one could do now, paying by goods, and goods that fly. */
import { describe, expect, it } from "vitest";

import { ROOMS } from "../../src/wire/cave_vs_cave";
import { FURNISHED, piecesAsked } from "../../src/games/cave_vs_cave/art/scenes";
import { FURNITURE } from "../../src/games/cave_vs_cave/art/furniture";
import { roomOf, tileOf, type Deed } from "../../src/games/cave_vs_cave/box";
import { flightsIn } from "../../src/games/cave_vs_cave/flights";
import { lackNow, lackOf, prospectOf } from "../../src/games/cave_vs_cave/now";
import type { Step } from "../../src/games/cave_vs_cave/parts";
import { isChosen, paidWith, paymentsAmong } from "../../src/games/cave_vs_cave/paying";
import { faceOf } from "../../src/games/cave_vs_cave/tileFace";
import type {
    CaveVsCaveEvent,
    CaveVsCavePlayerView,
    CaveVsCaveView,
    LogLine,
} from "../../src/wire/types";
import { offer, TEXT } from "../offers";

const GOODS = { wood: 1, stone: 1, emmer: 1, flax: 1, food: 1, gold: 1 };

const CAVE = {
    accessible: ["a2", "a5"],
    behind_walls: ["b4"],
    furnishing: {
        shelf: { cells: ["a3"], missing: {}, points: 3, too_blue: false },
        tunnel: { cells: [], missing: {}, points: 3, too_blue: false },
        prospecting_site: { cells: ["a3"], missing: {}, points: 5, too_blue: true },
    },
    goods: GOODS,
    rooms: { a4: "cave_entrance", b1: "shelf" },
    uses: { cave_entrance: [[0, 1, 2, 3]], shelf: [[]] },
    walls: [],
} as unknown as CaveVsCavePlayerView;

const VIEW = {
    display: ["shelf", "tunnel", "prospecting_site"],
    per_turn: { food: 2 },
    players: [CAVE],
    question: null,
    walls_left: 7,
} as unknown as CaveVsCaveView;

const deed = (tile: string, effect: number, alternative = 0): Deed =>
    tileOf(tile).effects[effect]![alternative]!;

describe("what one could do now", () => {
    it("counts what could be exchanged, and says what is missing until it is", () => {
        const two = deed("excavation", 0, 1);

        expect(prospectOf(two, VIEW, CAVE).count).toBe(2);
        expect(lackNow(two, VIEW, CAVE)).toEqual({ food: 1 });
    });

    it("is to dig what can be reached, and through walls what lies behind them", () => {
        expect(prospectOf(deed("excavation", 0), VIEW, CAVE).keys).toEqual(["a2", "a5"]);
        expect(prospectOf(deed("undermining", 0, 1), VIEW, CAVE).count).toBe(3);
    });

    it("is to furnish rooms that fit, are not too blue and can be paid with the surcharge", () => {
        expect(prospectOf(deed("furnishing", 1), VIEW, CAVE).keys).toEqual(["shelf"]);
        expect(prospectOf(deed("housework", 1, 1), VIEW, CAVE).keys).toEqual(["shelf"]);
        const poor = { ...CAVE, goods: { ...GOODS, wood: 0 } };
        expect(prospectOf(deed("furnishing", 1), VIEW, poor).count).toBe(0);
    });

    it("is to use rooms that would help", () => {
        expect(prospectOf(deed("cultivation", 0), VIEW, CAVE).keys).toEqual(["cave_entrance"]);
    });

    it("is to build as long as there are walls, and to raze one's own", () => {
        expect(prospectOf(deed("masonry", 2), VIEW, CAVE).count).toBe(7);
        expect(prospectOf(deed("breach", 0), VIEW, CAVE).count).toBe(0);
    });

    it("is nothing where goods are missing, or have no room", () => {
        expect(prospectOf(deed("expedition", 0), VIEW, CAVE).missing).toEqual({ wood: 4 });
        const full = { ...CAVE, goods: { ...GOODS, wood: 9 } };
        expect(prospectOf(deed("undergrowth", 1), VIEW, full).count).toBe(0);
    });

    it("counts what may be exchanged for food", () => {
        expect(lackOf(GOODS, [0, 0, 0, 0, 4, 0])).toEqual({});
        expect(lackOf(GOODS, [0, 0, 0, 0, 5, 0])).toEqual({ food: 1 });
        expect(lackOf(GOODS, [0, 0, 0, 0, 4, 1])).toEqual({ food: 1 });
    });

    it("stands on the tile, row by row", () => {
        const rows = faceOf("excavation", VIEW, CAVE);
        expect(rows.map(({ work, isOr, count }) => [work, isOr, count])).toEqual([
            ["dig", false, 2],
            ["dig", true, 2],
            [null, false, 1],
        ]);
        expect(faceOf("expedition", VIEW, CAVE).map(({ isIdle }) => isIdle)).toEqual([
            true,
            true,
            false,
        ]);
        expect(faceOf("expedition", VIEW, null).some(({ isIdle }) => isIdle)).toBe(false);
    });
});

describe("choosing by goods", () => {
    const paying = (action: string, cost: Readonly<Record<string, number>>) => ({
        ...offer(action),
        cost,
    });

    it("tells payments of one room apart by what differs", () => {
        const pair = [
            paying("furnish shelf a3 food*5", { wood: 1, food: 5 }),
            paying("furnish shelf a3 gold", { wood: 1, gold: 1 }),
        ];
        const payments = paymentsAmong(pair, []);
        expect(paidWith(payments, "gold").map(({ action }) => action)).toEqual([
            "furnish shelf a3 gold",
        ]);
        expect(paidWith(payments, "wood")).toEqual([]);
        expect(isChosen(payments, "wood")).toBe(true);
    });

    it("chooses among what a room gives", () => {
        const [effect = []] = roomOf("cave_entrance").effects;
        const parts = effect.map((one, index) => ({
            deed: one,
            target: { verb: "gain" },
            offers: [offer(`gain ${index}`)],
        }));
        const step: Step = { source: "", effect, isOpen: true, parts };
        const payments = paymentsAmong([], [step]);
        expect(paidWith(payments, "stone").map(({ action }) => action)).toEqual(["gain 1"]);
        expect(paidWith(payments, "gold")).toEqual([]);
    });
});

describe("goods that fly", () => {
    const told = (event: CaveVsCaveEvent): LogLine => ({ move: 1, seat: 0, text: TEXT, event });

    it("go to where they are paid for, and come from what gives them", () => {
        const paid = { kind: "room-furnished", room: "shelf", cell: "a3", points: 3 } as const;
        expect(flightsIn([told({ ...paid, seat: 0, paid: { wood: 1 } })], VIEW)).toEqual([
            { icon: "wood", count: 1, from: "good-0-wood", to: "cell-0-a3", step: 0 },
        ]);
        const using = { ...VIEW, question: { kind: "room", seat: 0, room: "shelf", effects: [0] } };
        const gained = told({ kind: "gained", seat: 0, goods: { stone: 2 } });
        expect(flightsIn([gained], using as CaveVsCaveView)).toEqual([
            { icon: "stone", count: 2, from: "cell-0-b1", to: "good-0-stone", step: 0 },
        ]);
    });
});

describe("the scenes", () => {
    it("furnish every room, with pieces that are all drawn", () => {
        expect([...FURNISHED].sort()).toEqual(ROOMS.map(({ key }) => key).sort());
        expect(piecesAsked().filter((piece) => !(piece in FURNITURE))).toEqual([]);
    });

    it("use every piece that is drawn", () => {
        const asked = new Set(piecesAsked());
        expect(Object.keys(FURNITURE).filter((piece) => !asked.has(piece))).toEqual([]);
    });
});
