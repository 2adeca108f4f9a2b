/** What those who take part are called, and how numbers of standings are written. */
import { texts } from "../text/texts.svelte";
import type { TournamentPlayer } from "../wire/types";

/** Names a player: people by their name, bots by their number and level. */
export function nameOf({ name, level, number }: TournamentPlayer): string {
    if (!level) return name;
    return texts.line("web-tournament-bot", {
        number: number + 1,
        level: texts.line("web-bot", { level }),
    });
}

/** Writes a number of standings as people of this language do, with two digits at most. */
export function figure(value: number): string {
    return value.toLocaleString(texts.language, { maximumFractionDigits: 2 });
}

/** Writes a share in percent. */
export function percent(value: number): string {
    return value.toLocaleString(texts.language, { style: "percent" });
}
