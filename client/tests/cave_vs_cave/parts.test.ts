/** Tiles and rooms as parts, signs and slots. */
import { describe, expect, it } from "vitest";

import { multiset, roomOf, tileOf } from "../../src/games/cave_vs_cave/box";
import { askedOf, stepsOf, wordsOf } from "../../src/games/cave_vs_cave/parts";
import { rowsOf, signsOf, triggerOf } from "../../src/games/cave_vs_cave/signs";
import {
    announcements,
    seatsInOrder,
    slotsOf,
    unearthedBetween,
} from "../../src/games/cave_vs_cave/table";
import type {
    CaveVsCavePlayerView,
    CaveVsCaveView,
    LogLine,
    Offer,
    Text,
} from "../../src/wire/types";

const PLAYER: CaveVsCavePlayerView = {
    empty: ["a3"],
    extra: "",
    extra_natural: [],
    face_down: ["a1", "a2"],
    goods: {},
    points: 0,
    rooms: { a4: "cave_entrance" },
    tiles: [],
    walls: [],
};

const VIEW: CaveVsCaveView = {
    coming: [2, 2, 3, 3, 3, 3, 4],
    display: ["shelf"],
    face_up: ["cultivation", "housework", "undergrowth", "excavation", "masonry"],
    first: 0,
    left: [],
    players: [PLAYER, PLAYER],
    question: "take 0",
    removed: [],
    round: 1,
    rounds: 8,
    stack: 0,
    tile: "",
    to_act: 0,
    turns: 2,
    unseen: ["stall", "bakehouse"],
    used: [],
    uses: 0,
    walls_left: 7,
};

const text = (key: string, args: Text["args"] = {}): Text => ({ kind: "text", key, args });
const offer = (action: string): Offer => ({
    action,
    text: text(""),
    anchors: action.split(" ").slice(1),
});

describe("notation", () => {
    it("writes goods", () => {
        expect(multiset([0, 0, 2, 1, 0, 0])).toBe("emmer*2+flax");
        expect(multiset([0, 0, 0, 0, 0, 0])).toBe("");
    });

    it("says what is asked", () => {
        expect(askedOf({ question: "room 1 bakehouse 1" })).toEqual({
            verb: "room",
            room: "bakehouse",
            left: 1,
        });
        expect(askedOf({ question: "carry_out 0" }).room).toBe("");
    });
});

