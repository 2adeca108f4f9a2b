/** Which pieces travel because of what has happened, so that one sees where gains come from and payments go. */
import type { LogLine, StoneAgeEvent } from "../../wire/types";
import { MOST_PIECES, type Arrival, type Flight } from "../kit/flights";

import { placeOf } from "./facts";
import { CUP_SHAKES, DIE_RESTS, eventOf } from "./told";

/** Where cards and tiles lay before they were bought. */
export interface Display {
    readonly cards: readonly string[];
    readonly stacks: readonly { readonly top: string }[];
}

type Amounts = Readonly<Record<string, number>>;
type Way = Omit<Flight, "step">;

/** Returns where somebody has come to. */
export function arrivalsIn(lines: readonly LogLine[]): readonly Arrival[] {
    return lines
        .map(eventOf)
        .flatMap((event) =>
            event.kind === "placed" ? [{ place: event.place, seat: event.seat }] : [],
        );
}

/** Returns the flights of what has happened, in its order. */
export function flightsIn(lines: readonly LogLine[], before: Display): readonly Flight[] {
    let source = "";
    let step = 0;
    let wait = 0;
    return lines.map(eventOf).flatMap((event) => {
        source = sourceAfter(event, source, before);
        wait += fallOf(event);
        const ways = waysOf(event, source, before).filter(({ count }) => count > 0);
        const flights = ways.map((way) => ({ ...way, step, wait }));
        if (flights.length) step += 1;
        return flights;
    });
}

/** One sees for so many milliseconds how the pips of a roll are grouped. */
const GROUPS_READ = 300;

/** Returns for how many milliseconds dice fall before anything can come of them. */
function fallOf(event: StoneAgeEvent): number {
    if (event.kind !== "dice-rolled" && event.kind !== "items-rolled") return 0;
    return CUP_SHAKES + event.dice.length * DIE_RESTS + GROUPS_READ;
}

/** Returns what later gains come from: the place whose dice fall, or the card that was bought. */
function sourceAfter(event: StoneAgeEvent, source: string, before: Display): string {
    if (event.kind === "dice-rolled") return placeOf(event.good);
    if (event.kind === "card-bought") return spotOfCard(event.card, before);
    if (event.kind === "items-rolled") return "roll";
    return event.kind === "placed" || event.kind === "round-begun" ? "" : source;
}

function waysOf(event: StoneAgeEvent, source: string, before: Display): readonly Way[] {
    switch (event.kind) {
        case "gained":
            return [goodOf(event.good, event.count, source || placeOf(event.good), event.seat)];
        case "harvested":
            return [goodOf("food", event.food, "field", event.seat)];
        case "card-cashed":
            return goodsOf(event.taken, `${event.seat}-cards`, event.seat);
        case "tool-gained":
            return [wayOf("tool", source || "tool_maker", `${event.seat}-tools`)];
        case "agriculture-raised":
            return [wayOf("agriculture", source || "field", `${event.seat}-agriculture`)];
        case "tools-used":
            return [wayOf("tool", `${event.seat}-tools`, "roll")];
        case "card-bought":
            return bought("card", spotOfCard(event.card, before), event);
        case "building-bought":
            return bought("building", spotOfTile(event.building, before), event);
        case "card-drawn":
            return [wayOf("card", "deck", `${event.seat}-cards`)];
        case "fed":
            return paidOf(event.paid, event.seat, `${event.seat}-home`);
        default:
            return [];
    }
}

function bought(
    icon: "card" | "building",
    spot: string,
    { seat, paid }: { readonly seat: number; readonly paid: Amounts },
): readonly Way[] {
    return [...paidOf(paid, seat, spot), wayOf(icon, spot, `${seat}-${icon}s`)];
}

function wayOf(icon: string, from: string, to: string): Way {
    return { icon, count: 1, from, to };
}

function goodOf(good: string, count: number, from: string, seat: number): Way {
    return { icon: good, count: Math.min(count, MOST_PIECES), from, to: `${seat}-${good}` };
}

function goodsOf(goods: Amounts, from: string, seat: number): readonly Way[] {
    return Object.entries(goods).map(([good, count]) => goodOf(good, count, from, seat));
}

function paidOf(paid: Amounts, seat: number, to: string): readonly Way[] {
    return Object.entries(paid).map(([good, count]) => ({
        icon: good,
        count: Math.min(count, MOST_PIECES),
        from: `${seat}-${good}`,
        to,
    }));
}

function spotOfCard(card: string, { cards }: Display): string {
    return `card_${cards.indexOf(card) + 1}`;
}

function spotOfTile(tile: string, { stacks }: Display): string {
    return `building_${stacks.findIndex(({ top }) => top === tile) + 1}`;
}
