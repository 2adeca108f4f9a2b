/** The line of a lesson: a turn that is taken back is shown by a newer frame all the same. */
import { afterEach, expect, test, vi } from "vitest";

import { LessonLine } from "../../src/learn/lessonLine";
import type { Told } from "../../src/net/line";
import type { LessonState, TakeLesson } from "../../src/wire/types";

afterEach(() => vi.unstubAllGlobals());

/** What a server says to so many answers: every one is a move further. */
function stateAfter(said: TakeLesson): LessonState {
    const answers = said.action === null ? said.answers : [...said.answers, said.action ?? ""];
    const frame = { type: "frame", version: 1 + answers.length };
    return { frame, between: [], answers, steps: 1, step: { tried: answers.length } } as never;
}

test("a turn that is taken back is shown by a newer frame", async () => {
    const asked: TakeLesson[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
        asked.push(JSON.parse(body) as TakeLesson);
        return Promise.resolve(Response.json(stateAfter(asked.at(-1)!)));
    });
    const versions: number[] = [];
    const heard = (message: Told): void => {
        if (message.type === "frame") versions.push(message.version);
    };
    const listener = { heard, changed: () => undefined, refused: () => undefined };
    const line = new LessonLine({ game: "g", lesson: "l" }, [], listener, () => undefined);
    await vi.waitFor(() => expect(versions).toHaveLength(1));

    line.send({ type: "play", key: "a", action: "act", expected: 1 } as never);
    await vi.waitFor(() => expect(versions).toHaveLength(2));
    await line.takeBack();

    expect(asked.at(-1)).toEqual({ answers: [], action: null });
    expect(versions).toEqual([1, 2, 3]);
});
