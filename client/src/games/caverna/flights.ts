/** Which pieces travel because of what has happened, so that one sees where they come from and go to. */
import type { CavernaEvent, CavernaView, LogLine } from "../../wire/types";
import { MOST_PIECES, type Arrival, type Flight } from "../kit/flights";

import { eventOf } from "./told";

type Amounts = Readonly<Record<string, number>>;

const spaceSpot = (space: string): string => `space-${space}`;
const seatSpot = (seat: number): string => `seat-${seat}`;

/** Returns which spaces were entered. */
export function arrivalsIn(lines: readonly LogLine[]): readonly Arrival[] {
    return lines.map(eventOf).flatMap((event) => {
        const isThere = event.kind === "dwarf-placed" || event.kind === "imitated";
        return isThere ? [{ place: spaceSpot(event.space), seat: event.seat }] : [];
    });
}

/** Returns the flights of what has happened, in its order; goods come from where a dwarf has gone before. */
export function flightsIn(
    lines: readonly LogLine[],
    before: Pick<CavernaView, "action">,
): readonly Flight[] {
    let source = before.action ? spaceSpot(before.action.stands) : "";
    let step = 0;
    return lines.map(eventOf).flatMap((event) => {
        if (event.kind === "dwarf-placed" || event.kind === "imitated")
            source = spaceSpot(event.space);
        const flights = goodsOf(event, source).map((flight) => ({ ...flight, step }));
        if (flights.length) step += 1;
        return flights;
    });
}

function goodsOf(event: CavernaEvent, source: string): readonly Omit<Flight, "step">[] {
    switch (event.kind) {
        case "gained":
            return source ? flown(event.goods, source, seatSpot(event.seat)) : [];
        case "looted":
            return flown({ deed_expedition: 1 }, source, seatSpot(event.seat));
        case "fee-paid":
            return flown({ food: event.food }, seatSpot(event.seat), source);
        default:
            return [];
    }
}

function flown(goods: Amounts, from: string, to: string): readonly Omit<Flight, "step">[] {
    return Object.entries(goods)
        .filter(([, count]) => count > 0)
        .map(([icon, count]) => ({ icon, count: Math.min(count, MOST_PIECES), from, to }));
}
