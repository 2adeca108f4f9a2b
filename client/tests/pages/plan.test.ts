import { expect, test } from "vitest";

import { wishedOptions } from "../../src/lib/options";
import { gameOf } from "../../src/lib/shelf";
import {
    isFull,
    resized,
    seated,
    usualPlan,
    wishesOf,
    type PlannedSeat,
} from "../../src/pages/new/plan";

const game = gameOf("stone_age")!;
const plan = usualPlan(game, 3);
const bot: PlannedSeat = { kind: "bot:greedy", name: "" };

test("most people want to sit down and wait for friends", () => {
    expect(plan.seats.map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
    expect(isFull(plan)).toBe(false);
});

test("seats that stay keep who sits there", () => {
    const seats = seated(plan.seats, 1, bot);

    expect(resized(seats, 2)).toEqual(seats.slice(0, 2));
    expect(resized(seats, 4).map(({ kind }) => kind)).toEqual(["me", "bot:greedy", "open", "open"]);
});

test("nobody sits at two seats", () => {
    const seats = seated(plan.seats, 2, { kind: "me", name: "" });

    expect(seats.map(({ kind }) => kind)).toEqual(["open", "open", "me"]);
});

test("only what differs from the rulebook is asked for", () => {
    const options = { max_rounds: 5, resources_limited: false };

    expect(wishedOptions(game, options, plan.seats.length)).toEqual({ max_rounds: 5 });
});

test("a seat that is not there cannot begin", () => {
    expect(wishedOptions(game, { first_player: "3" }, plan.seats.length)).toEqual({});
});

test("a full table does not wait", () => {
    const full = { ...plan, seats: [plan.seats[0]!, bot, bot] };

    expect(wishesOf(full, "Olena").auto_start).toBe(false);
    expect(wishesOf(plan, "Olena").auto_start).toBe(true);
});

test("times become seconds", () => {
    const { clock: bank } = wishesOf({ ...plan, clock: "bank" }, "Olena");
    const { clock: days } = wishesOf({ ...plan, clock: "days" }, "Olena");

    expect(bank).toEqual({ kind: "bank", seconds: 1800, increment: 10 });
    expect(days).toEqual({ kind: "days", seconds: 259_200, increment: 0 });
});
