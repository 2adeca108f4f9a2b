/** What one has learned: the server keeps it for whom it knows, and the browser for everybody else. */
import { me } from "../lib/me.svelte";
import { get, put } from "../net/api";
import type { KeepLearned, Learned } from "../wire/types";

import type { Which } from "./lessonLine";

const PLACE = "grotto.learned";

/** Returns how far one has come with every lesson that one has begun. */
export async function learned(): Promise<readonly Learned[]> {
    await me.load();
    if (!me.person) return kept();
    const known = await get<readonly Learned[]>("/me/lessons");
    return [...known, ...kept().filter((one) => !known.some((other) => isSame(one, other)))];
}

/** Keeps how far one has come. */
export async function keep(which: Which, answers: readonly string[], done: boolean): Promise<void> {
    if (me.person) {
        const { game, lesson } = which;
        await put(`/me/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, {
            done,
            answers,
        } satisfies KeepLearned);
        return;
    }
    const others = kept().filter((one) => !isSame(one, which));
    const before = kept().find((one) => isSame(one, which));
    const now: Learned = { ...which, answers, done: done || (before?.done ?? false) };
    localStorage.setItem(PLACE, JSON.stringify([...others, now]));
}

function isSame(one: Which, other: Which): boolean {
    return one.game === other.game && one.lesson === other.lesson;
}

/** Reads what this browser has kept; whatever else stands there is nothing. */
function kept(): readonly Learned[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
        return Array.isArray(found) ? found.filter(isLearned) : [];
    } catch (error) {
        if (error instanceof SyntaxError) return [];
        throw error;
    }
}

function isLearned(found: unknown): found is Learned {
    if (typeof found !== "object" || found === null) return false;
    const { game, lesson, done, answers } = found as Partial<Learned>;
    return (
        typeof game === "string" &&
        typeof lesson === "string" &&
        typeof done === "boolean" &&
        Array.isArray(answers) &&
        answers.every((answer) => typeof answer === "string")
    );
}
