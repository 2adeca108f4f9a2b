import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterPaint } from "../../src/lib/painted";

/** What waits for the next frame. */
let frames: (() => void)[] = [];

beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
    vi.stubGlobal("cancelAnimationFrame", (number: number) => (frames[number - 1] = () => {}));
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("time counts from the frame that shows it, however late that is", () => {
    const done = vi.fn();
    afterPaint(800, done);

    vi.advanceTimersByTime(5000);
    frames.forEach((paint) => paint());
    vi.advanceTimersByTime(799);
    expect(done).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
});

test.each(["before", "after"])("it is called off %s the frame", (when) => {
    const done = vi.fn();
    const callOff = afterPaint(800, done);

    if (when === "before") callOff();
    frames.forEach((paint) => paint());
    callOff();
    vi.advanceTimersByTime(5000);

    expect(done).not.toHaveBeenCalled();
});
