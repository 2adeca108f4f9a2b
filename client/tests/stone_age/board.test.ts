import { describe, expect, it } from "vitest";

import { settled, walkersAt, type Standing } from "../../src/games/stone_age/figures";
import { arrivalsIn, flightsIn } from "../../src/games/stone_age/flights";
import { orderOf, ringsIn, sceneFor, type Box } from "../../src/games/stone_age/layout";
import { rollOnTable } from "../../src/games/stone_age/roll";
import { stepsOf } from "../../src/games/stone_age/story";
import { shareOf, trackEnd } from "../../src/games/stone_age/track";
import type { Standing as Sheet, Text } from "../../src/wire/types";

import { player, table, told } from "./pieces";

const LAND = ["hunting_grounds", "forest", "clay_pit", "quarry", "river", "tool_maker", "hut"];

function overlap(one: Box, other: Box): boolean {
    const beside = one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5;
    const below = one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5;
    return !beside && !below;
}

describe("the scene", () => {
    const sizes = [
        [360, 0, 4],
        [360, 0, 2],
        [770, 640, 4],
        [770, 690, 2],
        [1160, 980, 3],
    ] as const;

    it.each(sizes)(
        "keeps all places apart and inside at %i × %i with %i stacks",
        (w, h, stacks) => {
            const scene = sceneFor(w, h, stacks);
            const boxes = orderOf(stacks).map((key) => scene.places[key]!);
            for (const box of boxes) {
                expect(box.x).toBeGreaterThanOrEqual(0);
                expect(box.x + box.w).toBeLessThanOrEqual(scene.width + 0.5);
                expect(box.y + box.h).toBeLessThanOrEqual(scene.height + 0.5);
            }
            const pairs = boxes.flatMap((one, at) =>
                boxes.slice(at + 1).map((other) => [one, other]),
            );
            expect(pairs.filter(([one, other]) => overlap(one!, other!))).toEqual([]);
        },
    );

    it("gives every place of a phone the size of a finger", () => {
        const { places } = sceneFor(360, 0, 4);
        for (const { w, h } of Object.values(places)) expect(Math.min(w, h)).toBeGreaterThan(44);
    });

    it("lays the cheapest card furthest to the right", () => {
        const { places } = sceneFor(900, 700, 2);
        expect(places["card_1"]!.x).toBeGreaterThan(places["card_4"]!.x);
    });

    it("goes through the land before the buildings and the cards", () => {
        expect(orderOf(2).slice(0, 7)).toEqual(LAND);
        expect(orderOf(2).slice(8)).toEqual([
            "building_1",
            "building_2",
            "card_1",
            "card_2",
            "card_3",
            "card_4",
        ]);
    });
});

describe("rings", () => {
    const floor = { x: 0, y: 0, w: 160, h: 70 };

    it("stand in two rows of four and three", () => {
        const { at, size } = ringsIn(floor, 7, 30);
        expect(size).toBe(30);
        expect(new Set(at.map(({ y }) => y)).size).toBe(2);
        expect(at.filter(({ y }) => y === at[0]!.y)).toHaveLength(4);
    });

    it("shrink when a crowd comes", () => {
        const { at, size } = ringsIn(floor, 24, 30);
        expect(size).toBeLessThan(30);
        for (const { x, y } of at) {
            expect(x - size / 2).toBeGreaterThanOrEqual(-0.5);
            expect(y - size / 2).toBeGreaterThanOrEqual(-0.5);
        }
    });
});

describe("figures", () => {
    const start: Standing = settled(new Map(), 0, player());

    it("begin at home, each with a name of its own", () => {
        expect(start.get("home")).toEqual(["0-0", "0-1", "0-2", "0-3", "0-4"]);
    });

    it("walk to a place and come home as the same ones", () => {
        const out = settled(start, 0, player({ home: 3, placed: { hut: 2 } }));
        expect(out.get("hut")).toEqual(["0-3", "0-4"]);
        const back = settled(out, 0, player({ home: 6, figures: 6 }));
        expect(back.get("home")).toEqual(["0-0", "0-1", "0-2", "0-3", "0-4", "0-5"]);
        expect(walkersAt([out], "hut")).toEqual([
            { id: "0-3", seat: 0 },
            { id: "0-4", seat: 0 },
        ]);
    });
});

