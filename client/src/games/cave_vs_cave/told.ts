/** What has happened, as the log tells it: kinds and fields, never sentences. */
import type { Counts } from "../../net/offers";
import type { Teller } from "../../table/telling";
import type {
    CaveVsCaveEvent,
    CaveVsCavePlayerView,
    CaveVsCaveView,
    LogLine,
    Text,
} from "../../wire/types";

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

/** Whether a room was just turned up: dug out of the rock, or from the stack. */
export function wasRevealed(lines: readonly LogLine[], room: string): boolean {
    return lines
        .map(eventOf)
        .some(
            (event) =>
                (event.kind === "room-dug-up" || event.kind === "room-revealed") &&
                event.room === room,
        );
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

/** Whether a wall of somebody was just built. */
export function wasBuilt(lines: readonly LogLine[], seat: number, border: string): boolean {
    return lines
        .map(eventOf)
        .some(
            (event) =>
                event.kind === "wall-built" && event.seat === seat && event.border === border,
        );
}

/** Whether a cavern of somebody was just furnished. */
export function wasFurnished(lines: readonly LogLine[], seat: number, cell: string): boolean {
    return lines
        .map(eventOf)
        .some(
            (event) =>
                event.kind === "room-furnished" && event.seat === seat && event.cell === cell,
        );
}

/** Returns the cells in which somebody has just dug. */
export function dugIn(lines: readonly LogLine[], seat: number): readonly string[] {
    return lines
        .map(eventOf)
        .flatMap((event) =>
            event.kind === "cavern-dug" && event.seat === seat ? [event.cell] : [],
        );
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

export const TELLER: Teller<CaveVsCaveEvent, CaveVsCaveView> = {
    tells: {
        started: "banner",
        "room-removed": "aside",
        "round-begun": "banner",
        "tile-revealed": "reveal",
        "tile-taken": "move",
        gained: { kind: "gain", joins: true },
        traded: { kind: "gain", joins: true },
        exchanged: "move",
        "room-worked": "reveal",
        "wall-built": "move",
        "wall-razed": "move",
        "cavern-dug": "move",
        "room-dug-up": "reveal",
        "room-revealed": "reveal",
        "room-furnished": "gain",
        "cavern-granted": "move",
        "cavern-laid": "move",
        "room-used": "move",
        "game-ended": "banner",
    },
    changed: withEvent,
    marks: marksOf,
};

/** A view after an event, as far as the next one needs it: the last one brings the truth. */
function withEvent(view: CaveVsCaveView, event: CaveVsCaveEvent): CaveVsCaveView {
    if (!("seat" in event)) return view;
    const players = view.players.map((player, at) =>
        at === event.seat ? withDeed(withGoods(player, movedBy(event)), event) : player,
    );
    const display =
        event.kind === "room-furnished"
            ? view.display.filter((room) => room !== event.room)
            : view.display;
    return { ...view, players, display };
}

function withGoods(player: CaveVsCavePlayerView, moved: readonly Counts[]): CaveVsCavePlayerView {
    const goods = Object.entries(player.goods).map(([good, count]): [string, number] => [
        good,
        count + movedOf(moved, good),
    ]);
    return { ...player, goods: Object.fromEntries(goods) };
}

function withDeed(player: CaveVsCavePlayerView, event: CaveVsCaveEvent): CaveVsCavePlayerView {
    switch (event.kind) {
        case "tile-taken":
            return { ...player, tiles: [...player.tiles, event.tile] };
        case "wall-built":
            return { ...player, walls: [...player.walls, event.border] };
        case "wall-razed":
            return { ...player, walls: player.walls.filter((one) => one !== event.border) };
        case "cavern-dug":
            return {
                ...player,
                empty: [...player.empty, event.cell],
                face_down: player.face_down.filter((one) => one !== event.cell),
            };
        case "room-furnished":
            return {
                ...player,
                rooms: { ...player.rooms, [event.cell]: event.room },
                empty: player.empty.filter((one) => one !== event.cell),
            };
        default:
            return player;
    }
}

/** The spots that a move was about: tiles, rooms, cells and borders of a seat. */
function marksOf(event: CaveVsCaveEvent): readonly string[] | null {
    switch (event.kind) {
        case "tile-taken":
            return [`tile-${event.tile}`];
        case "wall-built":
        case "wall-razed":
            return [`${event.seat} ${event.border}`];
        case "cavern-dug":
        case "room-dug-up":
        case "room-furnished":
            return [`${event.seat} ${event.cell}`];
        case "room-used":
            return [`${event.seat} ${event.room}`];
        case "gained":
        case "traded":
        case "exchanged":
        case "cavern-laid":
            return [];
        default:
            return null;
    }
}
