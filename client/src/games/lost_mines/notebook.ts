/** My notebook: what I know in this round, what I knew in those before, and what I think of the others.
 *
 * It never leaves the browser. Where one person sits at a screen it is kept there; where several do, it lives as long
 * as the page, and in no storage that the others could open.
 */
import type { LostMinesView } from "../../wire/types";

/** What I take somebody for. */
export type Guess = "" | "loyal" | "selfish" | "saboteur";

export const GUESSES: readonly Guess[] = ["", "loyal", "selfish", "saboteur"];

/** One thing that I have seen: a mine on a cell, a treasure by its number, the dwarf of a seat. */
export type Fact =
    | { readonly kind: "mine"; readonly cell: string; readonly mine: string }
    | {
          readonly kind: "treasure";
          readonly number: number;
          readonly symbol: string;
          readonly value: number;
      }
    | {
          readonly kind: "dwarf";
          readonly seat: number;
          readonly clan: string;
          readonly role: string;
      };

export interface Page {
    readonly round: number;
    readonly facts: readonly Fact[];
}

export interface Notebook {
    readonly guesses: Readonly<Record<number, Guess>>;
    readonly notes: Readonly<Record<number, string>>;
    readonly pages: readonly Page[];
}

export const EMPTY: Notebook = { guesses: {}, notes: {}, pages: [] };

/** Returns what a viewer knows that is not open to everybody; what is known to all is no secret. */
export function factsOf(view: LostMinesView, viewer: number): readonly Fact[] {
    const mines = view.mines.flatMap(({ cell, mine, open, known_to }): Fact[] =>
        mine && !open && known_to.includes(viewer) ? [{ kind: "mine", cell, mine }] : [],
    );
    const treasures = view.treasures.flatMap(({ symbol, value, known_to }, slot): Fact[] =>
        value && known_to.includes(viewer)
            ? [{ kind: "treasure", number: slot + 1, symbol, value }]
            : [],
    );
    const dwarfs = view.players.flatMap(({ clan, role, role_known_to }, seat): Fact[] =>
        role && seat !== viewer && role_known_to.includes(viewer)
            ? [{ kind: "dwarf", seat, clan, role }]
            : [],
    );
    return [...mines, ...treasures, ...dwarfs];
}

/** Returns the notebook with what is known in a round; a mine that was opened since stays in it. */
export function written(book: Notebook, round: number, facts: readonly Fact[]): Notebook {
    const page = book.pages.find((one) => one.round === round);
    const known = new Set(page?.facts.map(nameOf));
    const fresh = facts.filter((fact) => !known.has(nameOf(fact)));
    if (!fresh.length) return book;
    const pages = book.pages.filter((one) => one !== page);
    return { ...book, pages: [...pages, { round, facts: [...(page?.facts ?? []), ...fresh] }] };
}

function nameOf(fact: Fact): string {
    if (fact.kind === "mine") return `mine ${fact.cell}`;
    return fact.kind === "treasure" ? `treasure ${fact.number}` : `dwarf ${fact.seat}`;
}

/** Guesses are about one round: everybody gets a new dwarf in the next. */
export function withoutGuesses(book: Notebook): Notebook {
    return Object.keys(book.guesses).length ? { ...book, guesses: {} } : book;
}

/** Reads a notebook that a browser has kept; what makes no sense is an empty one. */
export function bookIn(text: string | null): Notebook {
    try {
        const kept: unknown = JSON.parse(text ?? "{}");
        return typeof kept === "object" && kept !== null && isBook({ ...EMPTY, ...kept })
            ? { ...EMPTY, ...kept }
            : EMPTY;
    } catch (error) {
        if (error instanceof SyntaxError) return EMPTY;
        throw error;
    }
}

function isBook({ guesses, notes, pages }: Notebook): boolean {
    const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;
    return (
        isRecord(guesses) &&
        isRecord(notes) &&
        Array.isArray(pages) &&
        pages.every((page: unknown) => isRecord(page) && Array.isArray((page as Page).facts))
    );
}
