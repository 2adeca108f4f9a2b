/** Answers for tests, as they are read from menus. */
import type { Offer } from "../src/net/offers";
import type { NotPossible, Reference, Text } from "../src/wire/types";

export const TEXT: Text = { kind: "text", key: "x", args: {} };

/** An answer in notation; what it is about is given by part. */
export function offer(
    action: string,
    about: Readonly<Record<string, string | number | Readonly<Record<string, number>>>> = {},
    more: Partial<Offer> = {},
): Offer {
    const refs = Object.entries(about).map(([part, what]): Reference => {
        if (typeof what === "string") return { part, kind: part, key: what };
        return typeof what === "number"
            ? { part, kind: "number", number: what }
            : { part, kind: "goods", counts: what };
    });
    const verb = action.split(" ")[0]!;
    return { action, verb, text: TEXT, kind: "answer", refs, cost: {}, grave: false, ...more };
}

export function notPossible(target: string): NotPossible {
    const [verb = "", ...keys] = target.split(" ");
    return { target, verb, keys, reason: TEXT, rule: "STA-2.3" };
}
