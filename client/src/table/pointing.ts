/** The rulebook opens at the rule of whatever one points at. */
import { readRulebook, ruleCalled } from "../books/rulebook";
import { rulesIn } from "../games";
import type { Offer, Target } from "../net/offers";

import type { Table } from "./table.svelte";

/** What something on the screen stands for. */
export interface Pointed {
    readonly offers: readonly Offer[];
    readonly named: Target | null;
}

const STANDS_FOR = new WeakMap<Element, () => Pointed>();

/** Notes what an element stands for, as long as it is there. */
export function standFor(node: Element, pointed: () => Pointed): void {
    STANDS_FOR.set(node, pointed);
}

/** Opens the rulebook: at the rule of what is under the pointer or has the focus, else at that of the question. */
export async function readPointed(table: Table): Promise<void> {
    const pointed = pointedAt();
    const refused = pointed?.named && !pointed.offers.length && table.reasonFor(pointed.named);
    const rule = refused ? refused.rule : pointed && (await ruleOf(table, pointed));
    table.read(rule || undefined);
}

function pointedAt(): Pointed | null {
    const hovered = [...document.querySelectorAll(":hover")].pop() ?? null;
    for (const start of [hovered, document.activeElement])
        for (let node = start; node; node = node.parentElement) {
            const found = STANDS_FOR.get(node);
            if (found) return found();
        }
    return null;
}

/** What it is called comes first, then what is done with it. */
async function ruleOf(table: Table, { offers, named }: Pointed): Promise<string> {
    const game = table.frame?.table.game ?? "";
    const words = [...wordsOf(offers[0]), ...namesIn(named)];
    const [known, book] = await Promise.all([rulesIn(game), readRulebook(game, "en")]);
    const found = words.map((word) => known[word] ?? ruleCalled(book, word)?.id);
    return found.find((rule) => rule !== undefined) ?? "";
}

function wordsOf(offer: Offer | undefined): string[] {
    if (!offer) return [];
    return [...offer.refs.map(({ key }) => key ?? "").filter(Boolean), offer.verb];
}

function namesIn(named: Target | null): string[] {
    if (!named) return [];
    return "piece" in named ? [named.piece] : [...Object.values(named.about ?? {}), named.verb];
}
