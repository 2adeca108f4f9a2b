/** A rating as people read it: a number like a year, without separators, and how much it may be off. */
import { texts } from "../text/texts.svelte";

export function ratingLine(rating: number, doubt: number): string {
    return texts.line("web-rating", { rating: String(rating), doubt: String(doubt) });
}
