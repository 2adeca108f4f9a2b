/** Choosing by goods: where answers differ in what is paid or gained, a good on one's own slate stands for them. */
import type { Offer } from "../../net/offers";

import { deedOf, goodsIn } from "./box";
import type { Part, Step } from "./parts";

/** An answer with the goods that tell it from others. */
export interface Payment {
    readonly offer: Offer;
    readonly goods: readonly string[];
}

/** Returns the answers that differ in their goods: those that were pointed at, else the alternatives of one effect. */
export function paymentsAmong(
    narrowed: readonly Offer[],
    steps: readonly Step[],
): readonly Payment[] {
    if (narrowed.length > 1) return narrowed.map((offer) => payment(offer, steps));
    const choice = steps.find(
        ({ parts }) => parts.filter(isOpen).length > 1 && parts.every(isAboutGoods),
    );
    return (choice?.parts ?? []).flatMap(({ offers }) =>
        offers.map((offer) => payment(offer, steps)),
    );
}

/** Returns which answers a good stands for; nothing where it is part of all of them, or of none. */
export function paidWith(payments: readonly Payment[], good: string): readonly Offer[] {
    const with_ = payments.filter(({ goods }) => goods.includes(good));
    return with_.length < payments.length ? with_.map(({ offer }) => offer) : [];
}

/** Whether a good was chosen already: all answers that are left have it. */
export function isChosen(payments: readonly Payment[], good: string): boolean {
    return payments.length > 0 && payments.every(({ goods }) => goods.includes(good));
}

function isOpen({ offers }: Part): boolean {
    return offers.length > 0;
}

function isAboutGoods({ deed }: Part): boolean {
    return ["gain", "trade", "replenish"].includes(deedOf(deed));
}

/** What is paid tells answers apart; where nothing is paid, what comes. */
function payment(offer: Offer, steps: readonly Step[]): Payment {
    const paid = Object.keys(offer.cost);
    if (paid.length) return { offer, goods: paid };
    const part = steps
        .flatMap(({ parts }) => parts)
        .find(({ offers }) => offers.some(({ action }) => action === offer.action));
    return { offer, goods: goodsIn(part?.deed.get ?? []).map(({ good }) => good) };
}
