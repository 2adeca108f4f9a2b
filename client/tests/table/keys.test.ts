import { describe, expect, it } from "vitest";

import { clockText } from "../../src/table/clock";
import { wishOf } from "../../src/table/keys";

const pressed = (key: string, code: string, ctrlKey = false) =>
    wishOf({ key, code, ctrlKey, metaKey: false, altKey: false });

describe("keys", () => {
    it("pick a row by its number", () => {
        expect(pressed("3", "Digit3")).toEqual({ kind: "pick", row: 3 });
    });

    it("know a letter by its place on a Cyrillic keyboard", () => {
        expect(pressed("г", "KeyU")).toEqual({ kind: "undo" });
    });

    it("leave the browser its own", () => {
        expect(pressed("r", "KeyR", true)).toBeNull();
    });
});

describe("a clock", () => {
    it("shows minutes and seconds", () => {
        expect(clockText(65.2)).toBe("1:06");
    });

    it("shows hours where there are any", () => {
        expect(clockText(3700)).toBe("1:01:40");
    });

    it("never goes below nothing", () => {
        expect(clockText(-3)).toBe("0:00");
    });
});
