import { describe, expect, it } from "vitest";

import { groupsOf, matching, titleOf } from "../../src/table/offers";
import type { Offer } from "../../src/wire/types";

const offer = (action: string): Offer => ({
    action,
    text: { kind: "text", key: "x", args: {} },
    anchors: [],
});
const keys = (actions: readonly string[], few: number): string[] =>
    groupsOf(actions.map(offer), few).map(({ key, offers }) => `${key}: ${offers.length}`);

describe("groups of answers", () => {
    it("leave a few answers as they are", () => {
        expect(keys(["send forest 1", "pass"], 3)).toEqual(["send forest 1: 1", "pass: 1"]);
    });

    it("are made by verb", () => {
        expect(keys(["eat grain", "eat sheep", "pass"], 2)).toEqual(["eat: 2", "pass: 1"]);
    });

    it("divide a long verb by what it is about", () => {
        const actions = ["send a 1", "send a 2", "send b 1", "send b 2", "pass"];
        expect(keys(actions, 3)).toEqual(["send a: 2", "send b: 2", "pass: 1"]);
    });

    it("do not divide a verb into single answers", () => {
        expect(keys(["go a", "go b", "go c", "go d"], 3)).toEqual(["go: 4"]);
    });
});

describe("the title of a group", () => {
    it("is what its sentences have in common", () => {
        const sentences = ["Send 1 figure to the forest", "Send 2 figures to the forest"];
        expect(titleOf(sentences)).toBe("Send … to the forest");
    });

    it("keeps what is the same in the middle, so that no two groups are called alike", () => {
        const sentences = [
            "Furnish A3 with “Shelf” for 1 wood and 2 food",
            "Furnish A3 with “Shelf” for 1 wood and 1 gold",
            "Furnish B4 with “Shelf” for 1 wood and 2 food",
        ];
        expect(titleOf(sentences)).toBe("Furnish … with “Shelf” for 1 wood and …");
    });

    it("uses no word twice", () => {
        expect(titleOf(["Go on", "Go on on"])).toBe("Go on …");
    });

    it("is the whole sentence of a single answer", () => {
        expect(titleOf(["Pass"])).toBe("Pass");
    });
});

describe("looking for words", () => {
    it("finds them in any order and case", () => {
        const offers = [offer("send forest 1"), offer("send river 1")];
        expect(matching(offers, "FOREST send", ({ action }) => action)).toEqual([offers[0]]);
    });
});
