/** A view in words: one line for each part, for those who listen to the board. */
import { fieldName, term, valueWord } from "../../text/terms";
import type { Names } from "../../text/texts.svelte";

import { isEmpty, partsOf, playersIn, type Part } from "./model";

export interface Told {
    readonly table: readonly string[];
    readonly players: readonly (readonly string[])[];
}

/** Tells a whole view: what is common, and what each player has. */
export function told(game: string, view: object, names: Names): Told {
    const lines = (part: object): string[] =>
        partsOf(part)
            .filter((one) => !isEmpty(one))
            .map((one) => line(game, one, names));
    return { table: lines(view), players: playersIn(view).map(lines) };
}

/** Tells one part: "Goods: Wood 3, Stone 1". */
export function line(game: string, part: Part, names: Names): string {
    const what = content(game, part, names);
    return part.key ? `${fieldName(game, part.key)}: ${what}` : what;
}

function content(game: string, part: Part, names: Names): string {
    switch (part.kind) {
        case "fact":
            return valueWord(game, part.key, part.value, names);
        case "amounts":
            return amounts(game, part.key, part.amounts);
        case "things":
            return things(game, part.key, part.things, names);
        case "rows":
            return part.rows.map((row) => together(game, row, names)).join("; ");
        case "places":
            return part.places
                .map(([place, held]) => `${term(game, "", place)} ${together(game, held, names)}`)
                .join("; ");
    }
}

/** Lists things; equal ones are said once, with their number, unless they are numbers themselves. */
export function things(
    game: string,
    key: string,
    listed: readonly (string | number | boolean)[],
    names: Names,
): string {
    const words = listed.map((thing) => valueWord(game, key, thing, names));
    if (!listed.every((thing) => typeof thing === "string")) return words.join(", ");
    const counted = [...new Set(words)].map((word) => {
        const count = words.filter((other) => other === word).length;
        return count > 1 ? `${word} ×${count}` : word;
    });
    return counted.join(", ");
}

function amounts(
    game: string,
    key: string,
    counted: readonly (readonly [string, number])[],
): string {
    return counted
        .filter(([, count]) => count !== 0)
        .map(([thing, count]) => `${term(game, key, thing)} ${count}`)
        .join(", ");
}

/** Tells the parts of a row without their names, which would drown what they hold; numbers keep theirs. */
function together(game: string, parts: readonly Part[], names: Names): string {
    return parts
        .filter((part) => !isEmpty(part) && !isNone(part))
        .map((part) => (isNumber(part) ? line(game, part, names) : content(game, part, names)))
        .join(" ");
}

function isNumber(part: Part): boolean {
    return part.kind === "fact" && typeof part.value === "number";
}

function isNone(part: Part): boolean {
    return part.kind === "fact" && (part.value === -1 || part.value === false || part.value === 0);
}
