/** The desk of a moderator: open reports, what was done, and what can be done. */
import { Doing } from "../lib/doing.svelte";
import { get, newKey, post } from "../net/api";
import type {
    Deed,
    Deeds,
    Once,
    Pardon,
    Report,
    Reports,
    Suspend,
    SuspendAccount,
} from "../wire/http";

export class Desk {
    readonly doing = new Doing();
    reports = $state.raw<readonly Report[]>([]);
    deeds = $state.raw<readonly Deed[]>([]);
    /** Where the next page of deeds begins; 0 at the end. */
    #next = $state(0);

    get hasMore(): boolean {
        return this.#next > 0;
    }

    async read(): Promise<void> {
        await this.doing.do(() => this.#read());
    }

    /** Shows deeds of before. */
    async readMore(): Promise<void> {
        await this.doing.do(async () => {
            const page = await get<Deeds>(`/moderation/deeds?before=${this.#next}`);
            this.deeds = [...this.deeds, ...page.deeds];
            this.#next = page.next;
        });
    }

    close(report: Report): Promise<boolean> {
        return this.#do(`/reports/${report.id}/close`);
    }

    suspend(report: Report, days: number): Promise<boolean> {
        return this.#do(`/reports/${report.id}/suspend`, { days } satisfies Suspend);
    }

    suspendAccount(name: string, days: number): Promise<boolean> {
        return this.#do("/suspend", { name, days } satisfies SuspendAccount);
    }

    pardon(name: string): Promise<boolean> {
        return this.#do("/pardon", { name } satisfies Pardon);
    }

    hide(report: Report, line: number): Promise<boolean> {
        return this.#do(`/tables/${encodeURIComponent(report.table)}/chat/${line}/hide`);
    }

    closeTable(report: Report): Promise<boolean> {
        const once: Once = { key: newKey() };
        return this.#do(`/tables/${encodeURIComponent(report.table)}/close`, once);
    }

    /** Does something; whatever it has changed is shown. */
    #do(path: string, body: object = {}): Promise<boolean> {
        return this.doing.do(async () => {
            await post(`/moderation${path}`, body);
            await this.#read();
        });
    }

    async #read(): Promise<void> {
        const [{ reports }, page] = await Promise.all([
            get<Reports>("/moderation/reports"),
            get<Deeds>("/moderation/deeds"),
        ]);
        [this.reports, this.deeds, this.#next] = [reports, page.deeds, page.next];
    }
}
