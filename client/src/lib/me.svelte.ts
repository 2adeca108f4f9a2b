/** Who one is: what the server knows, and the name for the next table. */
import { get, patch, post } from "../net/api";
import { forgetMine } from "../notices/push";
import type {
    DeleteMe,
    Known,
    Me as Answer,
    NewName,
    NewPassword,
    Recover,
    SignIn,
    SignUp,
} from "../wire/http";

import { inventName } from "./names";
import { settings } from "./settings.svelte";

class Me {
    person = $state.raw<Known | null>(null);
    #asked: Promise<void> | null = null;
    #invented = "";

    /** Asks the server until it has answered once. */
    load(): Promise<void> {
        this.#asked ??= this.refresh();
        return this.#asked;
    }

    async refresh(): Promise<void> {
        try {
            this.#take(await get<Answer>("/me"));
        } catch (error) {
            this.#asked = null;
            throw error;
        }
    }

    /** The name to propose: one's own as soon as it is known, before that an invented one, which is not kept. */
    get proposed(): string {
        return settings.liked.name || this.person?.name || (this.#invented ||= inventName());
    }

    /** The name for the next table: one's own, or an invented one that is kept from now on. */
    name(): string {
        const known = this.proposed;
        if (known !== settings.liked.name) void settings.change({ name: known });
        return known;
    }

    async rename(name: string): Promise<void> {
        if (this.person) this.#take(await patch<Answer>("/me", { name } satisfies NewName));
        await settings.change({ name });
    }

    async signUp(name: string, password: string): Promise<void> {
        this.#take(await post<Answer>("/me/sign-up", { name, password } satisfies SignUp));
        await settings.change({ name });
    }

    async signIn(name: string, password: string, claim: boolean): Promise<void> {
        await forgetMine();
        this.#take(await post<Answer>("/me/sign-in", { name, password, claim } satisfies SignIn));
        await settings.change({ name: this.person?.name ?? name });
    }

    async signOut(everywhere: boolean): Promise<void> {
        await post(everywhere ? "/me/sign-out-everywhere" : "/me/sign-out");
        this.person = null;
        await forgetMine();
    }

    async changePassword(old: string, fresh: string): Promise<void> {
        this.#take(await post<Answer>("/me/password", { old, new: fresh } satisfies NewPassword));
    }

    /** Comes in by a printed code, with another password from now on. */
    async recover(name: string, code: string, password: string): Promise<void> {
        this.#take(await post<Answer>("/me/recover", { name, code, password } satisfies Recover));
        await settings.change({ name: this.person?.name ?? name });
    }

    /** Lets the server forget who one is; games stay there under no name. */
    async forget(name: string, password: string | null): Promise<void> {
        await post("/me/delete", { name, password } satisfies DeleteMe);
        this.person = null;
    }

    #take({ person }: Answer): void {
        this.person = person;
    }
}

export const me = new Me();
