/** Furnishing tiles on a home board: their colour, and the signs that stand for what they do. */
import { isIcon, type IconName } from "../../../design/icons";
import { COLOURS, FURNISHINGS } from "../../../wire/caverna";

type Row = (typeof FURNISHINGS)[number];

/** No more signs find room on a tile. */
const MOST_SIGNS = 2;

/** Signs of effects that no good stands for. */
const SIGNS: Readonly<Record<string, IconName>> = {
    sixth_dwarf: "dwarf",
    furnish_tunnels: "room",
    either_or_as_and_or: "check",
    overhang: "gold",
    feeds_a_dwarf: "dwarf",
    more_food_per_animal: "food",
    food_for_newborns: "food",
    food_for_weapon: "food",
    prevents_loss: "score",
    saves_food: "donkey",
};

function rowOf(tile: string): Row | undefined {
    return FURNISHINGS.find(({ key }) => key === tile);
}

/** Returns the colour of a furnishing tile; nothing for everything else that may lie in a cell. */
export function colourOf(tile: string): string {
    const row = rowOf(tile);
    return row ? (COLOURS[row.colour] ?? "") : "";
}

/** Returns the signs on a tile. */
export function signsOf(tile: string): readonly IconName[] {
    const row = rowOf(tile);
    if (!row) return [];
    const beds = Array.from({ length: row.dwarfs }, () => "dwarf");
    const named = [
        ...beds,
        row.delivery.good,
        ...row.effects.flatMap(signsIn),
        row.food.thing,
        row.bonus.thing,
        ...(row.exchanges.length ? ["food"] : []),
    ];
    const signs = named.filter(isIcon);
    return (signs.length ? signs : (["score"] as const)).slice(0, MOST_SIGNS);
}

function signsIn(effect: Readonly<Record<string, unknown>>): readonly string[] {
    const { kind, animal, good, gained } = effect;
    if (kind === "holds") return animal === "any" ? ["sheep", "cattle"] : [String(animal)];
    if (typeof gained === "string") return [gained];
    if (typeof good === "string") return [good];
    return [SIGNS[String(kind)] ?? ""];
}
