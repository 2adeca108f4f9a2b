/** Animals on a home board: where each of them stands, and how much room is left. */
import type { CavernaStallView } from "../../../wire/types";

import { boxOf, type Box } from "./geometry";
import type { Lying } from "./lying";

/** One animal, or a dog that watches. */
export interface Standing {
    readonly animal: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
}

/** A place for animals, as it is written beside it. */
export interface Room {
    readonly cell: string;
    readonly count: number;
    readonly room: number;
    /** Who lives there; nobody yet where it is empty. */
    readonly animal: string;
    readonly dogs: number;
}

const LARGEST = 38;
const MARGIN = 10;

/** Returns the cells of a place: both of a large pasture. */
export function cellsOfPlace(home: Pick<Lying, "large_pastures">, cell: string): readonly string[] {
    return home.large_pastures.find((pasture) => pasture.includes(cell)) ?? [cell];
}

/** Returns where animals stand, the dogs beside them. */
export function standing(
    home: Pick<Lying, "large_pastures">,
    stalls: readonly CavernaStallView[],
): readonly Standing[] {
    return stalls.flatMap(({ cell, animal, count, dogs }) => {
        const all = [...repeated(animal, count), ...repeated("dog", dogs)];
        return spread(all, boxOf(...cellsOfPlace(home, cell)));
    });
}

function repeated(animal: string, count: number): string[] {
    return Array.from({ length: count }, () => animal);
}

/** Spreads animals over the lower part of a place, so that what is written above stays readable. */
function spread(animals: readonly string[], box: Box): Standing[] {
    const [width, height] = [box.width - 2 * MARGIN, box.height - 2 * MARGIN];
    const columns = columnsFor(animals.length, width, height);
    const rows = Math.ceil(animals.length / columns);
    const size = Math.min(LARGEST, width / columns, height / rows);
    return animals.map((animal, at) => ({
        animal,
        size,
        x: box.x + MARGIN + ((at % columns) + 0.5) * (width / columns) - size / 2,
        y: box.y + box.height - MARGIN - (rows - Math.floor(at / columns)) * size,
    }));
}

/** Returns how many stand in a row, for the largest animals. */
function columnsFor(count: number, width: number, height: number): number {
    let best = 1;
    for (let columns = 1; columns <= count; columns++)
        if (sizeIn(columns, count, width, height) > sizeIn(best, count, width, height))
            best = columns;
    return best;
}

function sizeIn(columns: number, count: number, width: number, height: number): number {
    return Math.min(LARGEST, width / columns, height / Math.ceil(count / columns));
}

/** Returns every place that has room for animals, with those that stand there. */
export function roomsIn(
    home: Pick<Lying, "holders">,
    stalls: readonly CavernaStallView[],
): readonly Room[] {
    return home.holders.flatMap(({ cell, only, room }) => {
        const stall = stalls.find((one) => one.cell === cell);
        const { count = 0, dogs = 0, animal = only } = stall ?? {};
        const most = dogs ? Math.max(room, dogs + 1) : room;
        return most ? [{ cell, count, dogs, animal, room: most }] : [];
    });
}
