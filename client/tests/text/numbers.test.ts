import { expect, test } from "vitest";

import { signed, withMinus } from "../../src/text/numbers";

test("minus signs are minus signs", () => {
    expect(withMinus(-27)).toBe("−27");
    expect(withMinus(40)).toBe("40");
});

test("changes have their sign, and nothing has none", () => {
    expect([signed(-3), signed(0), signed(4)]).toEqual(["−3", "0", "+4"]);
});
