/** What action spaces do, in signs: icons with numbers, and marks between parts. */
import type { IconName } from "../../../design/icons";
import { ORE_SALE } from "../../../wire/caverna";

import { spaceOf, type Deed, type Effect, type Joining } from "./facts";

/** An icon with a number where one matters, or a mark between two parts. */
export interface Sign {
    readonly icon?: IconName;
    readonly number?: string;
    readonly mark?: string;
}

const MARKS: Readonly<Record<Joining, string>> = {
    and_or: "+",
    either_or: "/",
    then: "→",
    then_or: "→",
};

/** Deeds that one icon stands for. */
const ICONS: Readonly<Record<string, IconName>> = {
    sow: "deed_sow",
    forge: "deed_forge",
    grow: "deed_grow",
    imitate: "deed_imitate",
    buy: "deed_buy",
    breed: "deed_breed",
    strengthen: "deed_strengthen",
    fence_small: "land_small_pasture",
    fence_large: "land_large_pasture",
    build_stable: "land_stable",
    dig_ore_mine: "land_ore_mine",
    dig_ruby_mine: "land_ruby_mine",
};

/** Returns the signs of a space, without the goods that lie there. */
export function signsOf(key: string): readonly Sign[] {
    const { effect, fee } = spaceOf(key);
    const price: readonly Sign[] = fee ? [{ icon: "food", number: `−${fee}` }] : [];
    return [...price, ...signsIn(effect)];
}

/** Returns the sign that a card is best known by. */
export function emblemOf(key: string): IconName {
    const icons = signsOf(key).flatMap(({ icon }) => icon ?? []);
    return icons.find((icon) => !PLAIN.has(icon)) ?? icons[0] ?? pileOf(key);
}

const PLAIN: ReadonlySet<IconName> = new Set(["food", "gold", "deed_expedition"]);

/** Cards whose deed is nothing but goods are known by these. */
function pileOf(key: string): IconName {
    return key.startsWith("ruby") ? "ruby" : "ore";
}

function signsIn(effect: Effect): readonly Sign[] {
    if (effect.words === "deed") return deedSigns(effect);
    const parts = effect.parts.map(signsIn).filter((signs) => signs.length);
    return parts.flatMap((signs, at) => (at ? [{ mark: MARKS[effect.words] }, ...signs] : signs));
}

/** Returns the signs of one deed. */
export function deedSigns(deed: Deed): readonly Sign[] {
    return [...ownSigns(deed), ...gainSigns(deed)];
}

function ownSigns({ deed, tiles, furnishings, level, token }: Deed): readonly Sign[] {
    if (token) return [{ icon: "first_player" }];
    const icon = ICONS[deed];
    if (icon) return [{ icon }];
    switch (deed) {
        case "expedition":
            return [{ icon: "deed_expedition", number: String(level) }];
        case "furnish":
            return [{ icon: furnishings === "any" ? "deed_furnish" : "deed_dwelling" }];
        case "lay_twin":
        case "lay_single":
            return tiles.flatMap((tile, at) => {
                const sign: Sign = { icon: `land_${tile}` as IconName };
                return at ? [{ mark: "/" }, sign] : [sign];
            });
        case "sell_ore":
            return sale();
        default:
            return [];
    }
}

function sale(): readonly Sign[] {
    const paid: Sign = { icon: "ore", number: String(ORE_SALE.ore) };
    return [paid, { mark: "→" }, ...amounts(ORE_SALE.get), { mark: `×${ORE_SALE.most}` }];
}

/** Goods that one gets besides those that lie there, and those that depend on mines. */
function gainSigns({ gets, ruby_mines, per_ore_mine }: Deed): readonly Sign[] {
    const mines: Sign[] = [];
    if (ruby_mines)
        mines.push(
            { icon: "land_ruby_mine", number: ruby_mines > 1 ? `×${ruby_mines}` : "" },
            { icon: "ruby", number: "+1" },
        );
    if (per_ore_mine)
        mines.push({ icon: "land_ore_mine" }, { icon: "ore", number: `+${per_ore_mine}` });
    return [...amounts(gets), ...mines];
}

function amounts(goods: Readonly<Record<string, number>>): readonly Sign[] {
    return Object.entries(goods).map(([good, count]) => ({
        icon: good as IconName,
        number: count === 1 ? "" : String(count),
    }));
}
