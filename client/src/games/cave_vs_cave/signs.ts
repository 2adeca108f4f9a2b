/** Effects as rows of signs: what is paid with a minus, an arrow, what comes with a plus. A price never looks like a gain. */
import type { Counts } from "../../net/offers";
import { GOODS } from "../../wire/cave_vs_cave";

import {
    deedOf,
    goodsIn,
    type Deed,
    type DeedKind,
    type Effect,
    type Good,
    type Goods,
} from "./box";

/** A deed of the hands, which has an icon of its own. */
export type Work = "dig" | "undermine" | "build" | "raze" | "furnish" | "use";

/** Goods in one sign; alternatives have slashes between them. */
export interface Held {
    readonly goods: readonly { readonly good: Good; readonly count: number }[];
    readonly isChoice?: boolean;
}

/** Whether every good has its number: a 2 before the first of several would look like two of each. */
export function countsAll({ goods, isChoice = false }: Held): boolean {
    return !isChoice && goods.length > 1 && goods.some(({ count }) => count > 1);
}

export type Sign =
    | ({ readonly sign: "pay" | "get" } & Held)
    | ({ readonly sign: "level"; readonly count: number } & Held)
    | { readonly sign: "work"; readonly work: Work; readonly count: number }
    | { readonly sign: "any"; readonly count: number }
    | { readonly sign: "below"; readonly good: Good; readonly count: number }
    | { readonly sign: "tile"; readonly tile: string }
    | { readonly sign: "arrow" | "slash" };

/** More alternatives than this are drawn as "any of them". */
export const MANY = 6;

const WORKS: ReadonlySet<DeedKind> = new Set(["dig", "build", "raze", "furnish", "use"] as const);

/** Returns what the hands do in a deed, if it is about more than goods. */
export function workOf(deed: Deed): Work | null {
    const kind = deedOf(deed);
    if (!WORKS.has(kind)) return null;
    return deed.through_walls ? "undermine" : (kind as Work);
}

/** When a blue room works. */
export function triggerOf(on: string): Sign[] {
    const use = (count: number): Sign => ({ sign: "work", work: "use", count });
    if (on === "one_room") return [use(1)];
    if (on === "many_rooms") return [use(2), { sign: "slash" }, use(3)];
    if (on === "flax") return [{ sign: "get", goods: [{ good: "flax", count: 1 }] }];
    if (on === "wall") return [{ sign: "work", work: "build", count: 1 }];
    return [{ sign: "tile", tile: on }];
}

/** Returns the rows of an effect: alternatives that look alike share one. */
export function rowsOf(effect: Effect, perTurn: Counts): Sign[][] {
    const first = effect[0];
    if (!first) return [];
    if (effect.length > MANY) return [anyOf(first)];
    if (effect.length > 1 && effect.every((deed) => isLike(deed, first)))
        return [inOneRow(effect, perTurn)];
    return effect.map((deed) => signsOf(deed, perTurn));
}

/** Returns the signs of one deed; a price per turn is written out for the round. */
export function signsOf(deed: Deed, perTurn: Counts): Sign[] {
    const work = workOf(deed);
    if (work) return workSigns(deed, work, perTurn);
    if (deedOf(deed) === "trade")
        return [...signed("pay", deed.pay), { sign: "arrow" }, ...signed("get", deed.get)];
    if (deedOf(deed) === "replenish") return [levelOf([deed], false)];
    return [...signed("get", deed.get), ...limits(deed)];
}

/** The price of a deed in this round; some go by its turns. */
export function priceOf(deed: Deed, perTurn: Counts): Goods {
    return deed.per_turn ? GOODS.map((good) => perTurn[good] ?? 0) : deed.pay;
}

/** What a room costs by itself. */
export function costSigns(cost: Goods): Sign[] {
    return signed("pay", cost);
}

function workSigns(deed: Deed, work: Work, perTurn: Counts): Sign[] {
    const done: Sign = { sign: "work", work, count: deed.count };
    const price = signed("pay", priceOf(deed, perTurn));
    if (work === "furnish") return [done, ...price];
    const paid: Sign[] = price.length ? [...price, { sign: "arrow" }] : [];
    return [...paid, done, ...signed("get", deed.get)];
}

/** Goods as one sign, or none. */
function signed(sign: "pay" | "get", goods: Goods): Sign[] {
    const held = goodsIn(goods);
    return held.length ? [{ sign, goods: held }] : [];
}

function levelOf(deeds: readonly Deed[], isChoice: boolean): Sign {
    const goods = deeds.flatMap(({ get }) => goodsIn(get)).map(({ good }) => ({ good, count: 1 }));
    const count = Math.max(...deeds.flatMap(({ get }) => get));
    return { sign: "level", count, goods, isChoice };
}

function limits(deed: Deed): Sign[] {
    return goodsIn(deed.below).map(({ good, count }) => ({ sign: "below", good, count }));
}

function anyOf(deed: Deed): Sign[] {
    const paid = deed.pay.reduce((sum, count) => sum + count, 0);
    return [{ sign: "any", count: paid }, { sign: "arrow" }, ...signed("get", deed.get)];
}

/** Alternatives of one kind whose goods differ but not their number stand in one row. */
function isLike(deed: Deed, first: Deed): boolean {
    if (deed.kind !== first.kind) return false;
    if (deedOf(deed) === "furnish") return true;
    const isOne = goodsIn(deed.get).length === 1 && deed.below.every((least) => least === 0);
    const isPlain = deedOf(deed) === "gain" || deedOf(deed) === "replenish";
    return isPlain && isOne && Math.max(...deed.get) === Math.max(...first.get);
}

/** What is the same stands once, and what differs has slashes between. */
function inOneRow(effect: Effect, perTurn: Counts): Sign[] {
    const kind = effect[0] ? deedOf(effect[0]) : "gain";
    if (kind === "replenish") return [levelOf(effect, true)];
    if (kind === "gain") {
        const goods = effect.flatMap(({ get }) => goodsIn(get));
        return [{ sign: "get", goods, isChoice: true }];
    }
    const prices = effect.flatMap((deed) => goodsIn(priceOf(deed, perTurn)));
    return [
        { sign: "work", work: "furnish", count: 1 },
        { sign: "pay", goods: prices, isChoice: true },
    ];
}

/** Returns how wide a row of signs is, about, in the size of its writing. */
export function widthOf(signs: readonly Sign[]): number {
    return signs.reduce((sum, sign) => sum + widthOfSign(sign) + 0.16, 0);
}

function widthOfSign(sign: Sign): number {
    switch (sign.sign) {
        case "pay":
        case "get":
        case "level": {
            const slashes = sign.isChoice ? 0.45 * (sign.goods.length - 1) : 0;
            const digits = sign.goods.filter(({ count }) => count > 1 || countsAll(sign)).length;
            return 1 + 1.34 * sign.goods.length + 0.62 * digits + slashes;
        }
        case "work":
            return sign.work !== "use" && sign.count > 1 ? 2.2 : 1.5;
        case "any":
            return 1 + 0.6 * sign.count;
        case "tile":
            return 5;
        default:
            return sign.sign === "arrow" ? 1 : 0.9;
    }
}
