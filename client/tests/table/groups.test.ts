import { describe, expect, it } from "vitest";

import { layoutOf, matching, titleOf, type Group } from "../../src/table/groups";
import { offer } from "../offers";

/** Answers that are about the words after their verb. */
const about = (action: string) => {
    const [, ...words] = action.split(" ");
    return offer(action, Object.fromEntries(words.map((word, at) => [`part${at}`, word])));
};
const named = (groups: readonly Group[]): string[] =>
    groups.map(({ key, offers }) => `${key}: ${offers.length}`);
const keys = (actions: readonly string[], few: number): string[] =>
    named(layoutOf(actions.map(about), few).groups);

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

    it("tell numbers and amounts apart", () => {
        const offers = [1, 1, 2, 2].map((count, at) => offer(`pay ${at}`, { count }));
        expect(named(layoutOf(offers, 3).groups)).toEqual(["pay 1: 2", "pay 2: 2"]);
    });

    it("come before what ends the turn, and apart from what can be done at any time", () => {
        const offers = [
            offer("done", {}, { kind: "end" }),
            offer("exchange gold", { good: "gold" }, { kind: "anytime" }),
            offer("take masonry", { tile: "masonry" }),
        ];
        const { groups, anytime } = layoutOf(offers);
        expect(named(groups)).toEqual(["take masonry: 1", "done: 1"]);
        expect(named(anytime)).toEqual(["exchange gold: 1"]);
    });

    it("are made of answers and of any-time ones by themselves", () => {
        const free = { kind: "anytime" } as const;
        const offers = [offer("eat a"), offer("eat b"), offer("eat c", {}, free)];
        const { groups, anytime } = layoutOf(offers, 2);
        expect([named(groups), named(anytime)]).toEqual([["eat: 2"], ["eat: 1"]]);
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

    it("is its name where the sentences do not even begin alike", () => {
        const sentences = ["Feed with 4 food", "Feed with 3 food", "Pay no food"];
        expect(titleOf(sentences, () => "Feed the family")).toBe("Feed the family");
    });

    it("is its first sentence where it has no name either", () => {
        expect(titleOf(["Fish in the lake", "Hunt in the wood"])).toBe("Fish in the lake …");
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
