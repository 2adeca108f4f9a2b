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
