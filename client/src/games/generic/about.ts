/** Which answers are about a piece: those whose notation names it. */
import type { Offer, Question, Refused } from "../../wire/types";

/** Whether an action names a piece, as a word of its own or as verb and first word: "peek mine_dwarf …". */
export function names(action: string, key: string): boolean {
    const [verb = "", ...words] = action.split(" ");
    return words.includes(key) || verb === key || `${verb}_${words[0] ?? ""}` === key;
}

export function offersAbout(offers: readonly Offer[], key: string): readonly Offer[] {
    return offers.filter(({ action }) => names(action, key));
}

export function refusalAbout(question: Question | null, key: string): Refused | null {
    return question?.refusals.find(({ target }) => names(target, key)) ?? null;
}
