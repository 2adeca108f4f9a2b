/** Which sheet lies over the board: the one that a person has opened, else the one that the question is about. */
import type { Table } from "../../../table/table.svelte";
import type { CavernaQuestion, CavernaView } from "../../../wire/types";

export type SheetName = "tray" | "catalogue" | "harvest" | "pad";

const ASKED_IN: Readonly<Partial<Record<CavernaQuestion["kind"], SheetName>>> = {
    feed: "harvest",
    skip: "harvest",
    newborns: "harvest",
    coins: "harvest",
    prepare: "tray",
    "last-chance": "tray",
};

/** Returns the sheet in which a question is answered; most are answered on the board. */
export function sheetFor(asked: CavernaQuestion | null, mayFurnish: boolean): SheetName | null {
    if (!asked) return null;
    return ASKED_IN[asked.kind] ?? (mayFurnish ? "catalogue" : null);
}

/** A sheet that a person has opened, who that was, and what was asked then. */
export interface Opened {
    readonly name: SheetName;
    readonly viewer: number;
    readonly question: string;
}

/** Returns the sheet that lies on the board: what was opened gives way to a later question with a sheet of its own. */
export function sheetAt(
    question: string,
    asked: SheetName | null,
    opened: Opened | null,
    away: string,
): SheetName | null {
    if (opened && (!asked || opened.question === question)) return opened.name;
    return away === question ? null : asked;
}

export class Sheets {
    #opened = $state.raw<Opened | null>(null);
    /** The question whose sheet was put away. */
    #away = $state("");

    constructor(private readonly table: Table) {}

    readonly #view = $derived.by(() => this.table.shown?.view as CavernaView | undefined);
    /** The sheet that the question of the viewer is about. */
    readonly asked = $derived.by(() => {
        const { table } = this;
        const asked = table.question
            ? ((this.#view?.question ?? null) as CavernaQuestion | null)
            : null;
        return sheetFor(
            asked,
            table.all.some(({ verb }) => verb === "furnish"),
        );
    });
    readonly #question = $derived.by(() => {
        const { round = 0, question = null } = this.#view ?? {};
        return [round, question?.kind ?? "", question?.seat ?? 0].join(" ");
    });
    /** The sheet that lies on the board now: the one of the question waits until its phase has been announced. */
    readonly shown = $derived.by(() => {
        const isMine = this.#opened?.viewer === this.#viewer;
        if (!this.#opened && this.table.isAnnounced) return null;
        return sheetAt(this.#question, this.asked, isMine ? this.#opened : null, this.#away);
    });

    get #viewer(): number {
        return this.table.shown?.viewer ?? NaN;
    }

    show(name: SheetName): void {
        if (name === this.asked) [this.#opened, this.#away] = [null, ""];
        else this.#opened = { name, viewer: this.#viewer, question: this.#question };
    }

    close(): void {
        if (this.shown === this.asked) this.#away = this.#question;
        this.#opened = null;
    }

    /** Closes a sheet that a person has opened; one that the question is about stays. */
    putBack(name: SheetName): void {
        if (this.#opened?.name === name) this.#opened = null;
    }

    toggle(name: SheetName): void {
        if (this.shown === name) this.close();
        else this.show(name);
    }
}

const SHEETS = new WeakMap<Table, Sheets>();

/** Returns the sheets of a table: all parts of its board share them. */
export function sheetsOf(table: Table): Sheets {
    const sheets = SHEETS.get(table) ?? new Sheets(table);
    SHEETS.set(table, sheets);
    return sheets;
}
