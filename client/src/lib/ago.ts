/** How long ago something was, as roughly as people say it. */
import { texts } from "../text/texts.svelte";

const MINUTES_IN_HOUR = 60;
const HOURS_IN_DAY = 24;

/** Says when something happened; both times are seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
    const minutes = Math.max(0, Math.floor((now - then) / 60));
    if (minutes < MINUTES_IN_HOUR)
        return texts.line("web-ago", { unit: "minutes", count: minutes });
    const hours = Math.floor(minutes / MINUTES_IN_HOUR);
    if (hours < HOURS_IN_DAY) return texts.line("web-ago", { unit: "hours", count: hours });
    return texts.line("web-ago", { unit: "days", count: Math.floor(hours / HOURS_IN_DAY) });
}
