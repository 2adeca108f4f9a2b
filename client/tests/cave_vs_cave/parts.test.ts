/** Tiles and rooms as parts, signs and slots. */
import { describe, expect, it } from "vitest";

import { deedOf, goodsIn, multiset, roomOf, tileOf } from "../../src/games/cave_vs_cave/box";
import { roomInUse, stepsOf, targetOf } from "../../src/games/cave_vs_cave/parts";
import { priceOf, rowsOf, signsOf, triggerOf, widthOf } from "../../src/games/cave_vs_cave/signs";
import { slotsOf } from "../../src/games/cave_vs_cave/table";
import {
    announcements,
    goodsMoved,
    movedOf,
    TELLER,
    unearthedIn,
    wasTaken,
    wasUsed,
} from "../../src/games/cave_vs_cave/told";
import type { Offer } from "../../src/net/offers";
import { ROOMS, TILES } from "../../src/wire/cave_vs_cave";
import type {
    CaveVsCaveEvent,
    CaveVsCavePlayerView,
    CaveVsCaveView,
    LogLine,
} from "../../src/wire/types";
import { offer, TEXT } from "../offers";

const PLAYER: CaveVsCavePlayerView = {
    accessible: [],
    behind_walls: [],
    caverns: {},
    empty: ["a3"],
    extra: "",
    extra_natural: [],
    face_down: ["a1", "a2"],
    furnishing: {},
    goods: {},
    points: 0,
    rooms: { a4: "cave_entrance" },
    tiles: [],
    turns_left: 2,
    uses: {},
    walls: [],
};

const VIEW: CaveVsCaveView = {
    coming: [2, 2, 3, 3, 3, 3, 4],
    display: ["shelf"],
    face_up: ["cultivation", "housework", "undergrowth", "excavation", "masonry"],
    first: 0,
    left: [],
    per_turn: { food: 2 },
    players: [PLAYER, PLAYER],
    question: { kind: "take", seat: 0 },
    removed: [],
    round: 1,
    rounds: 8,
    stack: 0,
    tile: "",
    to_act: 0,
    turns: 2,
    turns_later: 20,
    endings: [],
    unseen: ["stall", "bakehouse"],
    used: [],
    uses: 0,
    walls_left: 7,
};

/** An answer that carries out one alternative of one effect. */
const doing = (action: string, effect: number, alternative = 0): Offer =>
    offer(action, { effect, alternative });

const carrying = (tile: string, effects: readonly number[], uses = 0): CaveVsCaveView => ({
    ...VIEW,
    tile,
    question: { kind: "carry-out", seat: 0, tile, effects, uses },
});

describe("notation", () => {
    it("writes goods", () => {
        expect(multiset([0, 0, 2, 1, 0, 0])).toBe("emmer*2+flax");
        expect(multiset([0, 0, 0, 0, 0, 0])).toBe("");
    });
});

