/** Makes a planned table: the seats are taken one after the other, and a full table begins. */
import { inventName } from "../../lib/names";
import { makeTable, seatBot, sitDown, start } from "../../net/lobby";
import type { TableMade } from "../../wire/http";

import { isFull, levelOf, wishesOf, type Plan } from "./plan";

export async function make(plan: Plan, name: string): Promise<TableMade> {
    const made = await makeTable(wishesOf(plan, name));
    for (const [seat, { kind, name: called }] of plan.seats.entries()) {
        if (kind === "me") await sitDown(made, name, seat);
        else if (kind === "screen") await sitDown(made, called.trim() || inventName(), seat);
        else if (kind !== "open") await seatBot(made, levelOf(kind), seat);
    }
    if (isFull(plan)) await start(made);
    return made;
}
