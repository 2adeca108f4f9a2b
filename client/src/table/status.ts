/** What a table is doing at the moment, as far as a viewer is concerned. */
import type { EndingView, Frame, Question } from "../wire/types";

export type Status = "past" | "over" | "closed" | "frozen" | "asked" | "held" | "bot" | "person";

export interface Shown {
    readonly frame: Frame | null;
    readonly past: Frame | null;
    readonly question: Question | null;
}

export function statusOf({ frame, past, question }: Shown): Status {
    if (past) return "past";
    const status = frame?.table.status;
    if (status === "over" || status === "closed" || status === "frozen") return status;
    if (question) return "asked";
    if (frame?.undoing?.held) return "held";
    const asked = frame?.occupants[frame.to_act];
    return asked?.kind === "bot" || asked?.stand_in ? "bot" : "person";
}

/** Which round it is, for games that have rounds; their views call it so. */
export function roundOf(frame: Frame | null): { round: number; rounds: number } | null {
    const round = frame?.view["round"];
    const rounds = frame?.view["rounds"];
    if (typeof round !== "number" || round < 1) return null;
    return { round, rounds: typeof rounds === "number" ? rounds : 0 };
}

/** What everybody has won so far, where a view says it. */
export function pointsOf(frame: Frame | null, seat: number): number | null {
    const final = frame?.standings.find((standing) => standing.seat === seat);
    if (final) return final.total;
    const players = frame?.view["players"];
    const player: unknown = Array.isArray(players) ? players[seat] : null;
    if (typeof player !== "object" || player === null || !("points" in player)) return null;
    return typeof player.points === "number" ? player.points : null;
}

/** How everybody would score if the game ended now, as far as a viewer may know it. */
export function projectedOf(frame: Frame | null, seat: number): number | null {
    return frame?.projection.find((standing) => standing.seat === seat)?.total ?? null;
}

/** What ends the game, and how much of it is left; games that say nothing about it have none. */
export function endingsOf(frame: Frame | null): readonly EndingView[] {
    const endings = frame?.view["endings"];
    return frame?.table.status === "over" || !Array.isArray(endings) ? [] : endings;
}
