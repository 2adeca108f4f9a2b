/** The pictures of civilization cards: every card its own, put together from parts. */
import { CARDS } from "../../../wire/stone_age";
import { cardOf, type CardFacts } from "../facts";

import {
    at,
    backdrop,
    bench,
    berries,
    bison,
    boulder,
    cave,
    deer,
    fir,
    fire,
    fish,
    furrows,
    hand,
    mammoth,
    menhirs,
    pit,
    rug,
    sled,
    stream,
    tent,
} from "./parts";

const DAY = "var(--card-sky)";
const GRASS = "var(--card-ground)";
const SAND = "var(--card-sand)";

/** What stands on the land of a card, by what it gives and by its number. */
function thingsOn({ top, good, amount }: CardFacts, number: number): string {
    const [left, right] = number % 2 ? [18, 80] : [80, 18];
    const wood = at(right, 48, 0.8, fir) + at(right + 9, 52, 0.6, fir);
    switch (top) {
        case "dice_for_items":
            return (
                at(left, 46, 0.75, tent) +
                at(50, 58, 1.1, rug) +
                at(right, 50, 0.7, number % 3 ? fire : fir)
            );
        case "food":
            return at(left, 48, 0.85, PREY[amount % PREY.length]!) + wood;
        case "resource":
        case "resource_dice":
            return at(left, 50, 0.9, QUARRIES[good] ?? boulder) + wood;
        case "points":
            return at(left, 48, 0.9, menhirs) + at(right, 52, 0.6, number % 2 ? tent : fir);
        case "tool":
            return at(left, 52, 0.9, bench) + wood;
        case "agriculture":
            return at(50, 56, 1.1, furrows) + at(left, 44, 0.55, number % 2 ? tent : fir);
        case "extra_card":
            return at(50, 50, 1.25, cave);
        case "one_use_tool":
            return at(left, 54, 0.8, boulder) + at(right, 54, 0.7, amount % 2 ? boulder : fir);
        default:
            return at(left, 54, 0.9, sled) + wood;
    }
}

const PREY = [deer, berries, fish, deer, berries, mammoth, fish, mammoth] as const;
const QUARRIES = [at(0, 0, 1.2, fir), pit, boulder, stream] as const;

/** Returns the picture of the upper half of a card, in a frame of 100 by 70. */
export function topOf(key: string): string {
    const number = CARDS.findIndex((card) => card.key === key);
    const ground = number % 3 === 1 ? SAND : GRASS;
    return backdrop(number, DAY, ground) + thingsOn(cardOf(key), number);
}

/** Returns the picture behind the lower half: a painted wall of rock, or the ground where people stand. */
export function bottomOf(key: string): string {
    const number = CARDS.findIndex((card) => card.key === key);
    const marks =
        number % 2
            ? at(16, 30, 1.1, hand) + at(86, 48, 0.9, hand)
            : at(17, 44, 0.8, bison) + at(84, 24, 0.9, hand);
    if (cardOf(key).bottom === "culture")
        return `<rect width="100" height="70" fill="var(--culture-wall)"/><path d="M0 0h100v9C84 4 70 14 52 8S18 12 0 7z" fill="var(--culture)" opacity=".28"/><g opacity=".5">${marks}</g>`;
    const [x, y] = [12 + ((number * 29) % 70), 30 + (number % 5) * 2];
    return (
        `<rect width="100" height="70" fill="var(--people-wall)"/>` +
        `<path d="M0 44C30 ${36 + (number % 6)} 66 50 100 42V70H0z" fill="var(--sand)" opacity=".38"/>` +
        `<g opacity=".45">${at(x, y, 0.55, number % 2 ? tent : fir)}</g>`
    );
}
