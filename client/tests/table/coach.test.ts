/** The coach: an answer waits for it, but never long. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { want } from "../../src/lib/coached";
import { Coach, PATIENCE } from "../../src/table/coach.svelte";
import type { AskCoach, AskJudged, Doubt } from "../../src/wire/types";
import { offer } from "../offers";

const ASKED = { game: "caverna", kind: "feed" };
const DOUBT: Doubt = { points: 6, penalties: [], given_up: [] };

const kept = new Map<string, string>();
const sent: (AskCoach | AskJudged)[] = [];
const played: string[] = [];

function coached(): Coach {
    want("caverna", true);
    const coach = new Coach(
        (message) => sent.push(message),
        ({ action }) => played.push(action),
    );
    coach.hearQuestion(ASKED);
    return coach;
}

function judge(coach: Coach, doubt: Doubt | null, form = 0.25): void {
    const { key } = sent.at(-1)!;
    coach.hear({ type: "judged", key, version: 1, form, voice: "full", doubt });
}

beforeEach(() => {
    vi.useFakeTimers();
    kept.clear();
    [sent.length, played.length] = [0, 0];
    vi.stubGlobal("localStorage", {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    });
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("who has not asked for it is not coached", () => {
    const coach = new Coach(
        (message) => sent.push(message),
        ({ action }) => played.push(action),
    );
    coach.hearQuestion(ASKED);

    expect(coach.holds(offer("feed 4"))).toBe(false);
    expect(sent).toEqual([]);
});

test("it asks which kinds of answers are good, once", () => {
    const coach = coached();
    coach.hearQuestion(ASKED);
    const kinds = [{ purpose: { kind: "text", key: "caverna-term-food", args: {} }, answers: [] }];

    coach.hear({ type: "coached", key: sent[0]!.key, version: 1, kinds } as never);

    expect(sent.map(({ type }) => type)).toEqual(["ask_coach"]);
    expect(coach.kinds).toEqual(kinds);
});

test("an answer that is good enough is played as soon as that is known", () => {
    const coach = coached();

    expect(coach.holds(offer("feed 4"))).toBe(true);
    expect([coach.isChecking, played]).toEqual([true, []]);
    judge(coach, null);

    expect([coach.isChecking, played]).toEqual([false, ["feed 4"]]);
});

test("a slip waits until one has thought again, or plays it anyway", () => {
    const coach = coached();
    coach.holds(offer("feed 1"));
    judge(coach, DOUBT);
    expect([coach.doubted?.doubt, played]).toEqual([DOUBT, []]);

    coach.thinkAgain();
    expect([coach.doubted, played]).toEqual([null, []]);

    coach.holds(offer("feed 1"));
    judge(coach, DOUBT);
    coach.playAnyway();
    expect(played).toEqual(["feed 1"]);
});

test("where the server is slow or refuses, the answer is played without a word", () => {
    const coach = coached();
    coach.holds(offer("feed 1"));
    vi.advanceTimersByTime(PATIENCE);
    coach.holds(offer("feed 2"));
    expect(coach.giveUp(sent.at(-1)!.key)).toBe(true);
    expect(coach.giveUp("another")).toBe(false);

    expect(played).toEqual(["feed 1", "feed 2"]);
});

test("who does well is asked about no more, and how well is said with every answer", () => {
    const coach = coached();
    coach.holds(offer("feed 4"));
    const { key } = sent.at(-1)!;
    coach.hear({ type: "judged", key, version: 1, form: 0.9, voice: "quiet", doubt: null });
    coach.forget();
    sent.length = 0;

    coach.hearQuestion(ASKED);
    coach.holds(offer("feed 4"));

    expect(sent).toMatchObject([{ type: "ask_judged", action: "feed 4", form: 0.9 }]);
});

test("what was asked about an earlier question is forgotten", () => {
    const coach = coached();
    coach.holds(offer("feed 1"));
    const { key } = sent.at(-1)!;
    coach.forget();

    coach.hear({ type: "judged", key, version: 1, form: 0, voice: "full", doubt: DOUBT });
    vi.advanceTimersByTime(PATIENCE);

    expect([coach.doubted, played]).toEqual([null, []]);
});
