/** Which answers are asked for twice. */
import { numberOf, type Offer } from "../../net/offers";

/** Returns how many begging markers an answer brings. */
export function begs(offer: Offer): number {
    return numberOf(offer, "begging") ?? 0;
}

/** Begging costs points, and nobody shall do it by accident. */
export const isGrave = (offer: Offer): boolean => begs(offer) > 0;
