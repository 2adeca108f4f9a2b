/** What has happened, as the log tells it: kinds and fields, never sentences. */
import type { Counts } from "../../net/offers";
import type { CaveVsCaveEvent, LogLine, Text } from "../../wire/types";

export function eventOf({ event }: LogLine): CaveVsCaveEvent {
    return event as CaveVsCaveEvent;
}

/** What a blue room has just done. */
export interface Announced {
    readonly seat: number;
    readonly room: string;
    readonly text: Text;
    readonly goods: readonly { readonly good: string; readonly count: number }[];
}

/** Returns what blue rooms did. */
export function announcements(lines: readonly LogLine[]): readonly Announced[] {
    return lines.flatMap((line) => {
        const event = eventOf(line);
        if (event.kind !== "room-worked") return [];
        const goods = Object.entries(event.goods).map(([good, count]) => ({ good, count }));
        return [{ seat: event.seat, room: event.room, text: line.text, goods }];
    });
}

/** Returns which room came out of which cell: "0 a2" → "bakehouse". */
export function unearthedIn(lines: readonly LogLine[]): ReadonlyMap<string, string> {
    const found = lines.flatMap((line): [string, string][] => {
        const event = eventOf(line);
        return event.kind === "room-dug-up" ? [[`${event.seat} ${event.cell}`, event.room]] : [];
    });
    return new Map(found);
}

/** Whether an action tile was just taken. */
export function wasTaken(lines: readonly LogLine[], tile: string): boolean {
    return lines.map(eventOf).some((event) => event.kind === "tile-taken" && event.tile === tile);
}

/** Whether a room of somebody was just used. */
export function wasUsed(lines: readonly LogLine[], seat: number, room: string): boolean {
    return lines
        .map(eventOf)
        .some((event) => event.kind === "room-used" && event.seat === seat && event.room === room);
}

/** Returns how much of each good somebody has just received and handed in, one after the other. */
export function goodsMoved(lines: readonly LogLine[], seat: number): readonly Counts[] {
    return lines
        .map(eventOf)
        .flatMap((event) => ("seat" in event && event.seat === seat ? movedBy(event) : []));
}

function movedBy(event: CaveVsCaveEvent): readonly Counts[] {
    switch (event.kind) {
        case "gained":
        case "room-worked":
            return [event.goods];
        case "traded":
            return [less(event.paid), event.goods];
        case "exchanged":
            return [{ [event.good]: -1 }, { food: 1 }];
        case "cavern-dug":
            return [less(event.paid), { food: event.food }];
        case "room-furnished":
            return [less(event.paid)];
        default:
            return [];
    }
}

function less(paid: Counts): Counts {
    return Object.fromEntries(Object.entries(paid).map(([good, count]) => [good, -count]));
}

/** Adds movements of one good up. */
export function movedOf(moved: readonly Counts[], good: string): number {
    return moved.reduce((sum, goods) => sum + (goods[good] ?? 0), 0);
}
