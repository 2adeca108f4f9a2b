import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { Sentences, withMinuses } from "../../src/text/sentences";

const CARDS = `
cards =
    { $count ->
        [one] one card
       *[other] many cards
    }
`;

function sentences(): Sentences {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(CARDS));
    return new Sentences(bundle);
}

it("says the same again, and something else of another number", () => {
    const some = sentences();
    expect(some.of("cards", { count: 1 })).toBe("one card");
    expect(some.of("cards", { count: 1 })).toBe("one card");
    expect(some.of("cards", { count: 2 })).toBe("many cards");
});

it("counts by numbers, not by words that look like them", () => {
    const some = sentences();
    expect(some.of("cards", { count: 1 })).toBe("one card");
    expect(some.of("cards", { count: "1" })).toBe("many cards");
});

it("has nothing to say where there is no message", () => {
    expect(sentences().of("dice", {})).toBeNull();
});

it("writes numbers below zero with a minus sign, and leaves hyphens", () => {
    expect(withMinuses("-60 points, STA-2.3, a1-a2, 2–4, well-known")).toBe(
        "−60 points, STA-2.3, a1-a2, 2–4, well-known",
    );
});
