/** The roll that lies on the table, put together from what has happened. */
import type { LogLine, StoneAgeEvent } from "../../wire/types";

import { eventOf } from "./told";

/** Dice of one roll, what was added to them, and what they brought. */
export interface Roll {
    readonly move: number;
    readonly seat: number;
    readonly dice: readonly number[];
    /** The dice are items to choose from. */
    readonly items: boolean;
    /** The sum with tools, once they are added. */
    readonly total: number;
    /** What is rolled for; nothing where the dice are items. */
    readonly good: string;
    /** What was gained, once it is known. */
    readonly count: number | null;
}

type Rolled = Extract<StoneAgeEvent, { kind: "dice-rolled" | "items-rolled" }>;

/** What may follow a roll without taking the dice off the table. */
const LASTING: ReadonlySet<StoneAgeEvent["kind"]> = new Set([
    "tools-used",
    "gained",
    "tool-gained",
    "agriculture-raised",
    "nothing-gained",
    "card-cashed",
] as const);

/** Returns the roll that still lies there after so many moves, or null. */
export function rollOnTable(lines: readonly LogLine[], moves: number): Roll | null {
    const told = lines.filter((line) => line.move <= moves);
    const at = told.findLastIndex((line) => isRoll(eventOf(line)));
    const [line, ...after] = at < 0 ? [] : told.slice(at);
    const events = after.map(eventOf);
    if (!line || !events.every(({ kind }) => LASTING.has(kind))) return null;
    return events.reduce(continued, begun(line.move, eventOf(line) as Rolled));
}

function isRoll({ kind }: StoneAgeEvent): boolean {
    return kind === "dice-rolled" || kind === "items-rolled";
}

function begun(move: number, event: Rolled): Roll {
    const { seat, dice } = event;
    return event.kind === "items-rolled"
        ? { move, seat, dice, items: true, total: 0, good: "", count: null }
        : { move, seat, dice, items: false, total: event.total, good: event.good, count: null };
}

function continued(roll: Roll, event: StoneAgeEvent): Roll {
    if (roll.items || roll.count !== null) return roll;
    if (event.kind === "tools-used") return { ...roll, total: event.total };
    return event.kind === "gained" ? { ...roll, count: event.count } : roll;
}
