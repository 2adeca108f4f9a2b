import { expect, test } from "vitest";

import { addressIn, addressOf } from "../../src/net/lobby";

const HERE = "https://grotto.example";

test("the address of a private table carries the invitation", () => {
    expect(addressOf({ id: "abc", invite: "x/y" })).toBe("/tables/abc?invite=x%2Fy");
    expect(addressOf({ id: "abc", invite: "" })).toBe("/tables/abc");
});

test.each([
    ["https://grotto.example/tables/kV3xQ0", "/tables/kV3xQ0"],
    ["  https://other.example/tables/k-_3?invite=abc ", "/tables/k-_3?invite=abc"],
    ["kV3xQ0", "/tables/kV3xQ0"],
    ["/tables/kV3xQ0/", "/tables/kV3xQ0"],
])("%s leads to %s", (pasted, address) => {
    expect(addressIn(pasted, HERE)).toBe(address);
});

test.each(["", "https://grotto.example/rules/stone_age", "two words", "http://"])(
    "%j is no link to a table",
    (pasted) => {
        expect(addressIn(pasted, HERE)).toBeNull();
    },
);
