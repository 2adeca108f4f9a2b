/** The expedition that is asked about: under way, or about to set out. */
import type { CavernaView } from "../../../wire/types";

export interface Trip {
    readonly level: number;
    readonly strength: number;
    /** How many items may still be brought home. */
    readonly left: number;
    readonly taken: readonly string[];
    /** Whether one may come home with nothing more. */
    readonly mayReturn: boolean;
}

/** Returns it for who is asked for loot. */
export function tripIn(view: CavernaView): Trip | null {
    const { expedition, action, question } = view;
    if (question?.kind === "loot" && expedition) {
        const { level, strength, left, taken } = expedition;
        return { level, strength, left, taken, mayReturn: true };
    }
    const part = action?.parts.find(
        ({ deed, standing }) => deed === "expedition" && standing === "open",
    );
    if (!action || !part) return null;
    const strength = view.players[action.seat]?.dwarfs[action.dwarf]?.weapon ?? 0;
    return { level: part.level, strength, left: part.level, taken: [], mayReturn: false };
}
