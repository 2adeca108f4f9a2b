/** Effects as rows of signs: what is paid, an arrow, what comes, with slashes between alternatives. */
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

export type Sign =
    | { readonly sign: "good"; readonly good: Good; readonly count: number }
    | { readonly sign: "work"; readonly work: Work; readonly count: number }
    | { readonly sign: "any"; readonly count: number }
    | { readonly sign: "below"; readonly good: Good; readonly count: number }
    | { readonly sign: "level"; readonly count: number }
    | { readonly sign: "tile"; readonly tile: string }
    | { readonly sign: "plus" | "arrow" | "slash" };

/** More alternatives than this are drawn as "any of them". */
const MANY = 6;

const WORKS: ReadonlySet<DeedKind> = new Set(["dig", "build", "raze", "furnish", "use"] as const);

function workOf(deed: Deed): Work | null {
    const kind = deedOf(deed);
    if (!WORKS.has(kind)) return null;
    return deed.through_walls ? "undermine" : (kind as Work);
}

/** When a blue room works. */
export function triggerOf(on: string): Sign[] {
    const use = (count: number): Sign => ({ sign: "work", work: "use", count });
    if (on === "one_room") return [use(1)];
    if (on === "many_rooms") return [use(2), { sign: "slash" }, use(3)];
    if (on === "flax") return [{ sign: "plus" }, { sign: "good", good: "flax", count: 1 }];
    if (on === "wall") return [{ sign: "work", work: "build", count: 1 }];
    return [{ sign: "tile", tile: on }];
}

/** Returns the rows of an effect: alternatives that look alike share one. */
export function rowsOf(effect: Effect, perTurn: Counts): Sign[][] {
    const first = effect[0];
    if (!first) return [];
    if (effect.length > MANY) return [anyOf(first)];
    if (effect.length > 1 && effect.every((deed) => isLike(deed, first)))
        return [withSlashes(effect, perTurn)];
    return effect.map((deed) => signsOf(deed, perTurn));
}

/** Returns the signs of one deed; a price per turn is written out for the round. */
export function signsOf(deed: Deed, perTurn: Counts): Sign[] {
    const work = workOf(deed);
    if (work) return workSigns(deed, work, perTurn);
    if (deedOf(deed) === "trade")
        return [...amounts(deed.pay), { sign: "arrow" }, ...amounts(deed.get)];
    if (deedOf(deed) === "replenish") return [level(deed), ...kinds(deed.get)];
    return [{ sign: "plus" }, ...amounts(deed.get), ...limits(deed)];
}

/** The price of a deed in this round; some go by its turns. */
export function priceOf(deed: Deed, perTurn: Counts): Goods {
    return deed.per_turn ? GOODS.map((good) => perTurn[good] ?? 0) : deed.pay;
}

function workSigns(deed: Deed, work: Work, perTurn: Counts): Sign[] {
    const price = amounts(priceOf(deed, perTurn));
    const done: Sign = { sign: "work", work, count: deed.count };
    if (work === "furnish") return price.length ? [done, { sign: "plus" }, ...price] : [done];
    const gained = amounts(deed.get);
    const paid: Sign[] = price.length ? [...price, { sign: "arrow" }] : [];
    return [...paid, done, ...(gained.length ? [{ sign: "plus" } as const, ...gained] : [])];
}

function amounts(goods: Goods): Sign[] {
    return goodsIn(goods).map(({ good, count }) => ({ sign: "good", good, count }));
}

function kinds(goods: Goods): Sign[] {
    return goodsIn(goods).map(({ good }) => ({ sign: "good", good, count: 1 }));
}

function level(deed: Deed): Sign {
    return { sign: "level", count: Math.max(...deed.get) };
}

function limits(deed: Deed): Sign[] {
    return goodsIn(deed.below).map(({ good, count }) => ({ sign: "below", good, count }));
}

function anyOf(deed: Deed): Sign[] {
    const paid = deed.pay.reduce((sum, count) => sum + count, 0);
    return [{ sign: "any", count: paid }, { sign: "arrow" }, ...amounts(deed.get)];
}

/** Alternatives of one kind whose goods differ but not their number stand in one row. */
function isLike(deed: Deed, first: Deed): boolean {
    if (deed.kind !== first.kind) return false;
    if (deedOf(deed) === "furnish") return true;
    const isOne = goodsIn(deed.get).length === 1 && deed.below.every((least) => least === 0);
    const isPlain = deedOf(deed) === "gain" || deedOf(deed) === "replenish";
    return isPlain && isOne && Math.max(...deed.get) === Math.max(...first.get);
}

/** The head of the first, and then what differs, with slashes between. */
function withSlashes(effect: Effect, perTurn: Counts): Sign[] {
    const [first, ...others] = effect.map((deed) => signsOf(deed, perTurn));
    const heads = effect[0] && deedOf(effect[0]) === "furnish" ? 2 : 1;
    const rest = others.flatMap((signs): Sign[] => [{ sign: "slash" }, ...signs.slice(heads)]);
    return [...(first ?? []), ...rest];
}
