/** Tiles, rooms and cells in words, for hovering, screen readers and the text board. */
import type { Counts } from "../../net/offers";
import { texts } from "../../text/texts.svelte";
import { BORDERS, CELLS } from "../../wire/cave_vs_cave";
import type { CaveVsCavePlayerView } from "../../wire/types";
import { longestWord } from "../kit/names";

import {
    borderOf,
    CELL_KEYS,
    deedOf,
    EXTRA,
    goodsIn,
    roomOf,
    tileOf,
    type Deed,
    type Effect,
    type Goods,
} from "./box";
import { MANY, priceOf } from "./signs";
import { fittingKinds, isFit, type Fit } from "./walls";

export const roomName = (room: string): string => texts.line("cave_vs_cave-room", { room });
export const tileName = (tile: string): string => texts.line("cave_vs_cave-tile", { tile });

export function amounts(goods: Goods): string {
    return texts.listed(
        goodsIn(goods).map(({ good, count }) => texts.line("cave_vs_cave-amount", { good, count })),
    );
}

function levels(goods: Goods): string {
    return texts.listed(
        goodsIn(goods).map(({ good, count }) => texts.line("cave_vs_cave-level", { good, count })),
    );
}

export function tileWords(tile: string, perTurn: Counts): string {
    return effectsWords(tileOf(tile).effects, perTurn);
}

/** What furnishing a room takes and brings, and what it does. */
export function roomWords(room: string): string {
    const { colour, cost, points, walls } = roomOf(room);
    const does = roomDoes(room);
    if (!walls) return `${roomName(room)}. ${does}`;
    const head = texts.line("web-cave-room", {
        colour,
        points,
        room: roomName(room),
        cost: priceWords(cost),
        walls: wallsAsked(room),
    });
    return `${head} ${does}`;
}

export function roomDoes(room: string): string {
    const { effects, on } = roomOf(room);
    const what = effectsWords(effects, {});
    return on ? texts.line(`web-cave-on-${on}`, { what }) : `${upperFirst(what)}.`;
}

export function wallsAsked(room: string): string {
    return fittingKinds(room)
        .map((kind) => texts.line("cave_vs_cave-walls", { kind }))
        .join(" / ");
}

export function priceWords(cost: Goods): string {
    return goodsIn(cost).length
        ? texts.line("web-cave-cost", { goods: amounts(cost) })
        : texts.line("web-cave-free");
}

export function effectsWords(effects: readonly Effect[], perTurn: Counts): string {
    return effects.map((effect) => effectWords(effect, perTurn)).join("; ");
}

export function effectWords(effect: Effect, perTurn: Counts): string {
    const first = effect[0];
    if (first && effect.length > MANY)
        return texts.line("web-cave-any-three", { goods: amounts(first.get) });
    return effect.map((deed) => deedWords(deed, perTurn)).join(" / ");
}

export function deedWords(deed: Deed, perTurn: Counts): string {
    switch (deedOf(deed)) {
        case "dig":
            return digWords(deed);
        case "furnish":
            return furnishWords(priceOf(deed, perTurn));
        case "use":
            return texts.line("web-cave-use", { count: deed.count });
        case "build":
            return texts.line("web-cave-build");
        case "raze":
            return texts.line("web-cave-raze", { goods: amounts(deed.get) });
        default:
            return goodsWords(deed);
    }
}

function digWords(deed: Deed): string {
    if (deed.through_walls) return texts.line("web-cave-undermine");
    if (!goodsIn(deed.pay).length) return texts.line("web-cave-dig", { count: deed.count });
    return texts.line("web-cave-dig-paid", { count: deed.count, paid: amounts(deed.pay) });
}

function furnishWords(price: Goods): string {
    if (!goodsIn(price).length) return texts.line("web-cave-furnish-free");
    return texts.line("web-cave-furnish", { paid: amounts(price) });
}

