import { describe, expect, it } from "vitest";

import { clockOf, minutesOf } from "../src/notices/notices.svelte";
import { bytesIn } from "../src/notices/push";

describe("hours", () => {
    it("are written as clocks show them, and read back", () => {
        expect([0, 485, 1439].map((minutes) => clockOf(minutes))).toEqual([
            "00:00",
            "08:05",
            "23:59",
        ]);
        expect(["00:00", "08:05", "23:59:59"].map(minutesOf)).toEqual([0, 485, 1439]);
    });

    it("that nobody has entered are none", () => {
        expect(minutesOf("")).toBeNull();
    });
});

describe("a key", () => {
    it("is read as the server writes it", () => {
        expect([...bytesIn("-_8A")]).toEqual([251, 255, 0]);
    });
});
