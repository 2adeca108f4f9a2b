/** What people and bots are called. */
import { texts } from "../text/texts.svelte";

/** As much of a seat as a name needs. */
interface Named {
    readonly name: string;
    readonly level: string;
}

const GUEST_NAMES = 12;

/** Names everybody at a table; bots have no names of their own and are counted, open seats stay nameless. */
export function namesOf(seats: readonly Named[]): string[] {
    const bots = seats.filter(isBot).length;
    return seats.map((seat, place) => {
        if (!isBot(seat)) return seat.name;
        const number = seats.slice(0, place).filter(isBot).length + 1;
        return bots > 1
            ? texts.line("web-bot-name-number", { number })
            : texts.line("web-bot-name");
    });
}

function isBot({ name, level }: Named): boolean {
    return level !== "" && name === "";
}

/** Invents a name for somebody who has not said one. */
export function inventName(chance: () => number = Math.random): string {
    return texts.line("web-guest-name", { number: Math.floor(chance() * GUEST_NAMES) });
}
