/** What has happened as steps: each is one thing that is told, with the table as it is then. */
import { TIMES, type Kind } from "../lib/times";
import { patched, type Patch } from "../net/updates";
import type { Between, Frame, LogLine } from "../wire/types";

/** An event of any game: its kind and its fields. */
export interface AnyEvent {
    readonly kind: string;
}

/** How one kind of event is told. */
export interface Tells<Event = never> {
    readonly kind: Kind;
    /** It is told together with what has just happened to the same seat in the same move. */
    readonly joins?: boolean;
    /** Milliseconds that it takes more, at normal speed: for many dice. */
    readonly extra?: (event: Event) => number;
}

type OfKind<Event extends AnyEvent, Name extends string> = Extract<Event, { readonly kind: Name }>;

/** How a game tells what happens; it is declared in its `told.ts` as `TELLER`. */
export interface Teller<Event extends AnyEvent, View> {
    readonly tells: {
        readonly [Name in Event["kind"]]: Kind | Tells<OfKind<Event, Name>>;
    };
    /** All that one move has led to is one step: the board itself tells it in its order. */
    readonly byMove?: boolean;
    /** The phase of the game that an event belongs to, by its id; nothing where it may be any. */
    readonly phase?: (event: Event) => string | null;
    /** What an event changes in a view. With it a move of many events is shown one by one: the last step shows the truth. */
    readonly changed?: (view: View, event: Event) => View;
    /** Names of the spots that a move of a player was about; nothing where it was no move. */
    readonly marks?: (event: Event) => readonly string[] | null;
}

/** A teller of whatever game is played. */
export interface SomeTeller {
    readonly tells: Readonly<Record<string, Kind | Tells>>;
    readonly byMove?: boolean;
    readonly phase?: (event: never) => string | null;
    readonly changed?: (view: Frame["view"], event: never) => Frame["view"];
    readonly marks?: (event: never) => readonly string[] | null;
}

/** Games that declare nothing tell every event as a move. */
export const PLAIN: SomeTeller = { tells: {} };

/** One thing that is told. */
export interface Step {
    /** Counts the steps of a table: another step has another number. */
    readonly number: number;
    readonly kind: Kind;
    readonly move: number;
    /** Whom it is about; -1 for nobody. */
    readonly seat: number;
    readonly lines: readonly LogLine[];
    /** For how many milliseconds it has to be readable at normal speed. */
    readonly lasts: number;
    /** The phase that begins with it, by its id; empty where none does. */
    readonly phase: string;
}

/** A step as the events tell it; which phases begin is known in their order only. */
export type Told = Omit<Step, "number" | "phase">;

/** A step with the table as it is shown meanwhile. */
export interface Scene {
    readonly frame: Frame;
    /** Nothing where a frame tells nothing new. */
    readonly step: Told | null;
}

/** So many steps at once can be followed; more is a leap. */
const MOST_STEPS = 60;

/** Returns what a frame brings after the one before, in its order; the last scene shows the frame itself. */
export function scenesOf(
    before: Frame | null,
    frame: Frame,
    between: readonly Between[],
    teller: SomeTeller,
): readonly Scene[] {
    // Before a game begins there is no board on which its first moves could be told.
    const hasGame = before !== null && before.table.status !== "open";
    const isNews = hasGame && frame.moves > before.moves;
    if (!isNews || frame.lines_from > before.moves) return [{ frame, step: null }];
    const fresh = frame.lines.filter(({ move }) => move > before.moves);
    const groups = groupsOf(fresh, teller);
    if (!groups.length || groups.length > MOST_STEPS) return [{ frame, step: null }];
    return told(before, frame, between, groups, teller);
}

function told(
    before: Frame,
    frame: Frame,
    between: readonly Between[],
    groups: readonly (readonly LogLine[])[],
    teller: SomeTeller,
): readonly Scene[] {
    const views = viewsAfter(before, between);
    let { view } = before;
    let count = frame.lines.filter(({ move }) => move <= before.moves).length;
    return groups.map((lines, at) => {
        count += lines.length;
        const step = stepOf(lines, teller);
        const isLast = at === groups.length - 1;
        if (isLast) return { frame, step };
        const { move } = step;
        const ends = groups[at + 1]?.[0]?.move !== move;
        const known = ends ? views.get(move) : undefined;
        view = known?.view ?? changedBy(view, lines, teller);
        const moment = { view, moves: move, to_act: known?.to_act ?? before.to_act };
        const heard = { lines: frame.lines.slice(0, count), lines_from: frame.lines_from };
        return { frame: { ...quiet(before, frame), ...moment, ...heard }, step };
    });
}