describe("flights", () => {
    const before = table({});
    const fly = (...events: Parameters<typeof told>[1][]) =>
        flightsIn(
            events.map((event) => told(4, event)),
            before,
        ).map(({ icon, count, from, to, step }) => `${step}: ${count} ${icon} ${from} → ${to}`);

    it("bring what was gained from its place to the mat", () => {
        const dice = { good: "wood", dice: [2, 4], total: 6 };
        expect(
            fly(
                { kind: "dice-rolled", seat: 0, ...dice },
                { kind: "gained", seat: 0, good: "wood", count: 2 },
            ),
        ).toEqual(["0: 2 wood forest → 0-wood"]);
    });

    it("take the price to the card before the card and its gain come", () => {
        expect(
            fly(
                { kind: "card-bought", seat: 1, card: "c26", paid: { wood: 2 } },
                { kind: "gained", seat: 1, good: "stone", count: 1 },
            ),
        ).toEqual([
            "0: 2 wood 1-wood → card_2",
            "0: 1 card card_2 → 1-cards",
            "1: 1 stone card_2 → 1-stone",
        ]);
    });

    it("show a building and who is fed", () => {
        const bought = { building: "b01", paid: { clay: 1 }, points: 4 };
        expect(
            fly(
                { kind: "building-bought", seat: 0, ...bought },
                { kind: "harvested", seat: 0, food: 1 },
                { kind: "fed", seat: 0, paid: { food: 9 } },
            ),
        ).toEqual([
            "0: 1 clay 0-clay → building_1",
            "0: 1 building building_1 → 0-buildings",
            "1: 1 food field → 0-food",
            "2: 6 food 0-food → 0-home",
        ]);
    });

    it("leave out what brings nothing", () => {
        expect(fly({ kind: "gained", seat: 0, good: "gold", count: 0 })).toEqual([]);
    });

    it("know who has come where", () => {
        const placed = told(3, { kind: "placed", seat: 1, place: "hut", count: 2 });
        expect(arrivalsIn([placed])).toEqual([{ place: "hut", seat: 1 }]);
    });
});

describe("the roll on the table", () => {
    const dice = { good: "wood", dice: [2, 4, 6], total: 12 };
    const rolled = told(4, { kind: "dice-rolled", seat: 1, ...dice });

    it("is what the dice show", () => {
        expect(rollOnTable([rolled], 9)).toMatchObject({ seat: 1, ...dice, count: null });
    });

    it("grows by tools and ends in goods", () => {
        const lines = [
            rolled,
            told(5, { kind: "tools-used", seat: 1, tools: { "2": 1 }, total: 14 }),
            told(5, { kind: "gained", seat: 1, good: "wood", count: 4 }),
        ];
        expect(rollOnTable(lines, 9)).toMatchObject({ total: 14, good: "wood", count: 4 });
    });

    it("may be items to choose from", () => {
        const items = told(4, { kind: "items-rolled", seat: 0, dice: [1, 6] });
        expect(rollOnTable([items], 9)).toMatchObject({ items: true, dice: [1, 6] });
    });

    it("is not there before it was rolled, nor after something else has happened", () => {
        const placed = told(6, { kind: "placed", seat: 1, place: "hut", count: 2 });
        expect(rollOnTable([rolled], 3)).toBeNull();
        expect(rollOnTable([rolled, placed], 9)).toBeNull();
    });
});

describe("the final scoring", () => {
    const text: Text = { kind: "text", key: "x", args: {} };
    const sheet = (seat: number, ...points: number[]): Sheet => ({
        seat,
        total: 0,
        rank: 1,
        winner: false,
        lines: points.map((each, at) => ({ item: `line${at}`, points: each, text })),
    });

    it("adds up line by line and leaves out what brings nobody anything", () => {
        const steps = stepsOf([sheet(0, 5, 0, 9), sheet(1, 3, 0, -10)]);
        expect(steps.map(({ item, totals }) => [item, totals])).toEqual([
            ["line0", [5, 3]],
            ["line2", [14, -7]],
        ]);
    });
});

describe("the score track", () => {
    it("grows with the leader and keeps everybody on it", () => {
        expect(trackEnd([0, -10])).toBe(50);
        expect(trackEnd([47, 3])).toBe(100);
        expect([shareOf(-10, 50), shareOf(25, 50), shareOf(90, 50)]).toEqual([0, 50, 100]);
    });
});
