/** What happened while nobody looked: after the page was closed, or behind another one. */
import { rememberSeen, seenAt } from "./seen";

export class Since {
    /** The move after which something happened that was not seen; nothing where all was, or where nobody wants to know. */
    from = $state<number | null>(null);

    /** How far the table was seen here. */
    #seen: number | null;

    constructor(
        private readonly table: string,
        /** Called when nobody looks any more. */
        private readonly hide: () => void,
    ) {
        this.#seen = seenAt(table);
        document.addEventListener("visibilitychange", this.#look);
    }

    #shown = 0;

    /** Notes that the table is shown after so many moves: at first as it is found, later as it is told. */
    show(moves: number, isFirst: boolean): void {
        this.#shown = moves;
        if (isFirst) this.#offer();
        if (!document.hidden) this.#remember();
    }

    forget(): void {
        this.from = null;
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#look);
    }

    readonly #look = (): void => {
        if (document.hidden) return this.hide();
        this.#offer();
        this.#remember();
    };

    #offer(): void {
        if (this.#seen !== null && this.#seen < this.#shown) this.from ??= this.#seen;
    }

    #remember(): void {
        if (this.#seen === this.#shown) return;
        this.#seen = this.#shown;
        rememberSeen(this.table, this.#shown);
    }
}
