/** The light of the valley: morning when the game begins, evening when it is about to end. */
import type { StoneAgeView } from "../../wire/types";

/** Cards in the deck, and tiles in a stack, when a game begins. */
const FULL_DECK = 32;
const FULL_STACK = 7;

type Left = Pick<StoneAgeView, "deck_left"> & {
    readonly stacks: readonly { readonly left: number }[];
};

/** Returns how much of the day is over, from 0 to 1: the game ends with the deck or with a stack. */
export function lightOf({ deck_left, stacks }: Left): number {
    const lowest = Math.min(FULL_STACK, ...stacks.map(({ left }) => left));
    const day = Math.max(1 - deck_left / FULL_DECK, 1 - lowest / FULL_STACK);
    return Math.min(1, Math.max(0, day));
}
