/** The parts of what somebody is carrying out: a tile or a room, effect by effect. */
import type { CaveVsCaveView, Offer } from "../../wire/types";

import {
    BUILD,
    DIG,
    FURNISH,
    multiset,
    RAZE,
    REPLENISH,
    roomOf,
    roomsTriggeredBy,
    tileOf,
    TRADE,
    USE,
    type Deed,
    type Effect,
} from "./box";
import { priceOf } from "./signs";

/** What is being asked, read from its line of words. */
export interface Asked {
    readonly verb: string;
    readonly room: string; // of which the effects are asked for
    readonly left: number; // its effects that are open, as bits
}

/** One alternative that is a button. */
export interface Part {
    readonly effect: number;
    readonly deed: Deed;
    readonly words: string; // finds the reason if there are no answers
    readonly offers: readonly Offer[];
}

/** One effect with its alternatives. */
export interface Step {
    readonly source: string; // the blue room that gives it, or nothing for what is printed
    readonly effect: Effect;
    readonly isOpen: boolean;
    readonly parts: readonly Part[];
}

export function askedOf(view: Pick<CaveVsCaveView, "question">): Asked {
    const [verb = "", , room = "", left = "0"] = view.question.split(" ");
    return { verb, room: verb === "room" ? room : "", left: verb === "room" ? Number(left) : 0 };
}

type Turn = Pick<CaveVsCaveView, "question" | "tile" | "left" | "turns" | "uses">;

/** Returns the steps of the room in use, or of the tile of this turn. */
export function stepsOf(view: Turn, offers: readonly Offer[]): Step[] {
    const asked = askedOf(view);
    if (asked.room)
        return roomOf(asked.room).effects.map((effect, index) =>
            step(effect, index, Boolean((asked.left >> index) & 1), "", view.turns, offers),
        );
    if (!view.tile) return [];
    const printed = tileOf(view.tile).effects.map((effect) => ({ effect, source: "" }));
    const triggered = roomsTriggeredBy(view.tile).flatMap((room) =>
        room.effects.map((effect) => ({ effect, source: room.key })),
    );
    return [...printed, ...triggered]
        .map(({ effect, source }, index) =>
            step(effect, index, isOpen(view, effect, index), source, view.turns, offers),
        )
        .filter((each) => each.source === "" || each.isOpen);
}

/** A use that has begun stays open while it allows more rooms. */
function isOpen(view: Turn, effect: Effect, index: number): boolean {
    if (view.left.includes(index)) return true;
    return view.uses > 0 && effect.some((deed) => deed.kind === USE);
}

function step(
    effect: Effect,
    index: number,
    isOpen: boolean,
    source: string,
    turns: number,
    offers: readonly Offer[],
): Step {
    const parts = effect.map((deed) => partOf(deed, index, turns, isOpen ? offers : []));
    return { source, effect, isOpen, parts };
}

function partOf(deed: Deed, effect: number, turns: number, offers: readonly Offer[]): Part {
    const words = wordsOf(deed);
    return {
        effect,
        deed,
        words,
        offers: offers.filter(({ action }) => answers(deed, action, words, turns)),
    };
}

/** Returns how the answers to a deed begin. */
export function wordsOf(deed: Deed): string {
    if (deed.kind === DIG) return "dig";
    if (deed.kind === BUILD) return "build";
    if (deed.kind === RAZE) return "raze";
    if (deed.kind === FURNISH) return "furnish";
    if (deed.kind === USE) return "use";
    if (deed.kind === TRADE) return `trade ${multiset(deed.pay)} ${multiset(deed.get)}`;
    return deed.kind === REPLENISH
        ? `replenish ${multiset(deed.get)}`
        : `gain ${multiset(deed.get)}`;
}

function answers(deed: Deed, action: string, words: string, turns: number): boolean {
    if (action !== words && !action.startsWith(`${words} `)) return false;
    const price = multiset(priceOf(deed, turns));
    const parts = action.split(" ");
    if (deed.kind === DIG) return (parts[2] ?? "") === price;
    if (deed.kind === FURNISH) return (parts[3] ?? "") === price;
    return true;
}
