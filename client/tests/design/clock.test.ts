import { expect, test } from "vitest";

import { clockText } from "../../src/design/clock";

test.each([
    [6.2, "0:07"],
    [60, "1:00"],
    [750, "12:30"],
    [3900, "1:05:00"],
])("%d seconds are written %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
});
