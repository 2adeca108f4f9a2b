/** What flies over the board: goods that are paid and goods that come. */
import type { Counts } from "../../net/offers";
import type { CaveVsCaveEvent, CaveVsCaveView, LogLine } from "../../wire/types";
import { MOST_PIECES, type Flight } from "../kit/flights";

import { eventOf } from "./told";

/** Returns the goods on their way, event by event. */
export function flightsIn(lines: readonly LogLine[], before: CaveVsCaveView): readonly Flight[] {
    return lines
        .map(eventOf)
        .flatMap((event, step) =>
            "seat" in event ? movesOf(event, sourceOf(event, before), step) : [],
        );
}

/** Where goods come from and go to: the cavern that is worked at, or what is carried out. */
function sourceOf(event: CaveVsCaveEvent, before: CaveVsCaveView): string {
    if (event.kind === "cavern-dug" || event.kind === "room-furnished")
        return `cell-${event.seat}-${event.cell}`;
    if (event.kind === "room-worked") return spotOf(event.seat, event.room, before);
    const { question } = before;
    return question?.kind === "room" ? spotOf(question.seat, question.room, before) : "bench";
}

function spotOf(seat: number, room: string, { players }: CaveVsCaveView): string {
    const rooms = Object.entries(players[seat]?.rooms ?? {});
    return `cell-${seat}-${rooms.find(([, key]) => key === room)?.[0] ?? ""}`;
}

function movesOf(event: CaveVsCaveEvent & { seat: number }, at: string, step: number): Flight[] {
    switch (event.kind) {
        case "gained":
        case "room-worked":
            return coming(event.goods, event.seat, at, step);
        case "traded":
            return [
                ...going(event.paid, event.seat, at, step),
                ...coming(event.goods, event.seat, at, step + 1),
            ];
        case "cavern-dug":
            return [
                ...going(event.paid, event.seat, at, step),
                ...coming({ food: event.food }, event.seat, at, step + 1),
            ];
        case "room-furnished":
            return going(event.paid, event.seat, at, step);
        default:
            return [];
    }
}

function coming(goods: Counts, seat: number, from: string, step: number): Flight[] {
    return amounts(goods).map(([icon, count]) => ({
        icon,
        count,
        from,
        to: `good-${seat}-${icon}`,
        step,
    }));
}

function going(goods: Counts, seat: number, to: string, step: number): Flight[] {
    return amounts(goods).map(([icon, count]) => ({
        icon,
        count,
        from: `good-${seat}-${icon}`,
        to,
        step,
    }));
}

function amounts(goods: Counts): (readonly [string, number])[] {
    return Object.entries(goods)
        .filter(([, count]) => count > 0)
        .map(([good, count]) => [good, Math.min(MOST_PIECES, count)]);
}
