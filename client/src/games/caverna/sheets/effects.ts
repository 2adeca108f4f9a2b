/** What furnishing tiles do, in signs: icons with numbers, and marks between them. */
import { isIcon, type IconName } from "../../../design/icons";
import { EXCHANGES, FURNISHINGS, GOODS } from "../../../wire/caverna";

type Goods = Readonly<Record<string, number>>;

/** An icon with a number where one matters, or a mark between two icons. */
export interface Sign {
    readonly icon?: IconName;
    readonly number?: string;
    readonly mark?: string;
}

/** A tile as it is printed. */
export interface Furnishing {
    readonly key: string;
    readonly colour: number;
    /** By number of the good. */
    readonly cost: readonly number[];
    readonly points: number;
    readonly dwarfs: number;
    readonly at_once: readonly number[];
    readonly food: Count;
    readonly bonus: Count;
    readonly delivery: { readonly good: string; readonly rounds: number };
    readonly exchanges: readonly string[];
    readonly effects: readonly Effect[];
    readonly rule: string;
}

interface Count {
    readonly thing: string;
    readonly every: number;
    readonly gives: number;
}

/** What changes a rule; which fields there are depends on its kind. */
interface Effect {
    readonly kind: string;
    readonly animal?: string;
    readonly room?: number;
    readonly per?: string;
    readonly good?: string;
    readonly by?: string;
    readonly count?: number;
    readonly gets?: Goods;
    readonly gained?: string;
    readonly food?: number | readonly number[];
    readonly points?: number;
    readonly on?: readonly string[];
    readonly with?: readonly Goods[];
}

export const TILES: readonly Furnishing[] = FURNISHINGS;

const TO: Sign = { mark: "→" };
const OR: Sign = { mark: "/" };

/** Returns the signs of a tile, the most telling first. */
export function signsOf(tile: Furnishing): readonly Sign[] {
    return parted([
        tile.dwarfs ? [{ icon: "dwarf", number: `×${tile.dwarfs}` }] : [],
        gift(tile.at_once),
        ...tile.effects.map(effectSigns),
        ...tile.exchanges.map(exchangeSigns),
        deliverySigns(tile.delivery),
        countSigns(tile.food, { icon: "food" }),
        countSigns(tile.bonus, { icon: "score" }),
    ]);
}

/** Joins what is there, with a dot between two parts. */
function parted(parts: readonly (readonly Sign[])[]): readonly Sign[] {
    return parts
        .filter((signs) => signs.length)
        .flatMap((signs, at) => (at ? [{ mark: "·" }, ...signs] : signs));
}

function gift(counts: readonly number[]): readonly Sign[] {
    const signs = amountSigns(goodsOf(counts));
    return signs.length ? [{ icon: "effect_at_once" }, ...signs] : [];
}

function deliverySigns({ good, rounds }: Furnishing["delivery"]): readonly Sign[] {
    return rounds ? [{ icon: "round", number: `×${rounds}` }, TO, iconSign(good)] : [];
}

function exchangeSigns(key: string): readonly Sign[] {
    const row = EXCHANGES.find((each) => each.key === key);
    if (!row) return [];
    return [...amountSigns(row.pay), { icon: "effect_exchange" }, ...amountSigns(row.get)];
}

/** Things that tiles count besides goods. */
const THINGS: Readonly<Record<string, readonly Sign[]>> = {
    adjacent_dwellings: [{ icon: "deed_dwelling" }],
    yellow_tiles: [{ icon: "effect_yellow_tile" }],
    armed_dwarfs: [{ icon: "dwarf" }, { icon: "weapon" }],
    all_dwarfs_armed: [{ icon: "dwarf" }, { mark: "=" }, { icon: "weapon" }],
    no_dwarf_armed: [{ icon: "effect_no_weapon" }],
    dwarfs_above_four: [{ icon: "dwarf", number: "5+" }],
    crop_sets: [{ icon: "grain" }, { icon: "vegetable" }],
    all_farm_animals: [{ icon: "sheep" }, { icon: "cattle" }],
};

