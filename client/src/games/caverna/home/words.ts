/** Home boards in words, for hovering, screen readers and the board in words. */
import type { Counts } from "../../../net/offers";
import { label } from "../../../text/terms";
import { texts } from "../../../text/texts.svelte";
import type { CavernaDwarfView, CavernaPlayerView, CavernaStallView } from "../../../wire/types";
import { landName } from "../terms";

import { cellAt, cellsOf, type Cell } from "./geometry";
import { roomsIn } from "./herds";
import type { Lying } from "./lying";

/** Says how many there are of some goods: "2 sheep and 1 cattle". */
export function stockWords(goods: Counts): string {
    const some = Object.entries(goods).filter(([, count]) => count > 0);
    return texts.listed(some.map(([good, count]) => texts.line("caverna-stock", { good, count })));
}

/** Says some goods as what is taken: "Brings 1 food". */
export function amountWords(goods: Counts): string {
    const some = Object.entries(goods).filter(([, count]) => count > 0);
    return texts.listed(some.map(([good, count]) => texts.line("caverna-amount", { good, count })));
}

/** Says what a cell holds: "C4: small pasture, stable, 2 sheep, 2 of 4 places taken". */
export function cellWords(home: Lying, stalls: readonly CavernaStallView[], cell: Cell): string {
    const { key, ground } = cell;
    const land = home.land[key];
    const crop = home.crops[key];
    const parts = [
        landName(land ?? ground),
        ...(home.stables.includes(key) ? [texts.line("web-home-stable")] : []),
        ...(crop ? [stockWords({ [crop.crop]: crop.count })] : []),
        ...animalWords(home, stalls, key),
        ...(land ? [] : rewardWords(cell)),
    ];
    return texts.line("web-home-cell", { cell: key.toUpperCase(), parts: parts.join(", ") });
}

function animalWords(home: Lying, stalls: readonly CavernaStallView[], key: string): string[] {
    const place = roomsIn(home, stalls).find(({ cell }) => cell === key);
    if (!place) return [];
    const { animal, count, dogs, room } = place;
    const here = stockWords({ ...(count ? { [animal]: count } : {}), dog: dogs });
    return [...(count ? [here] : []), texts.line("web-home-room", { count, room })];
}

function rewardWords({ reward }: Cell): string[] {
    if (!reward.length) return [];
    return [texts.line("web-home-reward", { goods: amountWords(Object.fromEntries(reward)) })];
}

export function dwarfWords({ weapon, place }: CavernaDwarfView): string {
    const isAway = place !== "home" && place !== "newborn";
    const where = isAway
        ? texts.line("caverna-space", { space: place })
        : texts.line("web-home-place", { place });
    return texts.line("web-home-dwarf", { weapon, place: where });
}

export function deliveryWords(good: string, rounds: number): string {
    return texts.line("web-home-delivery", { good: label(good, "caverna"), rounds });
}

/** A home in sentences, one for each cell where something lies, and for dwarfs and goods. */
export function homeWords(home: CavernaPlayerView): readonly string[] {
    const cells = cellsOf(Object.keys(home.land)).filter(
        ({ key }) => home.land[key] || home.stables.includes(key),
    );
    const deliveries = Object.entries(home.deliveries);
    return [
        texts.line("web-home-points", { count: home.points }),
        ...(home.begging ? [texts.line("web-home-begging", { count: home.begging })] : []),
        ...home.dwarfs.map(dwarfWords),
        texts.line("web-home-beds", { count: home.dwarf_room }),
        stockWords(home.goods),
        ...deliveries.map(([good, rounds]) => deliveryWords(good, rounds)),
        ...cells.map((cell) => cellWords(home, home.stalls, cellAt(cell.key))),
        ...homelessWords(home.homeless),
    ];
}

export function homelessWords(homeless: Counts): string[] {
    const some = Object.values(homeless).some((count) => count > 0);
    return some ? [texts.line("web-home-without-place", { animals: stockWords(homeless) })] : [];
}
