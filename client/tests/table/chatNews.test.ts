/** What was said and not read yet. */
import { expect, test } from "vitest";

import { ChatNews, chatNewsOf } from "../../src/table/chatNews.svelte";
import type { ChatLine, Occupant } from "../../src/wire/types";

const occupants = [{ yours: true }, { yours: false }] as unknown as readonly Occupant[];

function line(number: number, seat: number): ChatLine {
    return { type: "chat", number, seat, name: "Ann", said: "Hello", at: 0 };
}

test("the newest line of somebody else is news until it is read", () => {
    const table = { chat: [line(1, 1), line(2, 1), line(3, 0)], frame: { occupants } };
    const news = chatNewsOf(table);

    expect(news.unread?.number).toBe(2);
    news.read();
    expect(chatNewsOf(table).unread).toBeNull();
});

test("what one has said oneself is no news", () => {
    expect(new ChatNews({ chat: [line(1, 0)], frame: { occupants } }).unread).toBeNull();
});

test("what was said long before one came is not shown over the board", () => {
    let now = 0;
    const news = new ChatNews({ chat: [line(1, 1)], frame: { occupants } }, () => now);

    expect(news.isLive).toBe(false);
    now = 3000;
    expect(news.isLive).toBe(true);
});
