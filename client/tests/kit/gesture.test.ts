import { describe, expect, it } from "vitest";

import { Gesture } from "../../src/games/kit/gesture";

describe("a gesture", () => {
    it("stays a press while the pointer only trembles", () => {
        const gesture = new Gesture(1, "mouse", { x: 100, y: 100 });

        expect(gesture.moves({ x: 103, y: 102 })).toBe(false);
        expect(gesture.phase).toBe("pressed");
    });

    it("becomes a drag once, however far it goes on", () => {
        const gesture = new Gesture(1, "mouse", { x: 100, y: 100 });

        expect(gesture.moves({ x: 106, y: 100 })).toBe(true);
        expect(gesture.moves({ x: 160, y: 100 })).toBe(false);
        expect(gesture.phase).toBe("dragged");
    });

    it("stays a drag that comes back to where it began", () => {
        const gesture = new Gesture(1, "mouse", { x: 100, y: 100 });
        gesture.moves({ x: 160, y: 100 });

        gesture.moves({ x: 100, y: 100 });

        expect(gesture.phase).toBe("dragged");
    });

    it("lets fingers tremble more than mice", () => {
        const way = { x: 107, y: 100 };

        expect(new Gesture(1, "mouse", { x: 100, y: 100 }).moves(way)).toBe(true);
        expect(new Gesture(1, "touch", { x: 100, y: 100 }).moves(way)).toBe(false);
    });
});
