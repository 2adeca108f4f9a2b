/** The common table of Cave vs Cave as it is drawn: every action tile has its place, in every game the same. */
import { NOT_IN_SOLO, TILES } from "../../wire/cave_vs_cave";
import type { CaveVsCaveView } from "../../wire/types";

/** A place of the action board. */
export interface Slot {
    readonly id: string; // the tile whose place it is
    readonly back: number; // the number on the back: the turns of the round in which it is revealed
    readonly tile: string; // nothing while it lies face down
    readonly taker: number; // who took it this round, or -1: the place is empty then
    readonly round: number; // in which a tile with this back is revealed next, else 0
}

/** Returns the places in their order; what still lies face down with the same back comes round by round. */
export function slotsOf(view: CaveVsCaveView): Slot[] {
    const away: readonly string[] = view.players.length === 1 ? NOT_IN_SOLO : [];
    const firstHidden = view.rounds - view.coming.length + 1;
    const rounds = view.coming.map((back, index) => ({ back, round: firstHidden + index }));
    return TILES.filter(({ key }) => !away.includes(key)).map(({ key, back }) => {
        const isFaceUp = view.face_up.includes(key);
        const at = isFaceUp ? -1 : rounds.findIndex((next) => next.back === back);
        const [next] = at < 0 ? [] : rounds.splice(at, 1);
        return {
            id: key,
            back,
            tile: isFaceUp ? key : "",
            taker: takerOf(view, key),
            round: next?.round ?? 0,
        };
    });
}

export function takerOf(view: Pick<CaveVsCaveView, "players">, tile: string): number {
    return view.players.findIndex((player) => player.tiles.includes(tile));
}