describe("parts", () => {
    const carrying = { ...VIEW, question: "carry_out 0" };

    it("share out the answers by what they pay", () => {
        const view = { ...carrying, tile: "excavation", left: [0, 1] };
        const offers = ["dig a2", "dig a2 food*2", "gain stone", "done", "exchange emmer"].map(
            offer,
        );
        const [dig, gain] = stepsOf(view, offers);
        expect(dig?.parts.map((part) => part.offers.map(({ action }) => action))).toEqual([
            ["dig a2"],
            ["dig a2 food*2"],
        ]);
        expect(gain?.parts[0]?.offers.map(({ action }) => action)).toEqual(["gain stone"]);
    });

    it("know the surcharge per turn", () => {
        const view = { ...carrying, tile: "housework", left: [0, 1], turns: 3 };
        const offers = ["furnish shelf a3 food*3", "furnish shelf a3 gold"].map(offer);
        const [perTurn, other] = stepsOf(view, offers);
        expect(perTurn?.parts[0]?.offers).toHaveLength(1);
        expect(other?.parts.map((part) => part.offers.length)).toEqual([0, 1]);
    });

    it("are over once carried out", () => {
        const view = { ...carrying, tile: "excavation", left: [1] };
        expect(stepsOf(view, []).map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });

    it("stay open while more rooms may be used", () => {
        const view = { ...carrying, tile: "undermining", left: [], uses: 1 };
        expect(stepsOf(view, [offer("use shelf")])[0]?.isOpen).toBe(true);
    });

    it("end with blue rooms that the tile wakes", () => {
        const open = { ...carrying, tile: "undergrowth", left: [0, 1, 2] };
        expect(stepsOf(open, [offer("trade food gold")]).at(-1)).toMatchObject({
            source: "prospecting_site",
            isOpen: true,
        });
        expect(stepsOf({ ...open, left: [0, 1] }, [])).toHaveLength(2);
    });

    it("of a room are those still left", () => {
        const view = { ...VIEW, question: "room 0 tunnel 2" };
        expect(stepsOf(view, []).map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });

    it("find their reasons by words", () => {
        const [trade] = tileOf("expedition").effects[0] ?? [];
        expect(trade && wordsOf(trade)).toBe("trade wood*5 gold*4");
    });
});

describe("signs", () => {
    it("put alternatives that look alike into one row", () => {
        const [row] = rowsOf(roomOf("shelf").effects[0] ?? [], 2);
        expect(row?.map(({ sign }) => sign).join(" ")).toBe(
            "level good slash good slash good slash good",
        );
    });

    it("put others into rows of their own", () => {
        expect(rowsOf(roomOf("spinning_wheel").effects[0] ?? [], 2)).toHaveLength(2);
    });

    it("draw three different goods as any", () => {
        expect(rowsOf(roomOf("junction_room").effects[0] ?? [], 2)).toEqual([
            [
                { sign: "any", count: 3 },
                { sign: "arrow" },
                { sign: "good", good: "gold", count: 2 },
            ],
        ]);
    });

    it("write a price per turn out", () => {
        const [deed] = tileOf("furnishing").effects[1] ?? [];
        expect(deed && signsOf(deed, 4).at(-1)).toEqual({ sign: "good", good: "food", count: 4 });
    });

    it("tell when blue rooms work", () => {
        expect(triggerOf("many_rooms")).toHaveLength(3);
        expect(triggerOf("undergrowth")).toEqual([{ sign: "tile", tile: "undergrowth" }]);
    });
});

describe("the table", () => {
    it("sorts tiles into slots, those to come with their rounds", () => {
        const slots = slotsOf(VIEW);
        expect(slots).toHaveLength(12);
        expect(slots.slice(0, 6).map(({ id }) => id)).toEqual([
            "cultivation",
            "housework",
            "undergrowth",
            "excavation",
            "masonry",
            "round-2",
        ]);
        expect(slots.at(-1)).toMatchObject({ round: 8, back: 4 });
    });

    it("knows who took a tile", () => {
        const players = [PLAYER, { ...PLAYER, tiles: ["masonry"] }];
        const view = { ...VIEW, players };
        expect(slotsOf(view).find(({ tile }) => tile === "masonry")?.taker).toBe(1);
    });

    it("draws the viewer's own cave first", () => {
        expect(seatsInOrder(2, 1)).toEqual([1, 0]);
        expect(seatsInOrder(2, -3)).toEqual([0, 1]);
        expect(seatsInOrder(1, 0)).toEqual([0]);
    });

    it("finds which room came out of which cell", () => {
        const after = {
            ...VIEW,
            display: ["shelf", "stall"],
            players: [{ ...PLAYER, face_down: ["a1"] }, PLAYER],
        };
        expect([...unearthedBetween(VIEW, after)]).toEqual([["0 a2", "stall"]]);
        expect(unearthedBetween(VIEW, VIEW).size).toBe(0);
    });

    it("hears what blue rooms did", () => {
        const worked = text("cave_vs_cave-event-room-worked", {
            who: { kind: "seat", seat: 1 },
            room: text("cave_vs_cave-room", { room: "dungeon" }),
            goods: [text("cave_vs_cave-amount", { good: "gold", count: 2 })],
        });
        const lines: LogLine[] = [
            { move: 4, seat: 1, text: worked },
            { move: 5, seat: 1, text: text("cave_vs_cave-event-room-used") },
            { move: 6, seat: 1, text: worked },
        ];
        expect(announcements(lines, 4)).toEqual([
            { seat: 1, room: "dungeon", text: worked, goods: [{ good: "gold", count: 2 }] },
        ]);
    });
});
