/** Which pieces travel between a view and the next one, so that one sees where gains come from. */
import { GOODS } from "../../wire/stone_age";
import type { StoneAgePlayerView, StoneAgeView } from "../../wire/types";

import { placeOf } from "./facts";

/** A piece on its way; the ends are names of spots on the screen. */
export interface Flight {
    readonly icon: string;
    readonly count: number;
    readonly from: string;
    readonly to: string;
}

const MOST_PIECES = 6;

/** Returns all flights; there are none into the past or over many moves at once. */
export function flightsBetween(before: StoneAgeView, after: StoneAgeView): readonly Flight[] {
    return after.players.flatMap((player, seat) => {
        const old = before.players[seat];
        return old
            ? [...goodsFlying(old, player, seat), ...cardsFlying(before, old, player, seat)]
            : [];
    });
}

function goodsFlying(old: StoneAgePlayerView, player: StoneAgePlayerView, seat: number): Flight[] {
    return GOODS.flatMap((good) => {
        const change = (player.goods[good] ?? 0) - (old.goods[good] ?? 0);
        if (!change) return [];
        const count = Math.min(Math.abs(change), MOST_PIECES);
        const [mat, place] = [`${seat}-${good}`, placeOf(good)];
        return change > 0 ? [{ icon: good, count, from: place, to: mat }] : [];
    });
}

function cardsFlying(
    before: StoneAgeView,
    old: StoneAgePlayerView,
    player: StoneAgePlayerView,
    seat: number,
): Flight[] {
    const isNew = (keys: readonly string[]) => (key: string) => !keys.includes(key);
    const cards = player.cards.filter(isNew(old.cards)).map((key) => ({
        icon: "card",
        count: 1,
        from: `card_${before.cards.indexOf(key) + 1}`,
        to: `${seat}-cards`,
    }));
    const tiles = player.buildings.filter(isNew(old.buildings)).map((key) => ({
        icon: "building",
        count: 1,
        from: `building_${before.stacks.findIndex(({ top }) => top === key) + 1}`,
        to: `${seat}-buildings`,
    }));
    return [...cards, ...tiles];
}
