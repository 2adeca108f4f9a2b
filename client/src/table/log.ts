/** The log: what happened, move by move, with what happened around the game between. */
import type { Frame, LogLine, LogPage, Notice, Text } from "../wire/types";

/** What is told about one move, or one notice. */
export interface Entry {
    readonly key: string;
    readonly kind: "move" | "notice";
    readonly move: number;
    readonly seat: number;
    readonly texts: readonly Text[];
}

/** What is known of the game: every line after the move `from`, up to the move `to`. */
export interface Known {
    readonly lines: readonly LogLine[];
    readonly from: number;
    readonly to: number;
}

/** Puts lines and notices into one list: a notice comes after the move that it followed. */
export function entriesOf(
    { lines, from }: Pick<Known, "lines" | "from">,
    notices: readonly Notice[],
): readonly Entry[] {
    const moves = movesIn(lines);
    const told = notices
        .filter(({ move }) => move >= from)
        .map(noticeEntry)
        .toSorted((one, other) => one.move - other.move);
    const entries: Entry[] = [];
    let next = 0;
    for (const entry of moves) {
        while (next < told.length && told[next]!.move < entry.move) entries.push(told[next++]!);
        entries.push(entry);
    }
    return [...entries, ...told.slice(next)];
}

/** Joins the lines of each move. */
function movesIn(lines: readonly LogLine[]): readonly Entry[] {
    const moves = new Map<number, LogLine[]>();
    for (const line of lines) {
        const told = moves.get(line.move);
        if (told) told.push(line);
        else moves.set(line.move, [line]);
    }
    return [...moves.values()].map(entryOf).toSorted((one, other) => one.move - other.move);
}

/** Entries by their first lines: what was told before is the same entry again, and is not drawn anew. */
const ENTRIES = new WeakMap<LogLine, Entry>();

function entryOf(lines: readonly LogLine[]): Entry {
    const [first] = lines as readonly [LogLine];
    const known = ENTRIES.get(first);
    const isSame =
        known?.texts.length === lines.length &&
        lines.every(({ text }, at) => text === known.texts[at]);
    if (isSame) return known;
    const { move } = first;
    const seat = lines.find((line) => line.seat >= 0)?.seat ?? first.seat;
    const texts = lines.map(({ text }) => text);
    const entry: Entry = { key: `move ${move}`, kind: "move", move, seat, texts };
    ENTRIES.set(first, entry);
    return entry;
}

function noticeEntry({ number, move, seat, text }: Notice): Entry {
    return { key: `notice ${number}`, kind: "notice", move, seat, texts: [text] };
}

/** Where keys lead in a list of so many lines, from one of them; null if a key leads nowhere. */
export function placeAfter(key: string, at: number, count: number): number | null {
    if (key === "Home") return 0;
    if (key === "End") return count - 1;
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -LEAP, PageDown: LEAP }[key];
    return by === undefined ? null : Math.min(count - 1, Math.max(0, at + by));
}

/** So many lines are passed over at once. */
const LEAP = 10;

/** So many entries are drawn at first; older ones come on demand. */
export const PAGE = 150;

/** So many entries are drawn before the one that is looked at: what led to it. */
const BEFORE = 10;

/** Returns the entry of a moment: some moves tell nothing, and then it is what was told last. */
export function entryAt(entries: readonly Entry[], moment: number | null): Entry | undefined {
    if (moment === null) return undefined;
    return entries.findLast(({ kind, move }) => kind === "move" && move <= moment);
}

/** Returns where the entries begin that are drawn: the last ones, those from a key on, and those around a moment. */
export function startOf(
    entries: readonly Entry[],
    key: string | null,
    moment: number | null = null,
): number {
    const last = Math.max(0, entries.length - PAGE);
    const found = entries.findIndex((entry) => entry.key === key);
    const start = found < 0 ? last : found;
    const looked = entryAt(entries, moment);
    return looked ? Math.min(start, Math.max(0, entries.indexOf(looked) - BEFORE)) : start;
}

/** Returns what is known with a frame, which tells anew all that comes after `lines_from`; before a gap, nothing is. */
export function knownWith(known: Known | null, frame: Frame): Known {
    const { lines, lines_from: from, moves: to } = frame;
    if (!known || known.to < from) return { lines, from, to };
    if (!lines.length && known.to === from) return { ...known, to };
    const kept = known.lines.filter(({ move }) => move <= from);
    return { lines: [...kept, ...lines], from: Math.min(known.from, from), to };
}

/** Returns what is known with the page before it. */
export function knownAfter(page: LogPage, known: Known): Known {
    return { ...known, lines: [...page.lines, ...known.lines], from: page.lines_from };
}

/** Returns the notices that are known with a frame; none is told twice. */
export function noticesWith(known: readonly Notice[], frame: Frame): readonly Notice[] {
    const heard = new Set(frame.notices.map((notice) => notice.number));
    return [...known.filter((notice) => !heard.has(notice.number)), ...frame.notices];
}
