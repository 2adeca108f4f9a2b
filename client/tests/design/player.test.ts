import { expect, test } from "vitest";

import { MOST_SEATS, SEAT_MARKS, seatColour, seatFill } from "../../src/design/player";
import { stateOfSeat } from "../../src/design/seatState";

test("every seat has a pattern of its own", () => {
    expect(new Set(SEAT_MARKS).size).toBe(MOST_SEATS);
});

test("every seat has a colour and a fill", () => {
    expect([seatColour(3), seatFill(3)]).toEqual(["var(--seat-3)", "url(#seat-fill-3)"]);
});

test("a bot that plays for somebody matters more than their absence", () => {
    const away = { kind: "person", stand_in: "", online: false, yours: false, vacation: null };

    expect(stateOfSeat(away)).toBe("away");
    expect(stateOfSeat({ ...away, stand_in: "greedy" })).toBe("replaced");
});
