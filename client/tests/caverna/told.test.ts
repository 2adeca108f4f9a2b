/** How what happens is told: a harvest goes through its steps, each with a banner. */
import { expect, it } from "vitest";

import { TELLER } from "../../src/games/caverna/told";
import { announcedIn, phaseIn, type SomeTeller } from "../../src/table/telling";
import type { LogLine } from "../../src/wire/types";
import { TEXT } from "../offers";

const teller = TELLER as unknown as SomeTeller;
const lines = (...kinds: string[]): LogLine[] =>
    kinds.map((kind) => ({ move: 1, seat: 0, text: TEXT, event: { kind } }) as LogLine);

it("fields, feeding and breeding are phases of their own, and so is work", () => {
    const phases = ["dwarf-placed", "reaped", "fed", "bred", "round-begun"].map((kind) =>
        phaseIn(lines(kind), teller),
    );

    expect(phases).toEqual(["work", "fields", "feeding", "breeding", "work"]);
});

it("rounds and harvests are announced in their own words", () => {
    const announced = announcedIn(lines("gained", "harvest-begun", "round-begun"), teller);

    expect(announced.map(({ event }) => event["kind"])).toEqual(["harvest-begun", "round-begun"]);
});
