/** Ways to pay: which one is the cheapest, and how to walk from one legal payment to the next. */
import type { Offer } from "../../wire/types";

import { divisorOf, RESOURCES, type Good } from "./facts";

/** An answer that hands in resources, or takes some: "pay wood*2+gold", "cash clay+gold". */
export interface Payment {
    readonly offer: Offer;
    /** Pieces of wood, clay, stone and gold. */
    readonly counts: readonly number[];
    readonly pieces: number;
    /** What they are worth in a building. */
    readonly value: number;
}

export function paymentOf(offer: Offer): Payment {
    const [, goods = ""] = offer.action.split(" ");
    const counts = countsIn(goods);
    const pieces = counts.reduce((sum, count) => sum + count, 0);
    return { offer, counts, pieces, value: valueOf(counts) };
}

/** Reads "wood*2+gold". */
export function countsIn(goods: string): readonly number[] {
    const counts = RESOURCES.map(() => 0);
    for (const part of goods.split("+")) {
        const [good, many = "1"] = part.split("*");
        const at = RESOURCES.indexOf(good as Good);
        if (at >= 0) counts[at]! += Number(many);
    }
    return counts;
}

export function valueOf(counts: readonly number[]): number {
    return counts.reduce((sum, count, at) => sum + count * divisorOf(RESOURCES[at]!), 0);
}

/** All payments among the answers, the least valuable first. */
export function paymentsIn(offers: readonly Offer[], verb: string): readonly Payment[] {
    const found = offers.filter(({ action }) => action.startsWith(`${verb} `)).map(paymentOf);
    return found.sort((one, other) => one.value - other.value || one.pieces - other.pieces);
}

/** The legal payment with more (or fewer) pieces of one good that differs least from this one. */
export function neighbour(
    payments: readonly Payment[],
    from: Payment,
    good: number,
    step: 1 | -1,
): Payment | null {
    const there = payments.filter(({ counts }) => (counts[good]! - from.counts[good]!) * step > 0);
    return least(there, (payment) => distance(payment, from) * 100 + payment.value);
}

function distance(one: Payment, other: Payment): number {
    return one.counts.reduce((sum, count, at) => sum + Math.abs(count - other.counts[at]!), 0);
}

function least(payments: readonly Payment[], weight: (one: Payment) => number): Payment | null {
    return payments.reduce<Payment | null>(
        (best, payment) => (best && weight(best) <= weight(payment) ? best : payment),
        null,
    );
}
