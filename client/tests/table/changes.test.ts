import { expect, it } from "vitest";

import { numbersIn } from "../../src/table/changes";

it("tells whose number changes", () => {
    const changes = [{ path: ["players", 1, "goods", "wood"], before: 2, after: 5 }];
    expect(numbersIn(changes)).toEqual([
        { seat: 1, key: "wood", field: "goods", before: 2, after: 5 },
    ]);
});

it("counts what was not there from nothing", () => {
    const changes = [{ path: ["players", 0, "placed", "forest"], before: null, after: 3 }];
    expect(numbersIn(changes)).toMatchObject([{ before: 0, after: 3 }]);
});

it("leaves out what a question holds, and what a game is silent about", () => {
    const changes = [
        { path: ["question", "left"], before: 2, after: 1 },
        { path: ["players", 0, "coming", "crops", "grain"], before: 0, after: 1 },
    ];
    expect(numbersIn(changes, new Set(["coming"]))).toEqual([]);
});

it("leaves out whose turn it is, and what is no number", () => {
    const changes = [
        { path: ["to_act"], before: 0, after: 1 },
        { path: ["question"], before: "a", after: "b" },
    ];
    expect(numbersIn(changes)).toEqual([]);
});
