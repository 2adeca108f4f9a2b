import { describe, expect, it } from "vitest";

import {
    bringing,
    clamped,
    FINGER,
    fitting,
    isTooSmall,
    onMap,
    showing,
    zoomed,
    type Camera,
} from "../../src/games/lost_mines/camera";
import { centreOf } from "../../src/games/lost_mines/mines";

const DESK = { width: 760, height: 560 };
const PHONE = { width: 348, height: 300 };

/** Whether the middle of a cell is on the screen. */
function isSeen(cell: string, { scale, left, top }: Camera, room = PHONE): boolean {
    const { x, y } = centreOf(cell);
    const at = { x: x * scale + left, y: y * scale + top };
    return at.x > 0 && at.x < room.width && at.y > 0 && at.y < room.height;
}

it("shows everything", () => {
    for (const room of [DESK, PHONE]) {
        const camera = fitting(room);
        expect(camera.left).toBeGreaterThan(0);
        expect(camera.left + 1100 * camera.scale).toBeLessThan(room.width);
        expect(camera.top + 700 * camera.scale).toBeLessThan(room.height);
    }
});

it("leaves the button beside the map what it covers, where that costs the map little", () => {
    const wide = fitting({ width: 348, height: 124 });
    expect(wide.left).toBeGreaterThan(54);
    const high = fitting({ width: 348, height: 300 });
    expect(high.top + 700 * high.scale).toBeLessThanOrEqual(300 - 54);
    expect(high.scale).toBeGreaterThan(0.26);
});

it("knows when fingers would miss", () => {
    expect(isTooSmall(fitting(PHONE))).toBe(true);
    expect(isTooSmall(fitting(DESK))).toBe(false);
});

it("stays where it is pointed at when the map grows", () => {
    const [before, at] = [fitting(DESK), { x: 300, y: 200 }];
    const after = zoomed(before, 1.5, at);
    expect(onMap(after, at).x).toBeCloseTo(onMap(before, at).x);
    expect(onMap(after, at).y).toBeCloseTo(onMap(before, at).y);
});

it("never loses the map", () => {
    const far = clamped({ scale: 1, left: -9000, top: 9000 }, PHONE);
    expect(far.left + 1100).toBeGreaterThan(PHONE.width - 20);
    expect(far.top).toBeLessThanOrEqual(20);
    const tiny = clamped({ scale: 0.01, left: 0, top: 0 }, DESK);
    expect(tiny.scale).toBe(fitting(DESK).scale);
    expect(tiny.left).toBeCloseTo(fitting(DESK).left);
});

describe("what is asked on a phone", () => {
    it("has cells that fingers hit", () => {
        const near = showing(["c3", "d3"], "b3", FINGER, PHONE);
        expect(near.scale * 100).toBeGreaterThanOrEqual(FINGER);
        expect(["b3", "c3", "d3"].every((cell) => isSeen(cell, near))).toBe(true);
    });

    it("shows where one stands if not all finds room", () => {
        const wide = showing(["a1", "k7", "c4"], "b3", FINGER, PHONE);
        expect(wide.scale * 100).toBeGreaterThanOrEqual(FINGER);
        expect(isSeen("b3", wide)).toBe(true);
        expect(isSeen("c4", wide)).toBe(true);
    });
});

it("brings a cell into sight", () => {
    const camera = showing(["b3"], "b3", FINGER, PHONE);
    expect(isSeen("k7", camera)).toBe(false);
    expect(isSeen("k7", bringing(camera, "k7", PHONE))).toBe(true);
});
