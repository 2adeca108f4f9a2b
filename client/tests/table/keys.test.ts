import { describe, expect, it } from "vitest";

import { wishOf } from "../../src/table/keys";

const pressed = (key: string, code: string, ctrlKey = false) =>
    wishOf({ key, code, ctrlKey, metaKey: false, altKey: false });

describe("keys", () => {
    it("pick a row by its number", () => {
        expect(pressed("3", "Digit3")).toEqual({ kind: "pick", row: 3 });
    });

    it("know a letter by its place on a Cyrillic keyboard", () => {
        expect(pressed("г", "KeyU")).toEqual({ kind: "undo" });
        expect(pressed("е", "KeyT")).toEqual({ kind: "undo_turn" });
        expect(pressed("у", "KeyE")).toEqual({ kind: "end_turn" });
        expect(pressed("ы", "KeyS")).toEqual({ kind: "skip" });
        expect(pressed("д", "KeyL")).toEqual({ kind: "log" });
        expect(pressed("q", "KeyQ")).toBeNull();
    });

    it("leave the browser its own", () => {
        expect(pressed("r", "KeyR", true)).toBeNull();
    });
});
