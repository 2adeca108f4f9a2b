/** A table as somebody plans it: who shall sit where, and how it is played. No drawing, no requests. */
import { clockOf, type Times } from "../../lib/clock";
import { wishedOptions, type Value } from "../../lib/options";
import type { Game } from "../../lib/shelf";
import type { ClockKind, Pace, Visibility } from "../../net/lobby";
import type { NewTable } from "../../wire/http";

type Experience = NonNullable<NewTable["experience"]>;

/** Oneself, somebody at the same screen, a friend who will come, or a bot of a level. */
export type SeatKind = "me" | "screen" | "open" | `bot:${string}`;

export interface PlannedSeat {
    readonly kind: SeatKind;
    /** Of somebody at the same screen. */
    readonly name: string;
}

export interface Plan extends Times {
    readonly game: Game;
    readonly seats: readonly PlannedSeat[];
    readonly options: Readonly<Record<string, Value>>;
    readonly visibility: Visibility;
    readonly pace: Pace;
    readonly clock: ClockKind;
    readonly autoStart: boolean;
    readonly rated: boolean;
    readonly experience: Experience;
    /** Seconds by which those who look on are behind. */
    readonly delay: Delay;
}

export type Delay = NonNullable<NewTable["delay"]>;

export const DELAYS: readonly Delay[] = [0, 120, 300, 600];

const OPEN: PlannedSeat = { kind: "open", name: "" };

/** Returns what most people want: oneself, and friends who come by a link. */
export function usualPlan(game: Game, seats: number): Plan {
    return {
        game,
        seats: resized([{ kind: "me", name: "" }], seats),
        options: {},
        visibility: "unlisted",
        pace: "live",
        clock: "none",
        minutes: 30,
        increment: 10,
        days: 3,
        autoStart: true,
        rated: false,
        experience: "",
        delay: 0,
    };
}

/** Gives a table more or fewer seats; whoever has one that stays keeps it. */
export function resized(seats: readonly PlannedSeat[], count: number): PlannedSeat[] {
    return Array.from({ length: count }, (_, seat) => seats[seat] ?? OPEN);
}

/** Plans who sits somewhere; nobody is at two seats. */
export function seated(
    seats: readonly PlannedSeat[],
    seat: number,
    planned: PlannedSeat,
): PlannedSeat[] {
    return seats.map((before, place) => {
        if (place === seat) return planned;
        return planned.kind === "me" && before.kind === "me" ? OPEN : before;
    });
}

/** Whether everybody is there already, so that the game can begin at once. */
export function isFull({ seats }: Plan): boolean {
    return seats.every(({ kind }) => kind !== "open");
}

/** Whether the result may count for ratings: nobody plays alone, or at the screen of somebody else. */
export function canBeRated({ seats }: Plan): boolean {
    return seats.length > 1 && seats.every(({ kind }) => kind !== "screen");
}

/** Returns the level of a bot, or nothing for people. */
export function levelOf(kind: SeatKind): string {
    return kind.startsWith("bot:") ? kind.slice("bot:".length) : "";
}

/** Returns what the server is asked for. */
export function wishesOf(plan: Plan, name: string): NewTable {
    return {
        game: plan.game.id,
        seats: plan.seats.length,
        name,
        options: wishedOptions(plan.game, plan.options, plan.seats.length),
        visibility: plan.visibility,
        pace: plan.pace,
        clock: clockOf(plan.clock, plan),
        auto_start: plan.autoStart && !isFull(plan),
        rated: plan.rated && canBeRated(plan),
        experience: plan.visibility === "public" ? plan.experience : "",
        delay: plan.delay,
    };
}
