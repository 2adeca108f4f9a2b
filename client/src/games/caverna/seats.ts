/** Who looks at the board, and what belongs to them. */
import type { Table } from "../../table/table.svelte";
import type { CavernaPlayerView, CavernaView } from "../../wire/types";
import { seatsInOrder } from "../kit/seats";

export function viewOf(table: Table): CavernaView | undefined {
    return table.shown?.view as CavernaView | undefined;
}

/** The seat whose home is large: one's own; who only watches chooses one. */
export function ownSeat(table: Table): number {
    const [first = 0] = seatsInOrder(viewOf(table)?.players.length ?? 1, table.front);
    return first;
}

export function ownPlayer(table: Table): CavernaPlayerView | undefined {
    return viewOf(table)?.players[ownSeat(table)];
}
