/** How many other tables wait for one, and which is the next. */
import { me } from "../lib/me.svelte";
import { get, Refused } from "../net/api";
import type { Waits } from "../wire/http";

import { showBadge } from "./push";

const AGAIN = 20_000;

export class Waiting {
    count = $state(0);
    next = $state("");

    constructor(private readonly here: () => { id: string; asked: boolean }) {}

    /** Counts now and then, until what it returns is called. */
    watch(): () => void {
        void this.#read();
        const timer = setInterval(() => void (document.hidden || this.#read()), AGAIN);
        return () => clearInterval(timer);
    }

    async #read(): Promise<void> {
        const { id, asked } = this.here();
        try {
            await me.load();
            if (!me.person) return;
            const waits = await get<Waits>(`/me/waiting?but=${encodeURIComponent(id)}`);
            [this.count, this.next] = [waits.count, waits.next];
            showBadge(waits.count + (asked ? 1 : 0));
        } catch (error) {
            if (!(error instanceof Refused)) throw error; // without a connection the last count stays
        }
    }
}
