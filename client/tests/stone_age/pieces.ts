/** A table of Stone Age for tests. */
import type { Offer, StoneAgePlayerView, StoneAgeView } from "../../src/wire/types";

export function player(change: Partial<StoneAgePlayerView> = {}): StoneAgePlayerView {
    return {
        agriculture: 0,
        buildings: [],
        cards: [],
        figures: 5,
        goods: { wood: 0, clay: 0, stone: 0, gold: 0, food: 12 },
        home: 5,
        one_use: [],
        placed: {},
        points: 0,
        secret_cards: [],
        secret_count: 0,
        tools: [],
        two_of_choice: false,
        ...change,
    };
}

export function table(mine: Partial<StoneAgePlayerView>): StoneAgeView {
    return {
        cards: ["c01", "c26", "c05", "c20"],
        deck_left: 32,
        first: 0,
        players: [player(mine)],
        question: "place 0",
        round: 1,
        stacks: [{ left: 7, top: "b01" }],
        to_act: 0,
        unseen_buildings: [],
        unseen_cards: [],
    };
}

export function offer(action: string): Offer {
    return {
        action,
        text: { kind: "text", key: "x", args: {} },
        anchors: action.split(" ").slice(1),
    };
}
