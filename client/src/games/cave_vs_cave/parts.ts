/** The parts of what somebody is carrying out: a tile or a room, effect by effect. */
import { numberOf, type Offer, type Target } from "../../net/offers";
import type { CaveVsCaveView } from "../../wire/types";

import { deedOf, multiset, roomOf, roomsTriggeredBy, tileOf, type Deed, type Effect } from "./box";

/** One alternative that is a button. */
export interface Part {
    readonly deed: Deed;
    readonly target: Target; // finds the reason if there are no answers
    readonly offers: readonly Offer[];
}

/** One effect with its alternatives. */
export interface Step {
    readonly source: string; // the blue room that gives it, or nothing for what is printed
    readonly effect: Effect;
    readonly isOpen: boolean;
    readonly parts: readonly Part[];
}

type Turn = Pick<CaveVsCaveView, "question" | "tile" | "left">;

/** Returns the room whose effects are asked for, or nothing. */
export function roomInUse({ question }: Pick<CaveVsCaveView, "question">): string {
    return question?.kind === "room" ? question.room : "";
}

/** Returns the steps of the room in use, or of the tile of this turn. */
export function stepsOf(view: Turn, offers: readonly Offer[]): readonly Step[] {
    const room = roomInUse(view);
    const open = openEffects(view);
    const effects = room
        ? roomOf(room).effects.map((effect) => ({ effect, source: "" }))
        : effectsOfTile(view.tile);
    return effects
        .map(({ effect, source }, index) => ({
            source,
            effect,
            isOpen: open.includes(index),
            parts: effect.map((deed, number) => partOf(deed, index, number, offers)),
        }))
        .filter((step) => step.source === "" || step.isOpen);
}

function openEffects({ question, left }: Turn): readonly number[] {
    return question?.kind === "room" || question?.kind === "carry-out" ? question.effects : left;
}

function effectsOfTile(tile: string): readonly { effect: Effect; source: string }[] {
    if (!tile) return [];
    const printed = tileOf(tile).effects.map((effect) => ({ effect, source: "" }));
    const triggered = roomsTriggeredBy(tile).flatMap((room) =>
        room.effects.map((effect) => ({ effect, source: room.key })),
    );
    return [...printed, ...triggered];
}

function partOf(deed: Deed, effect: number, number: number, offers: readonly Offer[]): Part {
    return {
        deed,
        target: targetOf(deed),
        offers: offers.filter(
            (offer) =>
                numberOf(offer, "effect") === effect && numberOf(offer, "alternative") === number,
        ),
    };
}

/** What a deed stands for; those that are about goods alone are one answer each. */
export function targetOf(deed: Deed): Target {
    const verb = deedOf(deed);
    if (verb === "gain" || verb === "replenish")
        return { verb, ask: `${verb} ${multiset(deed.get)}` };
    if (verb === "trade")
        return { verb, ask: `${verb} ${multiset(deed.pay)} ${multiset(deed.get)}` };
    return { verb };
}