function countSigns({ thing, every, gives }: Count, of: Sign): readonly Sign[] {
    if (!gives) return [];
    const counted = THINGS[thing] ?? [iconSign(thing)];
    const many: readonly Sign[] = every > 1 ? [{ mark: String(every) }] : [];
    return [...many, ...counted, TO, { ...of, number: String(gives) }];
}

const PER: Readonly<Record<string, readonly Sign[]>> = {
    dwarf: [{ icon: "dwarf" }],
    empty_field: [{ icon: "land_field" }],
    donkey_in_ore_mine: [{ icon: "donkey" }, { icon: "land_ore_mine" }],
    donkey_in_mine: [{ icon: "donkey" }, { icon: "land_ore_mine" }],
};

const USES: Readonly<Record<string, IconName>> = {
    furnish: "deed_furnish",
    fence: "land_small_pasture",
    stable: "land_stable",
    forge: "deed_forge",
};

const EFFECTS: Readonly<Record<string, (effect: Effect) => readonly Sign[]>> = {
    holds: ({ animal = "", room = 0, per = "" }) => [
        ...(PER[per] ?? []),
        ...(per ? [TO] : []),
        animal === "any"
            ? { icon: "effect_any_animal", number: `×${room}` }
            : { ...iconSign(animal), number: `×${room}` },
    ],
    sixth_dwarf: () => [{ icon: "dwarf", number: "6." }],
    furnish_tunnels: () => [{ icon: "deed_furnish" }, TO, { icon: "land_tunnel" }],
    either_or_as_and_or: () => [OR, TO, { icon: "effect_and_or" }],
    overhang: ({ gets = {} }) => [{ icon: "effect_overhang" }, TO, ...amountSigns(gets)],
    discount: ({ good = "", count = 0, on = [] }) => [
        ...on.flatMap((use) => (USES[use] ? [{ icon: USES[use] }] : [])),
        { ...iconSign(good), number: `−${count}` },
    ],
    replace: ({ good = "", by = "" }) => [iconSign(by), TO, iconSign(good)],
    each_round: ({ gets = {}, per = "" }) => [
        { icon: "round" },
        ...(PER[per] ?? []),
        TO,
        ...amountSigns(gets),
    ],
    echo: ({ gained = "", gets = {} }) => [
        { ...iconSign(gained), number: "+1" },
        TO,
        ...amountSigns(gets),
    ],
    per_newborn: ({ animal = "", gets = {} }) => [
        { icon: "deed_breed" },
        iconSign(animal),
        TO,
        ...amountSigns(gets),
    ],
    more_food_per_animal: ({ food }) => [
        { icon: "effect_any_animal" },
        TO,
        { icon: "food", number: `+${String(food)}` },
    ],
    feeds_a_dwarf: ({ with: ways = [] }) => [
        ...ways.flatMap((goods, at) => [...(at ? [OR] : []), ...amountSigns(goods)]),
        TO,
        { icon: "effect_fed" },
    ],
    saves_food: ({ food, per = "" }) => [
        ...(PER[per] ?? []),
        TO,
        { icon: "food", number: `−${String(food)}` },
    ],
    food_for_newborns: ({ food }) => [
        { icon: "deed_breed" },
        TO,
        { icon: "food", number: (food as readonly number[]).slice(1).join("·") },
    ],
    food_for_weapon: () => [{ icon: "weapon" }, { icon: "effect_exchange" }, { icon: "food" }],
    prevents_loss: ({ points = 0 }) => [
        { icon: "effect_saved" },
        { icon: "score", number: `≤${points}` },
    ],
};

function effectSigns(effect: Effect): readonly Sign[] {
    return EFFECTS[effect.kind]?.(effect) ?? [];
}

/** Returns goods by key instead of by number. */
export function goodsOf(counts: readonly number[]): Goods {
    return Object.fromEntries(
        counts.flatMap((count, at) => (count ? [[GOODS[at] ?? "", count]] : [])),
    );
}

function amountSigns(goods: Goods): readonly Sign[] {
    return Object.entries(goods).map(([good, count]) => ({
        ...iconSign(good),
        ...(count === 1 ? {} : { number: String(count) }),
    }));
}

function iconSign(key: string): Sign {
    return isIcon(key) ? { icon: key } : { mark: "?" };
}
