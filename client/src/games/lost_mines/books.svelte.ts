/** Where notebooks are kept: one for each table and seat. */
import { withStorage } from "../../lib/storage";
import type { Table } from "../../table/table.svelte";

import {
    bookIn,
    EMPTY,
    factsOf,
    withoutGuesses,
    written,
    type Guess,
    type Notebook,
} from "./notebook";
import type { LostMinesView } from "../../wire/types";

/** Notebooks of screens with several people; they go with the page. */
const SHARED = new Map<string, Notebook>();

export class Book {
    #book = $state.raw<Notebook>(EMPTY);
    #name = "";
    #isShared = true;

    constructor(private readonly table: Table) {}

    get pages(): Notebook["pages"] {
        return this.#book.pages;
    }

    guessOf(seat: number): Guess {
        return this.#book.guesses[seat] ?? "";
    }

    noteOn(seat: number): string {
        return this.#book.notes[seat] ?? "";
    }

    guess(seat: number, guess: Guess): void {
        this.#keep({ ...this.#book, guesses: { ...this.#book.guesses, [seat]: guess } });
    }

    note(seat: number, note: string): void {
        this.#keep({ ...this.#book, notes: { ...this.#book.notes, [seat]: note } });
    }

    /** Opens the book of whoever looks, and writes down what they know. */
    follow(view: LostMinesView, viewer: number): void {
        const name = `grotto.lost_mines.${this.table.id}.${viewer}`;
        if (name !== this.#name) this.#open(name);
        if (viewer < 0 || this.table.past) return;
        const turned = this.#book.pages.some(({ round }) => round === view.round);
        const book = turned || this.#round === view.round ? this.#book : this.#newRound();
        this.#round = view.round;
        this.#keep(written(book, view.round, factsOf(view, viewer)));
    }

    #round = 0;

    /** What was guessed in the round before holds no longer; a page that is just opened is no new round. */
    #newRound(): Notebook {
        return this.#round ? withoutGuesses(this.#book) : this.#book;
    }

    #open(name: string): void {
        this.#name = name;
        this.#round = 0;
        const own = this.table.frame?.occupants.filter(({ yours }) => yours).length ?? 0;
        this.#isShared = own !== 1;
        this.#book = this.#isShared
            ? (SHARED.get(name) ?? EMPTY)
            : bookIn(withStorage((storage) => storage.getItem(name), null));
    }

    #keep(book: Notebook): void {
        if (book === this.#book) return;
        this.#book = book;
        if (this.#isShared) SHARED.set(this.#name, book);
        else withStorage((storage) => storage.setItem(this.#name, JSON.stringify(book)), undefined);
    }
}
