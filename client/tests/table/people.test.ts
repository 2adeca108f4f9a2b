/** Other people at a table, who can be reported or blocked. */
import { expect, test } from "vitest";

import { peopleAt } from "../../src/table/people";
import type { ChatLine, Occupant } from "../../src/wire/types";

const occupants = [
    { seat: 0, kind: "person", name: "Ann", yours: true },
    { seat: 1, kind: "person", name: "Ben", yours: false },
    { seat: 2, kind: "bot", name: "", yours: false },
] as unknown as readonly Occupant[];

function line(number: number, seat: number, name: string): ChatLine {
    return { type: "chat", number, seat, name, said: "Hello", at: 0 };
}

test("whoever sits there is meant by the seat, whoever looks on by the last line", () => {
    const chat = [line(1, 1, "Ben"), line(2, -3, "Cid"), line(3, -3, "Cid")];

    expect(peopleAt(occupants, chat).map(({ name, who }) => [name, who])).toEqual([
        ["Ben", { seat: 1 }],
        ["Cid", { line: 3 }],
    ]);
});
