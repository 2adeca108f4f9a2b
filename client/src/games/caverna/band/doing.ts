/** Which answers are given beside the board: what nothing that is drawn stands for. */
import type { Offer } from "../../../net/offers";

/** Deeds that are done where the dwarf stands, and the end of them. */
const HERE: ReadonlySet<string> = new Set([
    "take",
    "grow",
    "forge",
    "sow",
    "sell",
    "buy",
    "done",
    "pass",
]);

/** Returns those answers, in their order; who is on an expedition says there that it is over. */
export function choicesIn(offers: readonly Offer[], isOut: boolean): readonly Offer[] {
    return offers.filter(
        ({ verb, kind }) => HERE.has(verb) && kind !== "anytime" && !(isOut && verb === "done"),
    );
}

/** Questions that are asked while a dwarf acts, or before and after it. */
const ASKED: ReadonlySet<string> = new Set([
    "act",
    "loot",
    "loot-how",
    "sell",
    "buy",
    "save",
    "prepare",
    "last-chance",
]);

/** Whether there is something to show beside the board for a question. */
export function isDoing(kind: string | undefined, offers: readonly Offer[]): boolean {
    if (kind === "place") return offers.some(({ verb }) => verb === "pass");
    return kind !== undefined && ASKED.has(kind);
}
