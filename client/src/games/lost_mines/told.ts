/** How what happens is told: a move is one step, and the board shows its acts in their order. */
import type { Teller } from "../../table/telling";
import type { LostMinesEvent, LostMinesView } from "../../wire/types";

/** What is done beside the map is a last move too. */
const ELSEWHERE: ReadonlySet<LostMinesEvent["kind"]> = new Set([
    "treasure-peeked",
    "dwarf-peeked",
    "treasure-taken",
    "discarded",
    "skipped",
]);

export const TELLER: Teller<LostMinesEvent, LostMinesView> = {
    byMove: true,
    tells: {
        "round-begun": "banner",
        "treasure-laid": "aside",
        "dwarf-dealt": "aside",
        "round-ended": "banner",
        "role-revealed": "aside",
        "find-shown": "aside",
        "round-scored": "aside",
        "card-drawn": "aside",
        "path-laid": "move",
        overcome: "move",
        "mine-peeked": "gain",
        "treasure-peeked": "gain",
        "dwarf-peeked": "gain",
        guarded: "move",
        "troll-left": "step",
        struck: "reveal",
        "token-lost": "step",
        discarded: "step",
        moved: "step",
        "card-lost": "gain",
        "mine-revealed": "reveal",
        "mine-turned": "aside",
        "dragon-taken": "reveal",
        "treasure-taken": "gain",
        skipped: "step",
        "end-proposed": "gain",
        voted: "step",
    },
    marks: (event) => {
        if ("cell" in event) return [event.cell];
        if ("edge" in event && "seat" in event) return [event.edge];
        return ELSEWHERE.has(event.kind) ? [] : null;
    },
};
