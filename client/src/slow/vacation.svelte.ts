/** One's vacation, as the server knows it: shared by all that show it. */
import { Doing } from "../lib/doing.svelte";
import { get, post, remove } from "../net/api";
import type { TakeVacation } from "../wire/http";
import type { VacationState } from "../wire/types";

class Vacation {
    readonly doing = new Doing();
    state = $state.raw<VacationState | null>(null);

    read(): Promise<boolean> {
        return this.doing.do(async () => (this.state = await get<VacationState>("/me/vacation")));
    }

    begin(days: number): Promise<boolean> {
        const wish: TakeVacation = { days };
        return this.doing.do(
            async () => (this.state = await post<VacationState>("/me/vacation", wish)),
        );
    }

    end(): Promise<boolean> {
        return this.doing.do(
            async () => (this.state = await remove<VacationState>("/me/vacation")),
        );
    }
}

export const vacation = new Vacation();
