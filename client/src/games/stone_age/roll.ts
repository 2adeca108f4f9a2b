/** The roll that lies on the table, put together from what the log says. */
import type { LogLine, Text } from "../../wire/types";

/** Dice of one roll, what was added to them, and what they brought. */
export interface Roll {
    readonly move: number;
    readonly seat: number;
    readonly dice: readonly number[];
    /** The dice are items to choose from. */
    readonly items: boolean;
    /** The sum with tools, once they are added. */
    readonly total: number;
    /** What was gained, once it is known. */
    readonly good: string | null;
    readonly count: number;
}

const ROLLED = "stone_age-event-dice-rolled";
const ITEMS = "stone_age-event-items-rolled";
const TOOLS = "stone_age-event-tools-used";
const GAINED = "stone_age-event-gained";
const NOTHING = "stone_age-event-gained-nothing";

/** What may follow a roll without taking the dice off the table. */
const LASTING = new Set([
    TOOLS,
    GAINED,
    NOTHING,
    "stone_age-event-tool-gained",
    "stone_age-event-agriculture-raised",
    "stone_age-event-nothing-gained",
    "stone_age-event-card-cashed",
]);

/** Returns the roll that still lies there after so many moves, or null. */
export function rollOnTable(lines: readonly LogLine[], moves: number): Roll | null {
    const told = lines.filter((line) => line.move <= moves);
    const at = told.findLastIndex(({ text }) => text.key === ROLLED || text.key === ITEMS);
    const after = told.slice(at + 1);
    if (at < 0 || !after.every(({ text }) => LASTING.has(text.key))) return null;
    return after.reduce(continued, begun(told[at]!));
}

function begun({ move, text }: LogLine): Roll {
    const dice = diceIn(text);
    const total = dice.reduce((sum, die) => sum + die, 0);
    return {
        move,
        seat: seatIn(text),
        dice,
        items: text.key === ITEMS,
        total,
        good: null,
        count: 0,
    };
}

function continued(roll: Roll, { text }: LogLine): Roll {
    if (roll.items || roll.good) return roll;
    if (text.key === TOOLS) return { ...roll, total: Number(text.args["total"]) };
    if (text.key === NOTHING) return { ...roll, good: String(text.args["good"]) };
    if (text.key !== GAINED) return roll;
    const [gained] = text.args["goods"] as readonly Text[];
    return gained
        ? { ...roll, good: String(gained.args["good"]), count: Number(gained.args["count"]) }
        : roll;
}

export function diceIn(text: Text): readonly number[] {
    return String(text.args["dice"] ?? "")
        .split(" ")
        .filter(Boolean)
        .map(Number);
}

function seatIn(text: Text): number {
    const who = text.args["who"];
    return typeof who === "object" && "seat" in who ? who.seat : -1;
}
