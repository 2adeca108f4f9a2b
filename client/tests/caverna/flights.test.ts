import { expect, test } from "vitest";

import { arrivalsIn, flightsIn } from "../../src/games/caverna/flights";
import type { CavernaActionView, CavernaEvent, LogLine } from "../../src/wire/types";

function told(...events: readonly CavernaEvent[]): readonly LogLine[] {
    return events.map((event) => ({ event }) as unknown as LogLine);
}

const PLACED: CavernaEvent = { kind: "dwarf-placed", seat: 2, space: "depot_67", strength: 0 };

test("goods fly from the space of the dwarf to the home of its seat", () => {
    const lines = told(PLACED, { kind: "gained", seat: 2, goods: { wood: 2, ore: 9 } });
    expect(flightsIn(lines, { action: null })).toEqual([
        { icon: "wood", count: 2, from: "space-depot_67", to: "seat-2", step: 0 },
        { icon: "ore", count: 6, from: "space-depot_67", to: "seat-2", step: 0 },
    ]);
});

test("what is gained later comes from the space whose action goes on", () => {
    const lines = told(
        { kind: "fee-paid", seat: 1, food: 2 },
        { kind: "gained", seat: 1, goods: { stone: 1 } },
    );
    const action = { stands: "imitation_basic" } as CavernaActionView;
    expect(flightsIn(lines, { action }).map(({ from, to, step }) => [from, to, step])).toEqual([
        ["seat-1", "space-imitation_basic", 0],
        ["space-imitation_basic", "seat-1", 1],
    ]);
});

test("a dwarf that arrives is marked in the colour of its seat", () => {
    expect(arrivalsIn(told(PLACED))).toEqual([{ place: "space-depot_67", seat: 2 }]);
});
