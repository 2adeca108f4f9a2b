/** Parts of pages outlive a broken line. */
import { afterEach, expect, it, vi } from "vitest";

import { part } from "../../src/lib/part";

afterEach(() => vi.useRealTimers());

it("loads a part again until the line is back", async () => {
    vi.useFakeTimers();
    let tries = 0;
    const loading = part(() =>
        ++tries < 3 ? Promise.reject(new Error()) : Promise.resolve("part"),
    );

    await vi.advanceTimersByTimeAsync(10_000);

    expect([await loading, tries]).toEqual(["part", 3]);
});
