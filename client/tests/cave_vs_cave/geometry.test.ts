/** Where things are drawn: nothing overlaps, nothing leaves the rock, and walls lie between cells. */
import { describe, expect, it } from "vitest";

import { CELL_KEYS } from "../../src/games/cave_vs_cave/box";
import {
    barAt,
    bordersInOrder,
    HEIGHT,
    isUpright,
    mirroredBox,
    mirroredSide,
    roomBox,
    SLATE,
    squareOf,
    wallBox,
    wallReach,
    WIDTH,
    type Box,
} from "../../src/games/cave_vs_cave/geometry";
import { bouldersAlong, facetsOf, roughBox, strataIn } from "../../src/games/cave_vs_cave/rock";
import { EAST, NORTH, WEST } from "../../src/games/cave_vs_cave/walls";

function overlap(a: Box, b: Box): boolean {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function isInside(box: Box): boolean {
    return box.x >= 0 && box.y >= 0 && box.x + box.w <= WIDTH && box.y + box.h <= HEIGHT;
}

describe("a cave", () => {
    const boxes = [...CELL_KEYS.map(roomBox), SLATE];

    it("holds all rooms and the slate side by side", () => {
        boxes.forEach((box, index) => {
            expect(isInside(box)).toBe(true);
            for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        });
    });

    it("has walls beside the rooms, not on them", () => {
        for (const border of bordersInOrder(true))
            for (const cell of CELL_KEYS)
                expect(overlap(wallBox(border), roomBox(cell))).toBe(false);
    });

    it("gives every wall a reach of its own", () => {
        const reaches = bordersInOrder(true).map(wallReach);
        reaches.forEach((reach, index) => {
            expect(Math.min(reach.w, reach.h)).toBeGreaterThanOrEqual(50);
            for (const other of reaches.slice(index + 1)) expect(overlap(reach, other)).toBe(false);
        });
    });

    it("has fourteen borders, and three more with the additional cavern", () => {
        expect(bordersInOrder(false)).toHaveLength(14);
        expect(bordersInOrder(true)).toHaveLength(17);
        expect(bordersInOrder(false)[0]).toBe("a1-b1");
    });

    it("can be mirrored and back", () => {
        const box = roomBox("a1");
        expect(mirroredBox(mirroredBox(box, true), true)).toEqual(box);
        expect(mirroredBox(box, true).x).toBeGreaterThan(WIDTH / 2);
        expect(mirroredSide(EAST, true)).toBe(WEST);
        expect(mirroredSide(NORTH, true)).toBe(NORTH);
    });

    it("has upright walls between columns", () => {
        expect(isUpright(wallBox("a1-b1"))).toBe(true);
        expect(isUpright(wallBox("a1-a2"))).toBe(false);
    });
});

describe("rock", () => {
    const square = squareOf("b3");

    it("looks the same every time", () => {
        expect(roughBox(square, 3, 7)).toEqual(roughBox(square, 3, 7));
        expect(facetsOf(square, 7)).toEqual(facetsOf(square, 7));
    });

    it("stays within its roughness", () => {
        for (const [x, y] of roughBox(square, 3, 7)) {
            expect(x).toBeGreaterThanOrEqual(square.x - 3);
            expect(x).toBeLessThanOrEqual(square.x + square.w + 3);
            expect(y).toBeGreaterThanOrEqual(square.y - 3);
            expect(y).toBeLessThanOrEqual(square.y + square.h + 3);
        }
    });

    it("has light on every face and boulder", () => {
        const faces = [...facetsOf(square, 1), ...bouldersAlong(barAt(square, EAST, 15), 1)];
        for (const { light } of faces) {
            expect(light).toBeGreaterThanOrEqual(0);
            expect(light).toBeLessThanOrEqual(1);
        }
        expect(strataIn(square, 5, 1)).toHaveLength(5);
    });
});
