/** Any view as parts that can be shown or told: by its structure alone, whatever game it is of. */

export type Scalar = string | number | boolean;

export type Part =
    | { readonly kind: "fact"; readonly key: string; readonly value: Scalar }
    /** Counted things: goods and the like. */
    | {
          readonly kind: "amounts";
          readonly key: string;
          readonly amounts: readonly (readonly [string, number])[];
      }
    | { readonly kind: "things"; readonly key: string; readonly things: readonly Scalar[] }
    /** What is where: by cell or the like. */
    | {
          readonly kind: "places";
          readonly key: string;
          readonly places: readonly (readonly [string, readonly Part[]])[];
      }
    | { readonly kind: "rows"; readonly key: string; readonly rows: readonly (readonly Part[])[] };

/** What no view tells in a part of its own: whose turn it is, and what each player has. */
const TOLD_ELSEWHERE = new Set("question to_act players round rounds endings".split(" "));

/** Returns the parts of a view, or of a player's share of it. */
export function partsOf(view: object): readonly Part[] {
    return Object.entries(view)
        .filter(([key]) => !TOLD_ELSEWHERE.has(key))
        .flatMap(([key, value]: [string, unknown]) => partOf(key, value) ?? []);
}

function partOf(key: string, value: unknown): Part | null {
    if (isScalar(value)) return { kind: "fact", key, value };
    if (Array.isArray(value)) return listOf(key, value);
    return typeof value === "object" && value !== null ? recordOf(key, value) : null;
}

function listOf(key: string, values: readonly unknown[]): Part {
    if (values.every(isScalar)) return { kind: "things", key, things: values };
    return {
        kind: "rows",
        key,
        rows: values.map((row) => (Array.isArray(row) ? [listOf("", row)] : partsOf(Object(row)))),
    };
}

function recordOf(key: string, value: object): Part {
    const entries = Object.entries(value) as [string, unknown][];
    if (entries.every((entry): entry is [string, number] => typeof entry[1] === "number"))
        return { kind: "amounts", key, amounts: entries };
    return {
        kind: "places",
        key,
        places: entries.map(([place, held]) => [place, heldAt(key, held)]),
    };
}

function heldAt(key: string, held: unknown): readonly Part[] {
    if (isScalar(held)) return [{ kind: "fact", key, value: held }];
    return typeof held === "object" && held !== null ? partsOf(held) : [];
}

function isScalar(value: unknown): value is Scalar {
    return ["string", "number", "boolean"].includes(typeof value);
}

/** Returns what every player has, in the order of the seats. */
export function playersIn(view: object): readonly object[] {
    const players: unknown = "players" in view ? view.players : [];
    return Array.isArray(players) ? players.filter((one) => typeof one === "object") : [];
}

/** Returns the goods of a player where they are counted, to be shown by their icons. */
export function goodsIn(player: object): readonly (readonly [string, number])[] | null {
    const [part] = "goods" in player ? partsOf({ goods: player.goods }) : [];
    return part?.kind === "amounts" ? part.amounts : null;
}

/** Whether a part holds anything at all. */
export function isEmpty(part: Part): boolean {
    if (part.kind === "fact") return part.value === "";
    if (part.kind === "amounts") return part.amounts.every(([, count]) => count === 0);
    if (part.kind === "things") return !part.things.length;
    return part.kind === "rows" ? !part.rows.length : !part.places.length;
}
