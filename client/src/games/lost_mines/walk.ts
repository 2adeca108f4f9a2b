/** A walk to a place: one press, though the table is told every step. */
import { keyOf, type Offer } from "../../net/offers";
import type { LostMinesView, LostMinesWayView } from "../../wire/types";

/** Returns the way to a cell, if the dwarf that moves can go there. */
export function wayTo(view: LostMinesView, cell: string): LostMinesWayView | null {
    return view.reach?.ways.find((way) => way.cell === cell) ?? null;
}

/** Returns the answer that goes on with a walk: a step to the next cell, or to stop at its end. Nothing when the
 * walk is over or cannot go on. */
export function nextStep(
    offers: readonly Offer[],
    question: LostMinesView["question"],
    left: readonly string[],
): Offer | null {
    if (question?.kind !== "move") return null;
    const [next] = left;
    const wanted = offers.find((offer) =>
        next ? offer.verb === "go" && keyOf(offer, "cell") === next : offer.verb === "stop",
    );
    return wanted ?? null;
}
