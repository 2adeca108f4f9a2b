/** A table of Stone Age for tests. */
import type {
    LogLine,
    StoneAgeEvent,
    StoneAgePlayerView,
    StoneAgeView,
} from "../../src/wire/types";
import { TEXT } from "../offers";

export function player(change: Partial<StoneAgePlayerView> = {}): StoneAgePlayerView {
    return {
        agriculture: 0,
        buildings: [],
        cards: [],
        collection: { people: {}, symbols: {}, times: {} },
        figures: 5,
        goods: { wood: 0, clay: 0, stone: 0, gold: 0, food: 12 },
        home: 5,
        hunger: 0,
        one_use: [],
        placed: {},
        points: 0,
        secret_cards: [],
        secret_count: 0,
        spare_food: 7,
        tools: [],
        two_of_choice: false,
        worth: [],
        ...change,
    };
}

export function table(mine: Partial<StoneAgePlayerView>): StoneAgeView {
    return {
        cards: ["c01", "c26", "c05", "c20"],
        deck_left: 32,
        first: 0,
        players: [player(mine)],
        question: { kind: "place", seat: 0, home: 5 },
        round: 1,
        stacks: [{ left: 7, top: "b01" }],
        to_act: 0,
        unseen_buildings: [],
        endings: [],
        unseen_cards: [],
    };
}

/** A line of the log that tells an event. */
export function told(move: number, event: StoneAgeEvent): LogLine {
    return { move, seat: "seat" in event ? event.seat : -1, text: TEXT, event };
}
