import { describe, expect, it } from "vitest";

import { hover, press, pressAnswer, stateOf, type Pickable } from "../../src/table/pick";
import { reasonFor, type Offer, type Target } from "../../src/net/offers";
import type { NotPossible } from "../../src/wire/types";
import { notPossible, offer } from "../offers";

const sendTo = (place: string): Target => ({ verb: "send", about: { place } });

class Asked implements Pickable {
    chosen: Offer | null = null;
    told: string[] = [];

    mark(marked: Offer | null): void {
        this.told.push(`mark ${marked?.action ?? "nothing"}`);
    }

    unmark(): void {
        this.mark(this.chosen);
    }

    choose(offer: Offer): void {
        this.chosen = offer;
        this.told.push(`choose ${offer.action}`);
    }

    point(offers: readonly Offer[], target: Target | null): void {
        this.chosen = offers.length === 1 ? offers[0]! : null;
        const about = target && "verb" in target ? Object.values(target.about ?? {}) : [];
        this.told.push(`point ${about.join(" ")} ${offers.length}`);
    }

    play(played: Offer): void {
        this.told.push(`play ${played.action}`);
    }

    asksFor(verb: string): boolean {
        return verb === "send";
    }

    reasonFor(target: Target): NotPossible | null {
        return reasonFor([notPossible("send hut")], target);
    }
}

const ONE = [offer("send field 1")];
const SEVERAL = [offer("send forest 1"), offer("send forest 2")];
const once = { confirm: "once", spot: null } as const;
const twice = { confirm: "twice", spot: null } as const;

describe("the state of a target", () => {
    it("is open while something can be done there", () => {
        expect(stateOf(new Asked(), ONE, sendTo("field"))).toBe("open");
    });

    it("is shut where the server gave a reason", () => {
        expect(stateOf(new Asked(), [], sendTo("hut"))).toBe("shut");
    });

    it("is shut where the answer is asked for and its reason can be", () => {
        const field = { ...sendTo("field"), ask: "send field 1" };
        expect(stateOf(new Asked(), [], field)).toBe("shut");
        expect(stateOf(new Asked(), [], { verb: "act", ask: "act field" })).toBe("idle");
    });

    it("is idle where nobody asks", () => {
        expect(stateOf(new Asked(), [], sendTo("river"))).toBe("idle");
    });
});

describe("hovering", () => {
    it("marks the only answer", () => {
        const table = new Asked();
        hover(table, ONE);
        expect(table.told).toEqual(["mark send field 1"]);
    });

    it("shows nothing yet where there are several", () => {
        const table = new Asked();
        hover(table, SEVERAL);
        expect(table.told).toEqual([]);
    });
});

describe("pressing", () => {
    it("plays the only answer at once with a mouse", () => {
        const table = new Asked();
        press(table, ONE, sendTo("field"), { press: "mouse", ...once });
        expect(table.told).toEqual(["play send field 1"]);
    });

    it("chooses with the first touch and plays with the second", () => {
        const table = new Asked();
        press(table, ONE, sendTo("field"), { press: "touch", ...once });
        press(table, ONE, sendTo("field"), { press: "touch", ...once });
        expect(table.told).toEqual(["point field 1", "play send field 1"]);
    });

    it("asks twice of everybody who likes it so", () => {
        const table = new Asked();
        press(table, ONE, sendTo("field"), { press: "keyboard", ...twice });
        press(table, ONE, sendTo("field"), { press: "keyboard", ...twice });
        expect(table.told).toEqual(["point field 1", "play send field 1"]);
    });

    it("lists several answers", () => {
        const table = new Asked();
        press(table, SEVERAL, sendTo("forest"), { press: "mouse", ...once });
        expect(table.told).toEqual(["point forest 2"]);
    });

    it("asks why where nothing can be done", () => {
        const table = new Asked();
        press(table, [], sendTo("hut"), { press: "mouse", ...once });
        expect(table.told).toEqual(["point hut 0"]);
    });
});

describe("pressing an answer in a list", () => {
    it("keeps the list until the second touch", () => {
        const table = new Asked();
        pressAnswer(table, ONE[0]!, "touch", "once");
        pressAnswer(table, ONE[0]!, "touch", "once");
        expect(table.told).toEqual(["choose send field 1", "play send field 1"]);
    });

    it("asks twice for what is grave, whatever one presses with", () => {
        const table = new Asked();
        const beg = offer("feed 0", {}, { grave: true });
        pressAnswer(table, beg, "mouse", "once");
        pressAnswer(table, beg, "mouse", "once");
        expect(table.told).toEqual(["choose feed 0", "play feed 0"]);
    });
});
