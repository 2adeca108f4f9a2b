/** A tournament as somebody plans it. No drawing, no requests. */
import { clockOf, type Times } from "../lib/clock";
import { wishedOptions, type Value } from "../lib/options";
import type { Game } from "../lib/shelf";
import { newKey } from "../net/api";
import type { ClockKind } from "../net/lobby";
import type { NewTournament } from "../wire/http";

export type Format = NonNullable<NewTournament["format"]>;
export type Seeding = NonNullable<NewTournament["seeding"]>;
export type Visibility = NonNullable<NewTournament["visibility"]>;
export type Pace = NonNullable<NewTournament["pace"]>;

export interface Plan extends Times {
    readonly title: string;
    readonly game: Game;
    readonly options: Readonly<Record<string, Value>>;
    readonly format: Format;
    readonly size: number;
    readonly advance: number;
    readonly rounds: number;
    readonly meetings: number;
    readonly places: number;
    readonly bots: boolean;
    readonly level: string;
    readonly seeding: Seeding;
    readonly visibility: Visibility;
    readonly pace: Pace;
    readonly rated: boolean;
    readonly joins: boolean;
    /** Said twice, the same wish makes one tournament. */
    readonly key: string;
}

/** Returns how many may sit at a table of a tournament. */
export function sizesOf(game: Game): number[] {
    return game.seats.filter((seats) => seats > 1);
}

/** Returns what most people want. */
export function usualPlan(game: Game): Plan {
    return {
        title: "",
        game,
        options: {},
        format: "swiss",
        size: Math.min(...sizesOf(game)),
        advance: 1,
        rounds: 0,
        meetings: 1,
        places: 8,
        bots: true,
        level: game.usual_bot,
        seeding: "lots",
        visibility: "public",
        pace: "live",
        minutes: 30,
        increment: 10,
        days: 3,
        rated: false,
        joins: true,
        key: newKey(),
    };
}

/** Returns a plan for another game: what does not fit there is as usual. */
export function withGame(plan: Plan, game: Game): Plan {
    const { size, level } = usualPlan(game);
    return { ...plan, game, size, level, advance: 1, options: {} };
}

/** Returns a plan for tables of another size: not everybody may go on. */
export function withSize(plan: Plan, size: number): Plan {
    return { ...plan, size, advance: Math.min(plan.advance, size - 1) };
}

/** Returns the clock of all tables: a tournament always has one, so that it goes on. */
export function clockKindOf({ pace }: Plan): ClockKind {
    return pace === "live" ? "bank" : "days";
}

/** Returns what the server is asked for; who says no title gets the usual one. */
export function wishesOf(plan: Plan, name: string, usualTitle: string): NewTournament {
    return {
        name,
        title: plan.title.trim() || usualTitle,
        game: plan.game.id,
        options: wishedOptions(plan.game, plan.options, plan.size),
        format: plan.format,
        size: plan.size,
        advance: plan.format === "knockout" ? plan.advance : 1,
        rounds: plan.format === "swiss" ? plan.rounds : 0,
        meetings: plan.format === "round_robin" ? plan.meetings : 1,
        places: plan.places,
        bots: plan.bots,
        level: plan.level,
        seeding: plan.seeding,
        visibility: plan.visibility,
        pace: plan.pace,
        clock: clockOf(clockKindOf(plan), plan),
        rated: plan.rated,
        joins: plan.joins,
        key: plan.key,
    };
}
