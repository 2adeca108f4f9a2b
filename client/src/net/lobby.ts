/** Tables before and beside play: lists of them, making one, sitting down, starting. */
import type {
    ChangeSeat,
    ClockBody,
    Join,
    MyTable,
    NewFromRecord,
    NewTable,
    Once,
    Ready,
    SeatBot,
    Stand,
    Start,
    TableMade,
} from "../wire/http";
import type { Card, Lobby } from "../wire/types";

import { get, newKey, post } from "./api";

export type Visibility = NonNullable<NewTable["visibility"]>;
export type Pace = NonNullable<NewTable["pace"]>;
export type ClockKind = NonNullable<ClockBody["kind"]>;

/** What a table in any list has. */
export type Listed = Pick<Card, "id" | "game" | "status" | "changed" | "from_record" | "rated"> & {
    readonly seats: readonly {
        readonly name: string;
        readonly level: string;
        readonly vacation?: number | null;
    }[];
};

/** A table that somebody is at: the invitation opens a private one. */
export interface Place {
    readonly id: string;
    readonly invite: string;
}

export function makeTable(wishes: NewTable): Promise<TableMade> {
    return post<TableMade>("/tables", wishes);
}

/** Makes a table from a record. */
export function importRecord(record: string, name: string): Promise<TableMade> {
    const said: NewFromRecord = { record, name, key: newKey() };
    return post<TableMade>("/tables/import", said);
}

/** Sits down; where a table goes on from a record, one has to know it. */
export function sitDown(
    place: Place,
    name: string,
    seat: number | null = null,
    knowsRecord = false,
): Promise<unknown> {
    const said: Join = { name, seat, knows_record: knowsRecord, key: newKey() };
    return post(pathOf(place, "join"), said);
}

export function seatBot(place: Place, level: string, seat: number): Promise<unknown> {
    return post(pathOf(place, "bots"), { level, seat, key: newKey() } satisfies SeatBot);
}

export function standUp(place: Place, seat: number): Promise<unknown> {
    return post(pathOf(place, "stand"), { seat, key: newKey() } satisfies Stand);
}

/** Takes another seat before the start, and its colour. */
export function changeSeat(place: Place, seat: number, to: number): Promise<unknown> {
    return post(pathOf(place, "change-seat"), { seat, to, key: newKey() } satisfies ChangeSeat);
}

/** Says whether one may begin. */
export function getReady(place: Place, seat: number, ready: boolean): Promise<unknown> {
    return post(pathOf(place, "ready"), { seat, ready, key: newKey() } satisfies Ready);
}

/** Begins to play; bots fill the seats that are open. */
export function start(place: Place, level = ""): Promise<unknown> {
    return post(pathOf(place, "start"), { level, key: newKey() } satisfies Start);
}

export function closeTable(place: Place): Promise<unknown> {
    return post(pathOf(place, "close"), { key: newKey() } satisfies Once);
}

/** How somebody wants to play; what is empty does not matter. */
export interface Terms {
    readonly game?: string;
    readonly pace?: string;
    readonly rated?: string;
    readonly experience?: string;
}

export async function publicTables(
    status: "open" | "playing",
    terms: Terms = {},
): Promise<readonly Card[]> {
    const asked = new URLSearchParams({ status, limit: "8" });
    for (const [key, value] of Object.entries(terms) as [string, string][])
        if (value) asked.set(key, value);
    return (await get<Lobby>(`/tables?${asked.toString()}`)).tables;
}

export function myTables(limit: number, offset = 0): Promise<readonly MyTable[]> {
    return get<readonly MyTable[]>(`/me/tables?limit=${limit}&offset=${offset}`);
}

/** Makes a table against bots and begins at once. */
export async function playNow(game: string, seats: number, name: string): Promise<TableMade> {
    const made = await makeTable({ game, seats, name });
    await sitDown(made, name);
    await start(made);
    return made;
}

/** Returns where a table is found in a browser. */
export function addressOf({ id, invite }: Place): string {
    const query = invite ? `?${new URLSearchParams({ invite }).toString()}` : "";
    return `/tables/${encodeURIComponent(id)}${query}`;
}

/** Returns where a moment of a table is found: after so many moves. */
export function momentOf({ id, invite }: Place, move: number): string {
    const asked = new URLSearchParams({ ...(invite ? { invite } : {}), at: String(move) });
    return `/tables/${encodeURIComponent(id)}?${asked.toString()}`;
}

/** Returns where a pasted link leads, if it is one to a table: whole, or only its end. */
export function addressIn(pasted: string, origin: string): string | null {
    const text = pasted.trim();
    if (!text || !URL.canParse(text, `${origin}/tables/`)) return null;
    const link = new URL(text, `${origin}/tables/`);
    const [, id] = /^\/tables\/([\w-]+)\/?$/.exec(link.pathname) ?? [];
    return id ? addressOf({ id, invite: link.searchParams.get("invite") ?? "" }) : null;
}

/** Returns where the server answers for a table; whatever else is asked comes after the invitation. */
export function pathOf(
    { id, invite }: Place,
    verb: string,
    asked: Readonly<Record<string, string>> = {},
): string {
    const query = new URLSearchParams({ ...(invite ? { invite } : {}), ...asked }).toString();
    return `/tables/${encodeURIComponent(id)}/${verb}${query ? `?${query}` : ""}`;
}
