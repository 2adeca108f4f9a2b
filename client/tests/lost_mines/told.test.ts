/** What counts as somebody's last move: also what is done beside the map. */
import { expect, it } from "vitest";

import { TELLER } from "../../src/games/lost_mines/told";
import { lastMovesIn } from "../../src/table/lastMoves";
import type { SomeTeller } from "../../src/table/telling";
import type { LogLine } from "../../src/wire/types";
import { TEXT } from "../offers";

const line = (move: number, event: Record<string, unknown>): LogLine =>
    ({ move, seat: 0, text: TEXT, event: { seat: 0, ...event } }) as unknown as LogLine;

it("a discard is a last move, and leaves the mark of the one before", () => {
    const lines = [
        line(1, { kind: "path-laid", cell: "c5", card: "plain_cross" }),
        line(2, { kind: "discarded", count: 2 }),
    ];

    const last = lastMovesIn(lines, 2, TELLER as unknown as SomeTeller).get(0);

    expect(last?.move).toBe(2);
    expect([...(last?.marks ?? [])]).toEqual(["c5"]);
});
