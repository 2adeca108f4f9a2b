/** Times as people read them. */
import { texts } from "../text/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes a time that runs out: 0:07, 12:30, 1:05:00, or days and hours. */
export function clockText(seconds: number): string {
    const whole = Math.ceil(seconds);
    const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
    if (days) return texts.line("web-clock-days", { days, hours });
    const parts = [Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
    if (whole >= HOUR) parts.unshift(Math.floor(whole / HOUR));
    return parts.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

export interface RoughTime {
    readonly unit: "days" | "hours" | "minutes" | "seconds";
    readonly count: number;
}

/** Returns a time as people say it, in one unit: more than two days in days, and so on; nobody is promised too little. */
export function roughly(seconds: number): RoughTime {
    if (seconds > 2 * DAY) return { unit: "days", count: Math.ceil(seconds / DAY) };
    if (seconds > 2 * HOUR) return { unit: "hours", count: Math.ceil(seconds / HOUR) };
    if (seconds > 2 * MINUTE) return { unit: "minutes", count: Math.ceil(seconds / MINUTE) };
    return { unit: "seconds", count: Math.ceil(seconds) };
}
