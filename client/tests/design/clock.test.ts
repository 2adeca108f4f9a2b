import { expect, test } from "vitest";

import { clockText, roughly } from "../../src/design/clock";

test.each([
    [6.2, "0:07"],
    [60, "1:00"],
    [750, "12:30"],
    [3900, "1:05:00"],
])("%d seconds are written %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
});

test.each([
    [259_199, "days", 3],
    [172_801, "days", 3],
    [172_800, "hours", 48],
    [7201, "hours", 3],
    [7200, "minutes", 120],
    [121, "minutes", 3],
    [120, "seconds", 120],
    [0.4, "seconds", 1],
])("%d seconds are roughly so many %s: %d", (seconds, unit, count) => {
    expect(roughly(seconds)).toEqual({ unit, count });
});
