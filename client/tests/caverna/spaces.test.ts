import { expect, test } from "vitest";

import { isIcon } from "../../src/design/icons";
import { spansOf } from "../../src/games/caverna/band/calendar";
import { spaceOf } from "../../src/games/caverna/spaces/facts";
import { inOneStack, layoutOf, rowsOf, type Slot } from "../../src/games/caverna/spaces/groups";
import { emblemOf, signsOf } from "../../src/games/caverna/spaces/signs";
import { SPACES } from "../../src/wire/caverna";
import type { CavernaSpaceView } from "../../src/wire/types";

function viewOf(space: string, round = 0): CavernaSpaceView {
    return { space, round, goods: {}, worker: -1, refill: {}, overflows: false };
}

/** The spaces of a table with so many seats; this many round cards lie open. */
function table(seats: number, open: number) {
    const fitting = SPACES.filter((space) => (space.seats as readonly number[]).includes(seats));
    const cards = fitting.filter(({ stage }) => stage > 0).map(({ key }) => key);
    const spaces = [
        ...fitting.filter(({ stage }) => stage === 0).map(({ key }) => viewOf(key)),
        ...cards.slice(0, open).map((key, at) => viewOf(key, at + 1)),
    ];
    const down = cards.slice(open).map((_, at) => {
        const round = open + at + 1;
        return { round, stage: Math.ceil(round / 3), cards: [...cards] };
    });
    return layoutOf(spaces, down);
}

function keysOf(slots: readonly Slot[]): readonly (string | number)[] {
    return slots.map((slot) => (slot.kind === "space" ? slot.space.space : slot.card.round));
}

test.each([
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 5],
    [5, 7],
    [6, 7],
    [7, 7],
])("%i seats need %i rows of five spaces", (seats, rows) => {
    expect(table(seats, 2).rows).toBe(rows);
});

test("every space has its place, in the group of its board", () => {
    const { left, right } = table(7, 12);
    const groups = [...left, ...right];
    expect(groups.map(({ key }) => key)).toEqual([
        "card",
        "large_additional_6_7",
        "small_basic",
        "basic_4_7",
        "additional_7",
    ]);
    expect(groups.flatMap(({ slots }) => slots)).toHaveLength(34);
    for (const { key, slots } of groups)
        for (const space of keysOf(slots)) expect(spaceOf(String(space)).board).toBe(key);
    expect(rowsOf(left)).toBe(7);
});

test("below each other, boards come before the cards, most of which are face down", () => {
    const stack = inOneStack(table(2, 1));
    expect(stack.map(({ key }) => key).at(-1)).toBe("card");
    expect(stack[0]!.slots.every(({ kind }) => kind === "space")).toBe(true);
    expect(stack).toHaveLength(table(2, 1).left.length + table(2, 1).right.length);
});

test("round cards lie in the order in which they appeared, and those to come after them", () => {
    const down = [{ round: 3, stage: 1, cards: ["sheep_farming"] }];
    const { left } = layoutOf(
        [viewOf("blacksmithing", 2), viewOf("ore_mine_construction", 1)],
        down,
    );
    expect(keysOf(left[0]!.slots)).toEqual(["ore_mine_construction", "blacksmithing", 3]);
});

test("every space says in signs what it does; where goods are all, the pile says it", () => {
    const silent = SPACES.filter(({ key }) => !signsOf(key).length).map(({ key }) => key);
    expect(silent).toEqual(["wood_gathering", "depot_5", "depot_67", "large_depot"]);
});

test("all signs are drawn", () => {
    for (const { key } of SPACES) {
        for (const { icon } of signsOf(key)) expect(icon === undefined || isIcon(icon)).toBe(true);
        expect(isIcon(emblemOf(key))).toBe(true);
    }
});

test("signs tell what is chosen, what comes after, and what it costs", () => {
    const written = (key: string): string =>
        signsOf(key)
            .map(({ icon, number, mark }) => mark ?? `${icon}${number ?? ""}`)
            .join(" ");
    expect(written("blacksmithing")).toBe("deed_forge → deed_expedition3");
    expect(written("imitation_basic")).toBe("food−2 deed_imitate");
    expect(written("wish_for_children")).toBe("deed_grow / deed_dwelling");
    expect(written("excavation_1")).toBe("land_cavern_tunnel / land_cavern_cavern");
    expect(written("ore_trading")).toBe("ore2 → food gold2 ×3");
});

test("rounds of which nobody knows anything are told together", () => {
    const calendar = ["normal", "one_food", "", "", ""].map((harvest, at) => ({
        round: at + 3,
        harvest,
    }));
    expect(spansOf(calendar)).toEqual([
        { first: 3, last: 3, harvest: "normal" },
        { first: 4, last: 4, harvest: "one_food" },
        { first: 5, last: 7, harvest: "" },
    ]);
});
