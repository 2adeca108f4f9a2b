import { beforeEach, describe, expect, it } from "vitest";

import { EndsByHand } from "../../src/table/byHand";
import type { ByHand } from "../../src/wire/types";

const sent: ByHand[] = [];
const seat = (number: number, by_hand: boolean, yours = true) => ({ seat: number, yours, by_hand });
const told = () => sent.map((message) => [message.seat, message.on]);

beforeEach(() => void sent.splice(0));

describe("turns that end by hand", () => {
    it("are wished for once for each of one's own seats", () => {
        const wish = new EndsByHand((message) => sent.push(message));
        wish.like(true, [seat(0, false), seat(1, false, false), seat(2, true)]);
        wish.like(true, [seat(0, false), seat(1, false, false), seat(2, true)]);

        expect(told()).toEqual([[0, true]]);
    });

    it("are no longer wished for as soon as one likes it otherwise", () => {
        const wish = new EndsByHand((message) => sent.push(message));
        wish.like(true, [seat(0, false)]);
        wish.like(false, [seat(0, true)]);

        expect(told()).toEqual([
            [0, true],
            [0, false],
        ]);
    });

    it("are not fought over with another browser of the same person", () => {
        const wish = new EndsByHand((message) => sent.push(message));
        wish.like(false, [seat(0, false)]);
        wish.like(false, [seat(0, true)]);

        expect(sent).toEqual([]);
    });

    it("are wished for again where one sits down again", () => {
        const wish = new EndsByHand((message) => sent.push(message));
        wish.like(true, [seat(0, false)]);
        wish.like(true, [seat(0, false, false)]);
        wish.like(true, [seat(0, false)]);

        expect(told()).toEqual([
            [0, true],
            [0, true],
        ]);
    });

    it("are told again until they have been heard", () => {
        const wish = new EndsByHand((message) => sent.push(message));
        wish.like(true, [seat(0, false)]);
        wish.sendAgain();
        expect(sent[1]).toEqual(sent[0]);

        expect(wish.hear(sent[0]?.key ?? "")).toBe(true);
        expect(wish.hear("another")).toBe(false);
        wish.sendAgain();
        expect(sent).toHaveLength(2);
    });
});