function goodsWords(deed: Deed): string {
    const what = lowerFirst(goodsDone(deed));
    const below = Math.max(...deed.below);
    if (deedOf(deed) !== "gain" || below === 0) return what;
    return texts.line("web-cave-below", { what, count: below });
}

function goodsDone(deed: Deed): string {
    if (deedOf(deed) === "replenish")
        return texts.line("cave_vs_cave-action-replenish", { levels: levels(deed.get) });
    const goods = amounts(deed.get);
    if (deedOf(deed) === "trade")
        return texts.line("cave_vs_cave-action-trade", { paid: amounts(deed.pay), goods });
    return texts.line("cave_vs_cave-action-gain", { goods });
}

export function cellName(cell: string): string {
    return cell === EXTRA ? texts.line("web-cave-extra-cell") : cell.toUpperCase();
}

/** What lies in a cell. */
export function cellWords(cave: CaveVsCavePlayerView, cell: string): string {
    const room = cave.rooms[cell];
    if (room)
        return texts.line("web-cave-furnished", { cell: cellName(cell), room: roomName(room) });
    if (cave.empty.includes(cell))
        return texts.line("web-cave-empty", {
            cell: cellName(cell),
            walls: wallsAround(cave, cell),
        });
    const hasFood = CELLS.some(({ key, food }) => key === cell && food > 0);
    return texts.line(hasFood ? "web-cave-face-down-food" : "web-cave-face-down", {
        cell: cellName(cell),
    });
}

/** Why a room fits into a cavern or not. */
export function fitWords(fit: Fit): string {
    if (!fit) return texts.line("web-cave-fit-never");
    if (isFit(fit)) return texts.line("web-cave-fits");
    return fit.build.length
        ? texts.line("web-cave-fit-missing", { count: fit.build.length })
        : texts.line("web-cave-fit-excess", { count: fit.raze.length });
}

/** How a room on display stands to somebody's cave now: where it fits, and what is missing for it. */
export function outlookWords(cave: CaveVsCavePlayerView, room: string): readonly string[] {
    const outlook = cave.furnishing[room];
    if (!outlook) return [];
    const { cells, missing, too_blue } = outlook;
    const lacking = countsWords(missing);
    return [
        cells.length
            ? texts.line("web-cave-fits-in", { cells: texts.listed(cells.map(cellName)) })
            : texts.line("web-cave-fits-nowhere"),
        ...(lacking ? [texts.line("cave_vs_cave-reason-missing", { goods: lacking })] : []),
        ...(too_blue ? [texts.line("web-cave-too-blue")] : []),
    ];
}

export function countsWords(counts: Counts): string {
    const parts = Object.entries(counts).map(([good, count]) =>
        texts.line("cave_vs_cave-amount", { good, count }),
    );
    return parts.length ? texts.listed(parts) : "";
}

export function wallsAround(cave: CaveVsCavePlayerView, cell: string): string {
    return texts.line("cave_vs_cave-walls", { kind: cave.caverns[cell]?.walls ?? "none" });
}

/** Where a border lies: "between A3 and B3". */
export function borderWords(border: string): string {
    const { cell, other } = borderOf(border);
    if (other < 0) return texts.line("cave_vs_cave-border-extra", { side: border.slice(-1) });
    const [first = "", second = ""] = [CELL_KEYS[cell], CELL_KEYS[other]];
    return texts.line("cave_vs_cave-border", {
        first: first.toUpperCase(),
        second: second.toUpperCase(),
    });
}

/** The walls that somebody has built, in the order of the box. */
export function wallList(cave: CaveVsCavePlayerView): string {
    const built = BORDERS.filter(({ key }) => cave.walls.includes(key));
    return texts.listed(built.map(({ key }) => borderWords(key)));
}

export function upperFirst(words: string): string {
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function lowerFirst(words: string): string {
    return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}

/** Returns how much smaller a name has to be written so that its longest word fits into one line of so many letters. */
export function shrinkOf(name: string, letters = 10.5): number {
    return Math.min(1, letters / longestWord(name));
}
