/** Feeding: what is proposed, what else can be paid, and what it costs to beg. */
import { keyOf, numberOf, type Counts, type Offer } from "../../../net/offers";
import { POINTS } from "../../../wire/caverna";
import type { CavernaFeedingPlan, LogLine } from "../../../wire/types";

/** A way to feed the family with what is there. */
export interface Meal {
    readonly offer: Offer;
    readonly pays: Counts;
    readonly begging: number;
}

/** Returns all meals among the answers, those without begging first. */
export function mealsIn(offers: readonly Offer[]): readonly Meal[] {
    return offers
        .filter(({ verb }) => verb === "feed")
        .map((offer) => ({ offer, pays: offer.cost, begging: numberOf(offer, "begging") ?? 0 }))
        .sort((one, other) => one.begging - other.begging);
}

/** Returns the points that begging markers cost. */
export function lossOf(begging: number): number {
    return begging * -POINTS.begging;
}

/** Returns the meal that feeds everybody without anything being exchanged before; null where there is none. */
export function fullMeal(meals: readonly Meal[]): Meal | null {
    const [first] = meals;
    return first && !first.begging ? first : null;
}

/** Returns the exchanges of a plan, the same ones together; its last step, which feeds, is no exchange. */
export function exchangesOf(
    plan: CavernaFeedingPlan,
): readonly { readonly pays: Counts; readonly gets: Counts }[] {
    const together = new Map<string, { pays: Counts; gets: Counts }>();
    for (const { action, pays, gets } of plan.steps) {
        if (!Object.keys(gets).length) continue;
        const so = together.get(action);
        together.set(action, { pays: sum(so?.pays, pays), gets: sum(so?.gets, gets) });
    }
    return [...together.values()];
}

function sum(some: Counts = {}, more: Counts): Counts {
    const keys = new Set([...Object.keys(some), ...Object.keys(more)]);
    return Object.fromEntries([...keys].map((key) => [key, (some[key] ?? 0) + (more[key] ?? 0)]));
}

/** Returns what a plan pays in the end. */
export function paidBy(plan: CavernaFeedingPlan): Counts {
    return plan.steps.at(-1)?.pays ?? {};
}

/** Returns the next answer of a plan, or null where it cannot be given. */
export function nextOf(steps: readonly string[], offers: readonly Offer[]): Offer | null {
    return offers.find(({ action }) => action === steps[0]) ?? null;
}

/** Returns what somebody has reaped in the harvest that goes on. */
export function reapedBy(lines: readonly LogLine[], seat: number): Counts {
    const begun = lines.findLastIndex(({ event }) => event["kind"] === "harvest-begun");
    const mine = lines
        .slice(Math.max(0, begun))
        .find(({ event }) => event["kind"] === "reaped" && event["seat"] === seat);
    return (mine?.event["goods"] ?? {}) as Counts;
}

/** Returns the animals of a litter, which an answer keeps. */
export function bornIn(offer: Offer): readonly string[] {
    const counts = offer.refs.find(({ part }) => part === "animals")?.counts ?? {};
    return Object.keys(counts);
}

/** Returns the phase that an answer leaves out. */
export function skippedBy(offer: Offer): string {
    return keyOf(offer, "phase");
}
