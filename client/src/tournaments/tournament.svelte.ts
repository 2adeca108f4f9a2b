/** One tournament as it stands on the server; it is read again and again while somebody looks. */
import { Doing } from "../lib/doing.svelte";
import { me } from "../lib/me.svelte";
import { get, patch, post, Refused, remove } from "../net/api";
import type { ChangeTournament, JoinTournament } from "../wire/http";
import type { Tournament as State, TournamentPlayer } from "../wire/types";

const AGAIN = 3_000;

export class Tournament {
    state = $state.raw<State | null>(null);
    readonly doing = new Doing();
    readonly #path: string;

    constructor(id: string) {
        this.#path = `/tournaments/${encodeURIComponent(id)}`;
    }

    get results(): string {
        return `/api${this.#path}/results`;
    }

    get mine(): TournamentPlayer | undefined {
        return this.state?.players.find((player) => player.yours);
    }

    /** Reads it now, and whenever some seconds have passed; returns what ends that. */
    watch(): () => void {
        void this.doing.do(async () => (this.state = await get<State>(this.#path)), "read");
        const timer = setInterval(() => void (document.hidden || this.#readAgain()), AGAIN);
        return () => clearInterval(timer);
    }

    /** What is not answered just now may be answered the next time. */
    async #readAgain(): Promise<void> {
        try {
            this.state = await get<State>(this.#path);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
        }
    }

    join(): Promise<boolean> {
        const said: JoinTournament = { name: me.name() };
        return this.#change("join", () => post<State>(`${this.#path}/entrants`, said));
    }

    /** Lets oneself or, for the organiser, somebody else take part no more. */
    remove(number: number): Promise<boolean> {
        return this.#change("leave", () => remove<State>(`${this.#path}/entrants/${number}`));
    }

    become(status: ChangeTournament["status"]): Promise<boolean> {
        const said: ChangeTournament = { status };
        return this.#change(status, () => patch<State>(this.#path, said));
    }

    #change(what: string, work: () => Promise<State>): Promise<boolean> {
        return this.doing.do(async () => {
            this.state = await work();
            void me.refresh();
        }, what);
    }
}
