/** The pips of a roll in groups: every full one gives a piece. */

/** Where a pip comes from. */
export type Pip = "die" | "tool";

/** As many pips as one piece takes, or the rest that gives nothing. */
export interface PipGroup {
    readonly pips: readonly Pip[];
    readonly isFull: boolean;
}

/** Groups the pips of the dice, then those that tools add, by the divisor. */
export function groupsOf(thrown: number, added: number, divisor: number): readonly PipGroup[] {
    const pips = [...Array<Pip>(thrown).fill("die"), ...Array<Pip>(added).fill("tool")];
    return Array.from({ length: Math.ceil(pips.length / divisor) }, (_, at) => {
        const group = pips.slice(at * divisor, (at + 1) * divisor);
        return { pips: group, isFull: group.length === divisor };
    });
}
