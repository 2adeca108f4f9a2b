/** Tables before and beside play: lists of them, making one, sitting down, starting. */
import { get, newKey, post } from "./api";

export type Visibility = "public" | "unlisted" | "private";
export type Pace = "live" | "correspondence";
export type ClockKind = "none" | "bank" | "days";
export type OptionValue = boolean | number | string;

export interface TableMade {
    readonly id: string;
    readonly invite: string;
}

export interface Wishes {
    readonly game: string;
    readonly seats: number;
    readonly name: string;
    readonly options?: Readonly<Record<string, OptionValue>>;
    readonly visibility?: Visibility;
    readonly pace?: Pace;
    readonly clock?: {
        readonly kind: ClockKind;
        readonly seconds: number;
        readonly increment: number;
    };
    readonly auto_start?: boolean;
}

/** A seat in a list. */
export interface ListedSeat {
    readonly name: string;
    readonly level: string;
}

/** A public table in a list. */
export interface PublicTable {
    readonly id: string;
    readonly game: string;
    readonly pace: string;
    readonly clock: string;
    readonly status: string;
    readonly seats: readonly (ListedSeat & { readonly kind: string })[];
    readonly changed: number;
}

/** One of one's own tables in a list. */
export interface MyTable {
    readonly id: string;
    readonly game: string;
    readonly status: string;
    readonly changed: number;
    readonly to_act: number;
    readonly your_move: boolean;
    readonly host: boolean;
    readonly seats: readonly (ListedSeat & { readonly yours: boolean })[];
}

/** A table that somebody is at: the invitation opens a private one. */
export interface Place {
    readonly id: string;
    readonly invite: string;
}

export function makeTable(wishes: Wishes): Promise<TableMade> {
    return post<TableMade>("/tables", wishes);
}

/** Makes a table from a record. */
export function importRecord(record: string, name: string): Promise<TableMade> {
    return post<TableMade>("/tables/import", { record, name, key: newKey() });
}

export function sitDown(place: Place, name: string, seat: number | null = null): Promise<unknown> {
    return post(pathOf(place, "join"), { name, seat, key: newKey() });
}

export function seatBot(place: Place, level: string, seat: number): Promise<unknown> {
    return post(pathOf(place, "bots"), { level, seat, key: newKey() });
}

export function standUp(place: Place, seat: number): Promise<unknown> {
    return post(pathOf(place, "stand"), { seat, key: newKey() });
}

/** Begins to play; bots fill the seats that are open. */
export function start(place: Place, level = ""): Promise<unknown> {
    return post(pathOf(place, "start"), { level, key: newKey() });
}

export function closeTable(place: Place): Promise<unknown> {
    return post(pathOf(place, "close"), { key: newKey() });
}

export async function publicTables(status: "open" | "playing"): Promise<readonly PublicTable[]> {
    return (await get<{ tables: readonly PublicTable[] }>(`/tables?status=${status}&limit=8`))
        .tables;
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
