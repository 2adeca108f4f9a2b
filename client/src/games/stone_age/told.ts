/** What has happened, as the log tells it: kinds and fields, never sentences; and how it is told. */
import type { Teller } from "../../table/telling";
import type { LogLine, StoneAgeEvent, StoneAgePlayerView, StoneAgeView } from "../../wire/types";

export function eventOf({ event }: LogLine): StoneAgeEvent {
    return event as StoneAgeEvent;
}

/** Dice are shaken for so many milliseconds, then they come to rest one after the other: so many each. */
export const CUP_SHAKES = 520;
export const DIE_RESTS = 170;

const PHASES: Readonly<Partial<Record<StoneAgeEvent["kind"], string>>> = {
    placed: "placing",
    "dice-rolled": "acting",
    declined: "acting",
    "card-bought": "acting",
    "building-bought": "acting",
    "figure-born": "acting",
    harvested: "feeding",
    fed: "feeding",
    starved: "feeding",
    "round-begun": "placing",
};

const gained = { kind: "gain", joins: true } as const;

export const TELLER: Teller<StoneAgeEvent, StoneAgeView> = {
    tells: {
        started: "banner",
        "card-revealed": "reveal",
        "building-revealed": "reveal",
        placed: "move",
        "dice-rolled": { kind: "roll", extra: ({ dice }) => dice.length * DIE_RESTS },
        "items-rolled": { kind: "roll", extra: ({ dice }) => dice.length * DIE_RESTS },
        "tools-used": "move",
        gained,
        "tool-gained": gained,
        "figure-born": "gain",
        "agriculture-raised": gained,
        "nothing-gained": gained,
        "card-bought": "gain",
        "building-bought": "gain",
        declined: "move",
        "points-scored": gained,
        "card-drawn": { kind: "reveal", joins: true },
        "deck-was-empty": gained,
        "card-kept": { kind: "move", joins: true },
        "card-cashed": "gain",
        harvested: "meal",
        fed: { kind: "meal", joins: true },
        starved: "meal",
        "round-begun": "banner",
        "game-ended": "banner",
    },
    phase: ({ kind }) => PHASES[kind] ?? null,
    changed: (view, event) => ("seat" in event ? withPlayer(view, event.seat, event) : view),
    marks: marksOf,
};

/** The spots that a move was about. */
function marksOf(event: StoneAgeEvent): readonly string[] | null {
    switch (event.kind) {
        case "placed":
        case "declined":
            return [event.place];
        case "dice-rolled":
            return [`roll-${event.good}`];
        case "card-bought":
            return [`card-${event.card}`];
        case "building-bought":
            return [`building-${event.building}`];
        case "tool-gained":
            return ["tool_maker"];
        case "figure-born":
            return ["hut"];
        case "agriculture-raised":
            return ["field"];
        default:
            return null;
    }
}

type OfSeat = Extract<StoneAgeEvent, { readonly seat: number }>;

function withPlayer(view: StoneAgeView, seat: number, event: OfSeat): StoneAgeView {
    const done = placeDone(view, event);
    const players = view.players.map((player, at) =>
        at === seat
            ? { ...player, ...changesOf(player, event), ...comingHome(player, done) }
            : player,
    );
    return { ...view, players };
}

/** The place whose figures go home with an event; nothing where it does not say that. */
function placeDone(view: StoneAgeView, event: OfSeat): string {
    switch (event.kind) {
        case "declined":
            return event.place;
        case "card-bought":
            return `card_${view.cards.indexOf(event.card) + 1}`;
        case "building-bought":
            return `building_${view.stacks.findIndex(({ top }) => top === event.building) + 1}`;
        default:
            return "";
    }
}

function comingHome(player: StoneAgePlayerView, place: string): Partial<StoneAgePlayerView> {
    const { [place]: count, ...placed } = player.placed;
    return count ? { placed, home: player.home + count } : {};
}

/** What an event changes for whom it is about. */
function changesOf(player: StoneAgePlayerView, event: OfSeat): Partial<StoneAgePlayerView> {
    switch (event.kind) {
        case "gained":
            return { goods: counted(player.goods, { [event.good]: event.count }, 1) };
        case "harvested":
            return { goods: counted(player.goods, { food: event.food }, 1) };
        case "card-cashed":
            return { goods: counted(player.goods, event.taken, 1) };
        case "fed":
        case "card-bought":
            return { goods: counted(player.goods, event.paid, -1) };
        case "building-bought":
            return {
                goods: counted(player.goods, event.paid, -1),
                points: player.points + event.points,
            };
        case "points-scored":
            return { points: player.points + event.points };
        case "starved":
            return { points: player.points - event.points };
        case "agriculture-raised":
            return { agriculture: event.level };
        default:
            return {};
    }
}

type Amounts = Readonly<Record<string, number>>;

function counted(goods: Amounts, more: Amounts, sign: 1 | -1): Amounts {
    const changed = Object.entries(more).map(([good, count]): [string, number] => [
        good,
        (goods[good] ?? 0) + sign * count,
    ]);
    return { ...goods, ...Object.fromEntries(changed) };
}