describe("parts", () => {
    const actions = (offers: readonly Offer[]): string[] => offers.map(({ action }) => action);

    it("share out the answers by what they carry out", () => {
        const offers = [
            doing("dig a2", 0),
            doing("dig a2 food*2", 0, 1),
            doing("gain stone", 1),
            offer("done"),
            offer("exchange emmer"),
        ];
        const [dig, gain] = stepsOf(carrying("excavation", [0, 1]), offers);
        expect(dig?.parts.map((part) => actions(part.offers))).toEqual([
            ["dig a2"],
            ["dig a2 food*2"],
        ]);
        expect(actions(gain?.parts[0]?.offers ?? [])).toEqual(["gain stone"]);
    });

    it("are over once carried out", () => {
        const steps = stepsOf(carrying("excavation", [1]), []);
        expect(steps.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });

    it("are those of the view while something else is asked", () => {
        const question = { kind: "dig-again", seat: 0 } as const;
        const steps = stepsOf({ ...VIEW, tile: "excavation", left: [1], question }, []);
        expect(steps.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });

    it("end with blue rooms that the tile wakes", () => {
        const awake = stepsOf(carrying("undergrowth", [0, 1, 2]), []);
        expect(awake.at(-1)).toMatchObject({ source: "prospecting_site", isOpen: true });
        expect(stepsOf(carrying("undergrowth", [0, 1]), [])).toHaveLength(2);
    });

    it("of a room are those still left", () => {
        const question = { kind: "room", seat: 0, room: "tunnel", effects: [1] } as const;
        const view = { ...VIEW, question };
        expect(roomInUse(view)).toBe("tunnel");
        expect(stepsOf(view, []).map(({ isOpen }) => isOpen)).toEqual([false, true]);
        expect(roomInUse(VIEW)).toBe("");
    });

    it("know what to ask for when they cannot be carried out", () => {
        const [trade] = tileOf("expedition").effects[0] ?? [];
        const [dig] = tileOf("excavation").effects[0] ?? [];
        expect(trade && targetOf(trade)).toEqual({ verb: "trade", ask: "trade wood*5 gold*4" });
        expect(dig && targetOf(dig)).toEqual({ verb: "dig" });
    });
});

describe("signs", () => {
    it("put alternatives that look alike into one row", () => {
        const [row] = rowsOf(roomOf("shelf").effects[0] ?? [], {});
        expect(row).toMatchObject([{ sign: "level", count: 2, isChoice: true }]);
        const [price] = rowsOf(tileOf("housework").effects[1] ?? [], {});
        expect(price).toEqual([
            { sign: "work", work: "furnish", count: 1 },
            {
                sign: "pay",
                goods: [
                    { good: "food", count: 5 },
                    { good: "gold", count: 1 },
                ],
                isChoice: true,
            },
        ]);
    });

    it("put others into rows of their own", () => {
        expect(rowsOf(roomOf("spinning_wheel").effects[0] ?? [], {})).toHaveLength(2);
    });

    it("draw three different goods as any", () => {
        expect(rowsOf(roomOf("junction_room").effects[0] ?? [], {})).toEqual([
            [
                { sign: "any", count: 3 },
                { sign: "arrow" },
                { sign: "get", goods: [{ good: "gold", count: 2 }] },
            ],
        ]);
    });

    it("write a price per turn out", () => {
        const [deed] = tileOf("furnishing").effects[1] ?? [];
        expect(deed && signsOf(deed, { food: 4 }).at(-1)).toEqual({
            sign: "pay",
            goods: [{ good: "food", count: 4 }],
        });
    });

    it("never show a price as a gain", () => {
        for (const { effects } of [...TILES, ...ROOMS])
            for (const deed of effects.flat()) {
                const signs = signsOf(deed, { food: 2 });
                const goodsOf = (kind: string): number =>
                    signs.flatMap((sign) =>
                        sign.sign === kind && "goods" in sign ? sign.goods : [],
                    ).length;
                expect(goodsOf("pay")).toBe(goodsIn(priceOf(deed, { food: 2 })).length);
                if (deedOf(deed) !== "replenish")
                    expect(goodsOf("get")).toBe(goodsIn(deed.get).length);
            }
    });

    it("know how wide they are", () => {
        const [short = []] = rowsOf(tileOf("undergrowth").effects[1] ?? [], {});
        const [long = []] = rowsOf(roomOf("sacrificial_altar").effects[0] ?? [], {});
        expect(widthOf(short)).toBeLessThan(widthOf(long));
    });

    it("tell when blue rooms work", () => {
        expect(triggerOf("many_rooms")).toHaveLength(3);
        expect(triggerOf("undergrowth")).toEqual([{ sign: "tile", tile: "undergrowth" }]);
    });
});

describe("the table", () => {
    it("keeps every tile in its place, and says when those face down come", () => {
        const slots = slotsOf(VIEW);
        expect(slots.map(({ id }) => id)).toEqual(TILES.map(({ key }) => key));
        const places = slots.slice(4, 7).map(({ tile, round }) => tile || round);
        expect(places).toEqual([2, "masonry", 3]);
        const later = {
            ...VIEW,
            face_up: [...VIEW.face_up, "undermining"],
            coming: [2, 3, 3, 3, 3, 4],
        };
        expect(slotsOf(later).map(({ id }) => id)).toEqual(slots.map(({ id }) => id));
        expect(slots.at(-1)).toMatchObject({ round: 8, back: 4 });
    });

    it("has no place for what is not in the game alone", () => {
        const alone = slotsOf({
            ...VIEW,
            players: [PLAYER],
            coming: [2, 2, 3, 3, 3, 4],
            rounds: 7,
        });
        expect(alone.map(({ id }) => id)).not.toContain("breach");
        expect(alone).toHaveLength(11);
    });

    it("knows who took a tile", () => {
        const players = [PLAYER, { ...PLAYER, tiles: ["masonry"] }];
        const view = { ...VIEW, players };
        expect(slotsOf(view).find(({ tile }) => tile === "masonry")?.taker).toBe(1);
    });
});

describe("what has happened", () => {
    const told = (event: CaveVsCaveEvent): LogLine => ({ move: 1, seat: 0, text: TEXT, event });

    it("tells which room came out of which cell", () => {
        const dug = told({ kind: "room-dug-up", seat: 0, cell: "a2", room: "stall" });
        expect([...unearthedIn([dug])]).toEqual([["0 a2", "stall"]]);
        expect(unearthedIn([]).size).toBe(0);
    });

    it("tells what blue rooms did, in vain too", () => {
        const worked = told({ kind: "room-worked", seat: 1, room: "dungeon", goods: { gold: 2 } });
        const inVain = told({ kind: "room-worked", seat: 1, room: "dungeon", goods: {} });
        const used = told({ kind: "room-used", seat: 1, room: "shelf" });
        expect(announcements([worked, used, inVain])).toMatchObject([
            { seat: 1, room: "dungeon", goods: [{ good: "gold", count: 2 }] },
            { goods: [] },
        ]);
    });

    it("tells which tile was taken, and whose room is used", () => {
        const lines = [
            told({ kind: "tile-taken", seat: 1, tile: "masonry" }),
            told({ kind: "room-used", seat: 1, room: "shelf" }),
        ];
        expect([wasTaken(lines, "masonry"), wasTaken(lines, "breach")]).toEqual([true, false]);
        expect([wasUsed(lines, 1, "shelf"), wasUsed(lines, 0, "shelf")]).toEqual([true, false]);
    });

    it("marks the room that was used in the cave of whoever used it", () => {
        const used = { kind: "room-used", seat: 1, room: "cave_entrance" } as const;
        expect(TELLER.marks?.(used)).toEqual(["1 cave_entrance"]);
    });

    it("adds up what came and went for somebody", () => {
        const paid = { kind: "room-furnished", room: "shelf", cell: "a3", points: 3 } as const;
        const moved = goodsMoved(
            [
                told({ ...paid, seat: 0, paid: { wood: 1, food: 2 } }),
                told({ kind: "gained", seat: 0, goods: { food: 1 } }),
                told({ kind: "gained", seat: 1, goods: { food: 5 } }),
                told({ kind: "exchanged", seat: 0, good: "gold" }),
            ],
            0,
        );
        expect(["wood", "food", "gold"].map((good) => movedOf(moved, good))).toEqual([-1, 0, -1]);
    });
});
