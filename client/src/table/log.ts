/** The log: what happened, move by move, with what happened around the game between. */
import type { Frame, LogLine, Notice, Text } from "../wire/types";

/** What is told about one move, or one notice. */
export interface Entry {
    readonly key: string;
    readonly kind: "move" | "notice";
    readonly move: number;
    readonly seat: number;
    readonly texts: readonly Text[];
}

/** Puts lines and notices into one list: a notice comes after the move that it followed. */
export function entriesOf(lines: readonly LogLine[], notices: readonly Notice[]): readonly Entry[] {
    const moves = movesIn(lines);
    const told = notices.map(noticeEntry).toSorted((one, other) => one.move - other.move);
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
    const entries = new Map<number, Entry>();
    for (const { move, seat, text } of lines) {
        const before = entries.get(move);
        const texts = [...(before?.texts ?? []), text];
        const who = before && before.seat >= 0 ? before.seat : seat;
        entries.set(move, { key: `move ${move}`, kind: "move", move, seat: who, texts });
    }
    return [...entries.values()].toSorted((one, other) => one.move - other.move);
}

function noticeEntry({ number, move, seat, text }: Notice): Entry {
    return { key: `notice ${number}`, kind: "notice", move, seat, texts: [text] };
}

/** Returns the lines that are known with a frame: it tells anew what comes after `lines_from`. */
export function linesWith(known: readonly LogLine[], frame: Frame): readonly LogLine[] {
    return [...known.filter((line) => line.move <= frame.lines_from), ...frame.lines];
}

/** Returns the notices that are known with a frame; none is told twice. */
export function noticesWith(known: readonly Notice[], frame: Frame): readonly Notice[] {
    const heard = new Set(frame.notices.map((notice) => notice.number));
    return [...known.filter((notice) => !heard.has(notice.number)), ...frame.notices];
}
