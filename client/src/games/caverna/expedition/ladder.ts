/** The loot card as a ladder: items by the strength that they need. */
import { LOOT } from "../../../wire/caverna";
import type { Deed } from "../spaces/facts";
import { deedSigns, type Sign } from "../spaces/signs";

export interface Item {
    readonly key: string;
    readonly strength: number;
    readonly signs: readonly Sign[];
}

/** Items that need the same strength. */
export interface Rung {
    readonly strength: number;
    readonly items: readonly Item[];
}

type Row = Deed & {
    readonly key: string;
    readonly strength: number;
    readonly price: Readonly<Record<string, number>>;
};

/** Returns the ladder, the lowest rung first. */
export function ladder(): readonly Rung[] {
    const rungs = new Map<number, Item[]>();
    for (const row of LOOT as readonly Row[]) {
        const { key, strength } = row;
        rungs.set(strength, [
            ...(rungs.get(strength) ?? []),
            { key, strength, signs: signsOf(row) },
        ]);
    }
    return [...rungs].map(([strength, items]) => ({ strength, items }));
}

function signsOf(row: Row): readonly Sign[] {
    const price = Object.entries(row.price).map(([good, count]): Sign => ({
        icon: good as NonNullable<Sign["icon"]>,
        number: `−${count}`,
    }));
    return [...deedSigns(row), ...price];
}
