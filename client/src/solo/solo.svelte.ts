/** What the server keeps around games alone: one's best scores, and the deal of the day. */
import { me } from "../lib/me.svelte";
import { get, post, Refused } from "../net/api";
import type { NewName, TableMade } from "../wire/http";
import type { DailyGame, Days, SoloScores } from "../wire/types";

class Solo {
    /** Best scores by game; nothing until they were asked for. */
    #scores = $state.raw<readonly SoloScores[]>([]);
    days = $state.raw<Days | null>(null);

    scoresOf(game: string): SoloScores | undefined {
        return this.#scores.find((scores) => scores.game === game);
    }

    bestOf(game: string): number | undefined {
        return this.scoresOf(game)?.best[0]?.points;
    }

    dailyOf(game: string): DailyGame | undefined {
        return this.days?.games.find((daily) => daily.game === game);
    }

    /** Asks for the best scores; a page can be shown without them. */
    async readScores(): Promise<void> {
        await orNothing(async () => {
            await me.load();
            if (me.person) this.#scores = await get<readonly SoloScores[]>("/me/scores");
        });
    }

    /** Asks what is dealt today, and who was best. */
    async readDays(): Promise<void> {
        await orNothing(async () => {
            this.days = await get<Days>("/daily");
        });
    }
}

async function orNothing(work: () => Promise<void>): Promise<void> {
    try {
        await work();
    } catch (error) {
        if (!(error instanceof Refused)) throw error;
    }
}

export const solo = new Solo();

/** Begins to play the deal of the day, or goes on. */
export function playToday(game: string, name: string): Promise<TableMade> {
    return post<TableMade>(`/daily/${encodeURIComponent(game)}`, { name } satisfies NewName);
}