const NOTHING_BACK = { undo: false, redo: false, held: false, ask: false, why_not: null } as const;

/** A frame in which nobody is asked anything: what is told goes on. */
function quiet(before: Frame, { viewer, occupants }: Frame): Frame {
    const nobody = { question: null, hand_over: null, notices: [] };
    const undoing = before.undoing && { ...before.undoing, ...NOTHING_BACK };
    return { ...before, viewer, occupants, undoing, ...nobody };
}

/** Returns how the table looked after moves that came at once, by their number. */
function viewsAfter(
    before: Frame,
    between: readonly Between[],
): ReadonlyMap<number, { readonly view: Frame["view"]; readonly to_act: number }> {
    let { view } = before;
    return new Map(
        between.map(({ moves, to_act, view: patch }) => {
            view = patched(view, patch as Patch) as Frame["view"];
            return [moves, { view, to_act }];
        }),
    );
}

function changedBy(
    view: Frame["view"],
    lines: readonly LogLine[],
    { changed }: SomeTeller,
): Frame["view"] {
    if (!changed) return view;
    return lines.reduce((now, { event }) => changed(now, event as never), view);
}

/** Puts together what is told at once. */
export function groupsOf(
    lines: readonly LogLine[],
    teller: SomeTeller,
): readonly (readonly LogLine[])[] {
    const groups: LogLine[][] = [];
    for (const line of lines) {
        const last = groups.at(-1);
        const isAside = timeOf(line, teller) === 0;
        const belongs = isAside || (last && (!lasts(last, teller) || joins(line, last, teller)));
        if (last && belongs) last.push(line);
        else groups.push([line]);
    }
    return groups;
}

function joins(line: LogLine, group: readonly LogLine[], teller: SomeTeller): boolean {
    const last = group.at(-1);
    if (last?.move !== line.move) return false;
    return teller.byMove || (seatOf(last) === seatOf(line) && tellsOf(line, teller).joins === true);
}

function stepOf(lines: readonly LogLine[], teller: SomeTeller): Told {
    const first = lines.find((line) => timeOf(line, teller)) ?? lines[0]!;
    const { kind } = tellsOf(first, teller);
    const [{ move }, seat] = [lines.at(-1)!, seatOf(first)];
    return { kind, move, seat, lines, lasts: lasts(lines, teller) };
}

function lasts(lines: readonly LogLine[], teller: SomeTeller): number {
    return lines.reduce((sum, line) => sum + timeOf(line, teller), 0);
}

function tellsOf({ event }: LogLine, { tells }: Pick<SomeTeller, "tells">): Tells {
    const declared = tells[(event as unknown as AnyEvent).kind] ?? "move";
    return typeof declared === "string" ? { kind: declared } : declared;
}

/** Returns for how many milliseconds a line has to be readable at normal speed. */
export function timeOf(line: LogLine, teller: Pick<SomeTeller, "tells">): number {
    const { kind, extra } = tellsOf(line, teller);
    return TIMES[kind] + (extra?.(line.event as never) ?? 0);
}

/** Whom a line is about, which chance may have decided. */
export function seatOf({ seat, event }: LogLine): number {
    const about = (event as { readonly seat?: unknown }).seat;
    return typeof about === "number" ? about : seat;
}

/** Returns the lines that are announced over the board: a round, a harvest, the end. */
export function announcedIn(lines: readonly LogLine[], teller: SomeTeller): readonly LogLine[] {
    return lines.filter((line) => tellsOf(line, teller).kind === "banner");
}

/** Returns the last phase that some lines belong to; nothing where they say none. */
export function phaseIn(lines: readonly LogLine[], { phase }: SomeTeller): string | null {
    const phases = lines.map(({ event }) => phase?.(event as never) ?? null);
    return phases.findLast((one) => one !== null) ?? null;
}
