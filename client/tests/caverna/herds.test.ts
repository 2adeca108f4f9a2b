import { describe, expect, it } from "vitest";

import { cellsOfPlace, roomsIn, standing } from "../../src/games/caverna/home/herds";
import { lyingAt } from "../../src/games/caverna/home/lying";
import { changedGoods, keepsAfter } from "../../src/games/caverna/home/preview";
import { colourOf, signsOf } from "../../src/games/caverna/home/rooms";
import { FURNISHINGS } from "../../src/wire/caverna";
import type { CavernaStallView } from "../../src/wire/types";

const HOME = {
    large_pastures: [["b3", "c3"]],
    holders: [
        { cell: "b3", only: "", room: 4, watched: true },
        { cell: "c4", only: "", room: 0, watched: true },
        { cell: "e3", only: "donkey", room: 1, watched: false },
    ],
};
const stall = (cell: string, animal: string, count: number, dogs = 0): CavernaStallView => ({
    cell,
    animal,
    count,
    dogs,
});

describe("animals on a home board", () => {
    it("stand in both cells of a large pasture", () => {
        expect(cellsOfPlace(HOME, "b3")).toEqual(["b3", "c3"]);
        const herd = standing(HOME, [stall("b3", "cattle", 4)]);
        expect(herd).toHaveLength(4);
        expect(Math.max(...herd.map(({ x }) => x))).toBeGreaterThan(200);
        for (const { x, y, size } of herd) {
            expect(x).toBeGreaterThanOrEqual(100);
            expect(x + size).toBeLessThanOrEqual(300);
            expect(y).toBeGreaterThanOrEqual(200);
            expect(y + size).toBeLessThanOrEqual(300);
        }
    });

    it("stand together with the dogs that watch them", () => {
        const herd = standing(HOME, [stall("c4", "sheep", 3, 2)]);
        expect(herd.map(({ animal }) => animal)).toEqual(["sheep", "sheep", "sheep", "dog", "dog"]);
    });

    it("never leave their place, however many they are", () => {
        for (const { x, y, size } of standing(HOME, [stall("c4", "sheep", 16, 15)])) {
            expect(size).toBeGreaterThan(8);
            expect(x).toBeGreaterThanOrEqual(200);
            expect(y).toBeGreaterThanOrEqual(300);
            expect(x + size).toBeLessThanOrEqual(300);
        }
    });

    it("leave room that is counted, with what dogs add", () => {
        const rooms = roomsIn(HOME, [stall("b3", "cattle", 1), stall("c4", "sheep", 3, 2)]);
        expect(rooms).toEqual([
            { cell: "b3", animal: "cattle", count: 1, dogs: 0, room: 4 },
            { cell: "c4", animal: "sheep", count: 3, dogs: 2, room: 3 },
            { cell: "e3", animal: "donkey", count: 0, dogs: 0, room: 1 },
        ]);
    });
});

describe("furnishing tiles", () => {
    it("have a colour and signs", () => {
        expect(colourOf("dwelling")).toBe("orange");
        expect(colourOf("meadow")).toBe("");
        expect(signsOf("cuddle_room")).toEqual(["sheep"]);
        expect(signsOf("wood_supplier")).toEqual(["wood"]);
        expect(signsOf("couple_dwelling")).toEqual(["dwarf", "dwarf"]);
        for (const { key } of FURNISHINGS) expect(signsOf(key).length).toBeGreaterThan(0);
    });
});

describe("what a marked answer would change at home", () => {
    const keeps = [{ kept: { sheep: 2 }, eaten: { donkey: 1 }, food: 1 }];
    const changes = [
        { path: ["players", 0, "goods", "wood"], before: 3, after: 1 },
        { path: ["players", 1, "goods", "wood"], before: 0, after: 9 },
        { path: ["players", 0, "keeps"], before: [], after: keeps },
    ];

    it("is told of the goods of its seat", () => {
        expect(changedGoods(changes, 0)).toEqual({ wood: -2 });
    });

    it("is told of animals that would not fit", () => {
        expect(keepsAfter(changes, 0)).toEqual(keeps);
        expect(keepsAfter(changes, 1)).toEqual([]);
    });
});

it("is the same as before while only dwarfs and goods come and go", () => {
    const home = { ...HOME, land: {}, crops: {}, stables: ["c4"], goods: { food: 2 } };
    const before = lyingAt(home, null);

    expect(lyingAt({ ...home, goods: { food: 3 } } as typeof home, before)).toBe(before);
    expect(lyingAt({ ...home, stables: [] }, before)).not.toBe(before);
});
