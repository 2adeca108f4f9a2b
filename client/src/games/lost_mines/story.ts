/** The end of a round, turned over piece by piece: roles, finds, pots, points. */
import type { LostMinesRoundView } from "../../wire/types";

export type Turn =
    | { readonly kind: "role" | "finds" | "points"; readonly seat: number }
    | { readonly kind: "pot"; readonly clan: string };

/** Returns what is turned over, in order; who found nothing shows nothing, and a pot that nobody shares is left out. */
export function turnsOf({ seats, pots }: LostMinesRoundView): readonly Turn[] {
    const all = seats.map((_, seat) => seat);
    return [
        ...all.map((seat) => ({ kind: "role", seat }) as const),
        ...all
            .filter((seat) => seats[seat]!.finds.length || seats[seat]!.has_dragon)
            .map((seat) => ({ kind: "finds", seat }) as const),
        ...pots
            .filter((pot) => pot.seats.length)
            .map(({ clan }) => ({ kind: "pot", clan }) as const),
        ...all.map((seat) => ({ kind: "points", seat }) as const),
    ];
}

/** Whether something has been turned over by now. */
export function isTold(
    turns: readonly Turn[],
    told: number,
    kind: Turn["kind"],
    of: number | string,
): boolean {
    const at = turns.findIndex(
        (turn) => turn.kind === kind && (turn.kind === "pot" ? turn.clan : turn.seat) === of,
    );
    return at < 0 || at < told;
}
