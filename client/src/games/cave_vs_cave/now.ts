/** What somebody could do with a tile now: counted from what the view works out, so that a tile can say it. */
import type { Counts } from "../../net/offers";
import { EXCHANGES, GOODS, LIMITS } from "../../wire/cave_vs_cave";
import type { CaveVsCavePlayerView, CaveVsCaveView } from "../../wire/types";

import { deedOf, roomOf, type Deed, type Goods } from "./box";
import { priceOf } from "./signs";

/** What a deed would find: places, rooms, walls; or the goods that are missing for it. */
export interface Prospect {
    readonly kind: "dig" | "furnish" | "use" | "build" | "raze" | "goods";
    /** In how many ways it can be done now. */
    readonly count: number;
    /** Cells or rooms by their keys. */
    readonly keys: readonly string[];
    readonly missing: Counts;
}

type Common = Pick<CaveVsCaveView, "display" | "per_turn" | "walls_left">;

const NOTHING: Counts = {};

export function prospectOf(deed: Deed, view: Common, cave: CaveVsCavePlayerView): Prospect {
    const price = priceOf(deed, view.per_turn);
    switch (deedOf(deed)) {
        case "dig":
            return digging(deed, price, cave);
        case "furnish":
            return found("furnish", roomsFor(price, view, cave));
        case "use":
            return found("use", helpful(cave));
        case "build":
            return { kind: "build", count: view.walls_left, keys: [], missing: NOTHING };
        case "raze":
            return { kind: "raze", count: cave.walls.length, keys: [], missing: NOTHING };
        default:
            return goodsWith(deed, price, cave);
    }
}

function found(kind: Prospect["kind"], keys: readonly string[]): Prospect {
    return { kind, count: keys.length, keys, missing: NOTHING };
}

function digging(deed: Deed, price: Goods, cave: CaveVsCavePlayerView): Prospect {
    const cells = [...cave.accessible, ...(deed.through_walls ? cave.behind_walls : [])];
    const missing = lackOf(cave.goods, price);
    const count = Object.keys(missing).length ? 0 : cells.length;
    return { kind: "dig", count, keys: cells, missing };
}

/** The rooms on display that fit somewhere and can be paid, with the surcharge on top. */
function roomsFor(surcharge: Goods, view: Common, cave: CaveVsCavePlayerView): readonly string[] {
    return view.display.filter((room) => {
        const outlook = cave.furnishing[room];
        if (!outlook?.cells.length || outlook.too_blue) return false;
        const price = roomOf(room).cost.map((count, good) => count + (surcharge[good] ?? 0));
        return !Object.keys(lackOf(cave.goods, price)).length;
    });
}

/** The rooms of a cave that would change something now. */
function helpful(cave: CaveVsCavePlayerView): readonly string[] {
    return Object.entries(cave.uses)
        .filter(([, effects]) => effects.some((alternatives) => alternatives.length > 0))
        .map(([room]) => room);
}

function goodsWith(deed: Deed, price: Goods, cave: CaveVsCavePlayerView): Prospect {
    const missing = lackOf(cave.goods, price);
    const hasRoom = GOODS.some(
        (good, index) => (deed.get[index] ?? 0) > 0 && (cave.goods[good] ?? 0) < LIMITS[index]!,
    );
    const count = hasRoom && !Object.keys(missing).length ? 1 : 0;
    return { kind: "goods", count, keys: [], missing };
}

/** What is missing for the price of a deed as long as nothing is exchanged. */
export function lackNow(deed: Deed, view: Common, cave: CaveVsCavePlayerView): Counts {
    return below(
        GOODS.map((good, index) => {
            const price = priceOf(deed, view.per_turn)[index] ?? 0;
            return (cave.goods[good] ?? 0) - price;
        }),
    );
}

/** What is missing for a price, after everything that may be exchanged for food at any time. */
export function lackOf(goods: Counts, price: Goods): Counts {
    const left = GOODS.map((good, index) => (goods[good] ?? 0) - (price[index] ?? 0));
    const food = GOODS.indexOf("food");
    const spare = EXCHANGES.flatMap(({ pay }) => Object.keys(pay))
        .map((good) => left[GOODS.findIndex((one) => one === good)] ?? 0)
        .reduce((sum, count) => sum + Math.max(0, count), 0);
    return below(left.map((count, index) => (index === food ? count + spare : count)));
}

/** Returns what is less than nothing, as what is missing. */
function below(left: readonly number[]): Counts {
    return Object.fromEntries(
        GOODS.flatMap((good, index) => {
            const count = left[index] ?? 0;
            return count < 0 ? [[good, -count] as const] : [];
        }),
    );
}
