/** The common table of Cave vs Cave as it is drawn: the action tiles in their slots, turns and seats. */
import { TILES } from "../../wire/cave_vs_cave";
import type { CaveVsCaveView } from "../../wire/types";

/** A slot of the action board. */
export interface Slot {
    readonly id: string;
    readonly back: number; // the number on the back: the turns of the round in which it is revealed
    readonly tile: string; // nothing while it lies face down
    readonly taker: number; // who took it this round, or -1
    readonly round: number; // in which a face-down one is revealed, else 0
}

/** Sorts the tiles into slots by their backs: face-up ones first, then those that are still to come. */
export function slotsOf(view: CaveVsCaveView): Slot[] {
    const faceUp = TILES.filter(({ key }) => view.face_up.includes(key));
    const shown = faceUp.map(({ key, back }) => ({
        id: key,
        back,
        tile: key,
        taker: takerOf(view, key),
        round: 0,
    }));
    const firstHidden = view.rounds - view.coming.length + 1;
    const hidden = view.coming.map((back, index) => ({
        id: `round-${firstHidden + index}`,
        back,
        tile: "",
        taker: -1,
        round: firstHidden + index,
    }));
    return [...shown, ...hidden].sort((a, b) => a.back - b.back);
}

export function takerOf(view: Pick<CaveVsCaveView, "players">, tile: string): number {
    return view.players.findIndex((player) => player.tiles.includes(tile));
}
