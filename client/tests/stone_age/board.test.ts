import { describe, expect, it } from "vitest";

import { anchored, overlap } from "../../src/games/stone_age/anchor";
import { settled, walkersAt, type Standing } from "../../src/games/stone_age/figures";
import { arrivalsIn, flightsIn } from "../../src/games/stone_age/flights";
import {
    leastHeight,
    orderOf,
    ringsIn,
    sceneFor,
    type Box,
    type Scene,
} from "../../src/games/stone_age/layout";
import { rollOnTable } from "../../src/games/stone_age/roll";
import { roomFor } from "../../src/games/stone_age/room";
import { shareOf, trackEnd } from "../../src/games/stone_age/track";

import { player, table, told } from "./pieces";

const LAND = ["hunting_grounds", "forest", "clay_pit", "quarry", "river", "tool_maker", "hut"];

const SIZES = [320, 360, 480, 500, 560, 620, 700, 760, 900, 1160, 1560].flatMap((width) =>
    [200, 300, 360, 450, 560, 700, 980].flatMap((height) =>
        [2, 3, 4].map((stacks) => [width, height, stacks] as const),
    ),
);

function boxesOf(scene: Scene, stacks: number): readonly Box[] {
    return orderOf(stacks).map((key) => scene.places[key]!);
}

function isInside({ x, y, w, h }: Box, { width, height }: Scene): boolean {
    return x >= 0 && y >= 0 && x + w <= width + 0.5 && y + h <= height + 0.5;
}

describe("the scene", () => {
    it("keeps all places apart and inside, whatever room there is", () => {
        const faults = SIZES.filter(([width, height, stacks]) => {
            const scene = sceneFor(width, height, stacks);
            const boxes = boxesOf(scene, stacks);
            const areApart = boxes.every((one, at) =>
                boxes.slice(at + 1).every((other) => overlap(one, other) < 2),
            );
            return !areApart || !boxes.every((box) => isInside(box, scene));
        });

        expect(faults).toEqual([]);
    });

    it("fills the room, and is higher only where that is too low for it", () => {
        for (const [width, height, stacks] of SIZES) {
            const least = leastHeight(width, height, stacks);
            expect(sceneFor(width, height, stacks).height).toBe(Math.max(height, least));
        }
        expect(leastHeight(360, 450, 4)).toBeLessThan(460);
    });

    it("gives every place the size of a finger", () => {
        const sizes = SIZES.flatMap(([width, height, stacks]) =>
            boxesOf(sceneFor(width, height, stacks), stacks).map(({ w, h }) => Math.min(w, h)),
        );

        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
    });

    it("lays the planks beside the land of a phone on its side", () => {
        expect(sceneFor(564, 290, 4).planks).toBe("beside");
        expect(sceneFor(360, 450, 4).planks).toBe("rows");
        expect(sceneFor(770, 690, 4).planks).toBe("row");
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

describe("what is about a place", () => {
    const SHEET = { w: 260, h: 180 };

    it.each([
        [770, 690],
        [500, 690],
        [564, 290],
    ])("lies inside the scene and not over it at %i × %i", (width, height) => {
        const scene = sceneFor(width, height, 4);
        for (const place of orderOf(4)) {
            const at = anchored(scene, place, SHEET);
            expect(at.x).toBeGreaterThanOrEqual(0);
            expect(at.x + SHEET.w).toBeLessThanOrEqual(scene.width);
            expect(at.y).toBeGreaterThanOrEqual(0);
            expect(at.y + SHEET.h).toBeLessThanOrEqual(scene.height);
            expect(overlap({ ...at, ...SHEET }, scene.places[place]!), place).toBeLessThan(1);
        }
    });

    it("lies in the middle where it is about nothing there", () => {
        expect(anchored(sceneFor(770, 690, 2), "", SHEET)).toEqual({ x: 255, y: 6 });
    });
});

describe("mats", () => {
    const details = (...size: Parameters<typeof roomFor>) => {
        const { isBeside, own, others } = roomFor(...size);
        return [isBeside ? "beside" : "below", own, others].join(" ");
    };

    it("stand beside the valley and show all where there is room", () => {
        expect(details(1026, 716, 2, 2)).toBe("beside roomy roomy");
        expect(details(1026, 716, 4, 4)).toBe("beside tight tight");
    });

    it("show less of others first", () => {
        expect(details(744, 500, 4, 4)).toBe("beside tight slim");
        expect(details(1022, 684, 4, 4)).toBe("beside roomy slim");
    });

    it("stand below a narrow valley", () => {
        expect(details(620, 548, 2, 2)).toBe("below slim slim");
        expect(details(564, 338, 2, 2)).toBe("below slim slim");
    });

    it("leave the valley as high as it has to be", () => {
        for (const [width, height, stacks] of SIZES) {
            const { valley, isBeside } = roomFor(width, height, stacks, stacks);
            const rest = height - 50;
            const least = leastHeight(valley.w, rest, stacks);
            expect(isBeside || valley.h >= Math.min(rest, least)).toBe(true);
        }
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

describe("the score track", () => {
    it("grows with the leader and keeps everybody on it", () => {
        expect(trackEnd([0, -10])).toBe(50);
        expect(trackEnd([47, 3])).toBe(100);
        expect([shareOf(-10, 50), shareOf(25, 50), shareOf(90, 50)]).toEqual([0, 50, 100]);
    });
});
