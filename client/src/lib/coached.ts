/** What the coach knows of a person: whether it is wanted in a game, and how well one does there. In this browser alone. */
import type { Judged } from "../wire/types";

import { withStorage } from "./storage";

const PLACE = "grotto.coach";

/** How well one does with a kind of question, and how much is said about it. */
export type Form = Pick<Judged, "form" | "voice">;

/** Somebody who has never been asked this. */
export const NEW: Form = { form: 0, voice: "full" };

interface Kept {
    /** Games in which the coach is wanted, or not; it is offered in all others. */
    readonly wanted: Readonly<Record<string, boolean>>;
    /** By game and kind of question. */
    readonly forms: Readonly<Record<string, Form>>;
}

/** Whether the coach is wanted in a game; null where nobody has said. */
export function isWanted(game: string): boolean | null {
    return kept().wanted[game] ?? null;
}

export function want(game: string, wanted: boolean): void {
    const before = kept();
    keep({ ...before, wanted: { ...before.wanted, [game]: wanted } });
}

/** How well one does with a kind of question. */
export function formOf(game: string, kind: string): Form {
    return kept().forms[`${game} ${kind}`] ?? NEW;
}

export function keepForm(game: string, kind: string, { form, voice }: Form): void {
    const before = kept();
    keep({ ...before, forms: { ...before.forms, [`${game} ${kind}`]: { form, voice } } });
}

function keep(now: Kept): void {
    withStorage((storage) => storage.setItem(PLACE, JSON.stringify(now)), undefined);
}

function kept(): Kept {
    const found = read(withStorage((storage) => storage.getItem(PLACE), null) ?? "{}");
    return { wanted: filtered(found["wanted"], isFlag), forms: filtered(found["forms"], isForm) };
}

/** Reads what a browser has kept; whatever else stands there is nothing. */
function read(text: string): Readonly<Record<string, unknown>> {
    try {
        const found: unknown = JSON.parse(text);
        return isRecord(found) ? found : {};
    } catch (error) {
        if (error instanceof SyntaxError) return {};
        throw error;
    }
}

function filtered<Value>(
    found: unknown,
    fits: (value: unknown) => value is Value,
): Record<string, Value> {
    if (!isRecord(found)) return {};
    const fitting = Object.entries(found).filter((one): one is [string, Value] => fits(one[1]));
    return Object.fromEntries(fitting);
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
    return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isFlag(value: unknown): value is boolean {
    return typeof value === "boolean";
}

const VOICES: readonly unknown[] = ["full", "brief", "quiet"];

function isForm(value: unknown): value is Form {
    if (!isRecord(value)) return false;
    const { form, voice } = value;
    return typeof form === "number" && form >= 0 && form <= 1 && VOICES.includes(voice);
}
