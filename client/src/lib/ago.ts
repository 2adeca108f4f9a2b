/** How long ago something was, or how long there is still time, as roughly as people say it. */
import { texts } from "../text/texts.svelte";

const MINUTES_IN_HOUR = 60;
const HOURS_IN_DAY = 24;

type Roughly = { unit: "minutes" | "hours" | "days"; count: number };

/** Says when something happened; both times are seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
    return texts.line("web-ago", roughly(now - then));
}

/** Says how much time is left until then. */
export function timeLeft(until: number, now: number = Date.now() / 1000): string {
    return texts.line("web-list-deadline", roughly(until - now));
}

/** Says the day and the hour of a time, in seconds since 1970. */
export function dayAndHour(at: number): string {
    return new Date(at * 1000).toLocaleString(texts.language, {
        day: "numeric",
        month: "long",
        hour: "numeric",
        minute: "2-digit",
    });
}

function roughly(seconds: number): Roughly {
    const minutes = Math.max(0, Math.floor(seconds / 60));
    if (minutes < MINUTES_IN_HOUR) return { unit: "minutes", count: minutes };
    const hours = Math.floor(minutes / MINUTES_IN_HOUR);
    if (hours < HOURS_IN_DAY) return { unit: "hours", count: hours };
    return { unit: "days", count: Math.floor(hours / HOURS_IN_DAY) };
}
