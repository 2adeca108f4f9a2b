/** What pressing something on a board does: the one contract of all targets, without any markup. */
import type { Confirm } from "../lib/settings.svelte";
import type { Offer, Target } from "../net/offers";
import type { NotPossible } from "../wire/types";

/** How a person pressed: a mouse and a keyboard have shown what comes before, a finger has not. */
export type Press = "mouse" | "touch" | "keyboard";

/** What a target needs of a table. */
export interface Pickable {
    readonly chosen: Offer | null;
    mark(offer: Offer | null): void;
    unmark(): void;
    choose(offer: Offer): void;
    point(offers: readonly Offer[], target: Target | null, spot: DOMRect | null): void;
    play(offer: Offer): void;
    asksFor(verb: string): boolean;
    reasonFor(target: Target): NotPossible | null;
}

/** Open: it can be done now. Shut: it cannot, and one can learn why. Idle: nobody asks for it. */
export type TargetState = "open" | "shut" | "idle";

export function stateOf(
    table: Pickable,
    offers: readonly Offer[],
    target: Target | null,
): TargetState {
    if (offers.length) return "open";
    return target && (table.reasonFor(target) || isAskedFor(table, target)) ? "shut" : "idle";
}

/** What is asked for and not on offer has a reason, even if it is not known yet. */
function isAskedFor(table: Pickable, target: Target): boolean {
    return "verb" in target && Boolean(target.ask) && table.asksFor(target.verb);
}

/** Shows what a target leads to while the pointer or the focus is on it; several answers show nothing yet. */
export function hover(table: Pickable, offers: readonly Offer[]): void {
    if (offers.length === 1) table.mark(offers[0]!);
}

/** Presses a target: the only answer is played or chosen, several are listed, none is explained. */
export function press(
    table: Pickable,
    offers: readonly Offer[],
    target: Target | null,
    how: { press: Press; confirm: Confirm; spot: DOMRect | null },
): void {
    const [only, ...others] = offers;
    if (only && !others.length && playsAtOnce(table, only, how.press, how.confirm))
        table.play(only);
    else table.point(offers, target, how.spot);
}

/** Presses an answer in a list; the list stays until it is played. */
export function pressAnswer(table: Pickable, offer: Offer, pressed: Press, confirm: Confirm): void {
    if (playsAtOnce(table, offer, pressed, confirm)) table.play(offer);
    else table.choose(offer);
}

/** Returns whether this press plays the answer, or the next one will. */
export function playsAtOnce(
    table: Pickable,
    offer: Offer,
    pressed: Press,
    confirm: Confirm,
): boolean {
    if (table.chosen?.action === offer.action) return true;
    return confirm === "once" && pressed !== "touch" && !offer.grave;
}
