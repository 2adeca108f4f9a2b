/** What was said and not read yet: wherever the chat is, on the screen or in a drawer. */
import type { ChatLine, Occupant } from "../wire/types";

/** Milliseconds in which everything comes that was said before one came. */
const HISTORY = 2000;

/** What chat news needs of a table. */
interface Talked {
    readonly chat: readonly ChatLine[];
    readonly frame: { readonly occupants: readonly Occupant[] } | null;
}

export class ChatNews {
    /** The number of the last line that was in sight. */
    heard = $state(0);

    readonly #begun: number;

    constructor(
        private readonly table: Talked,
        private readonly now: () => number = () => performance.now(),
    ) {
        this.#begun = now();
    }

    /** The newest line of somebody else that was not read yet. */
    readonly unread = $derived.by((): ChatLine | null => {
        const line = this.table.chat.findLast(({ seat }) => !this.#isMine(seat));
        return line && line.number > this.heard ? line : null;
    });

    #isMine(seat: number): boolean {
        return this.table.frame?.occupants[seat]?.yours ?? false;
    }

    /** Whether what comes now was said just now; what was said before one came is read in the chat. */
    get isLive(): boolean {
        return this.now() - this.#begun > HISTORY;
    }

    /** Everything that was said by now has been in sight. */
    read(): void {
        this.heard = this.table.chat.at(-1)?.number ?? 0;
    }
}

const known = new WeakMap<Talked, ChatNews>();

/** Returns what is new in the chat of a table; whoever asks gets the same. */
export function chatNewsOf(table: Talked): ChatNews {
    const news = known.get(table) ?? new ChatNews(table);
    known.set(table, news);
    return news;
}
