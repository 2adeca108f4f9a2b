/** Updates: what has changed makes the next frame of the one before. What stays the same stays the same object. */
import type { Frame, Update } from "../wire/types";

/**
 * What makes one value into another: `[value]` is another value, `{name: patch}` changes members of an object
 * or items of a list (null: the member is gone), `[first, last, items]` puts items into a list for others.
 */
export type Patch = readonly unknown[] | { readonly [name: string]: Patch | null };

type Members = Readonly<Record<string, unknown>>;

/** Returns the frame that an update makes of the one before, or null when it was made for another one. */
export function frameAfter(frame: Frame, update: Update): Frame | null {
    if (update.base !== frame.version) return null;
    const { version, moves, to_act, hand_over, lines, lines_from, notices } = update;
    const parts = patched(frame, update.changes as Patch) as Frame;
    return { ...parts, version, moves, to_act, hand_over, lines, lines_from, notices };
}

/** Returns what a value becomes; it stays as it is itself. */
export function patched(old: unknown, patch: Patch): unknown {
    if (isList(patch)) return patch.length === 1 ? patch[0] : spliced(old, patch);
    const changes = Object.entries(patch);
    if (!changes.length) return old;
    return Array.isArray(old) ? withItems(old, changes) : withMembers(old as Members, changes);
}

type Changes = readonly (readonly [string, Patch | null])[];

function withItems(old: readonly unknown[], changes: Changes): readonly unknown[] {
    const items = [...old];
    for (const [number, patch] of changes)
        if (patch) items[Number(number)] = patched(items[Number(number)], patch);
    return items;
}

function withMembers(old: Members, changes: Changes): Members {
    const members = { ...old };
    for (const [name, patch] of changes)
        if (patch) members[name] = patched(members[name], patch);
        else delete members[name];
    return members;
}

function spliced(old: unknown, patch: readonly unknown[]): readonly unknown[] {
    const [first, last, items] = patch as readonly [number, number, readonly unknown[]];
    const list = old as readonly unknown[];
    return [...list.slice(0, first), ...items, ...list.slice(last)];
}

function isList(patch: Patch): patch is readonly unknown[] {
    return Array.isArray(patch);
}
