/** Ways to pay: which one is the cheapest, and how to walk from one legal payment to the next. */
import { countsOf, numberOf, type Offer } from "../../net/offers";

import { divisorOf, RESOURCES } from "./facts";

/** An answer that hands in resources, or takes some. */
export interface Payment {
    readonly offer: Offer;
    /** Pieces of wood, clay, stone and gold. */
    readonly counts: readonly number[];
    readonly pieces: number;
    /** How precious they are, to put payments into an order. */
    readonly value: number;
    /** What it scores, where it pays for a building. */
    readonly points: number;
}

export function paymentOf(offer: Offer): Payment {
    const goods = countsOf(offer, "goods");
    const counts = RESOURCES.map((good) => goods[good] ?? 0);
    const pieces = counts.reduce((sum, count) => sum + count, 0);
    const points = numberOf(offer, "points") ?? 0;
    return { offer, counts, pieces, value: valueOf(counts), points };
}

function valueOf(counts: readonly number[]): number {
    return counts.reduce((sum, count, at) => sum + count * divisorOf(RESOURCES[at]!), 0);
}

/** All payments among the answers, the least valuable first. */
export function paymentsIn(offers: readonly Offer[], verb: string): readonly Payment[] {
    const found = offers.filter((offer) => offer.verb === verb).map(paymentOf);
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
