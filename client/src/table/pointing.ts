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

/** Opens the rulebook at the rule of what is under the pointer or has the focus, else of what was chosen. */
export async function readPointed(table: Table): Promise<void> {
    const hovered = [...document.querySelectorAll(":hover")].pop() ?? null;
    const around = [...outwards(hovered), ...outwards(document.activeElement)];
    const pointed = around.flatMap((node) => STANDS_FOR.get(node)?.() ?? [])[0];
    const refused = pointed?.named && !pointed.offers.length && table.reasonFor(pointed.named);
    const rule = refused ? refused.rule : await ruleOf(table, around.flatMap(wordsAt));
    if (rule) table.read(rule);
    else await readChosen(table);
}

/** Opens the rulebook at the rule of what was chosen, or of what could be chosen where one has pressed; else at that of the question. */
export async function readChosen(table: Table): Promise<void> {
    const meant = table.explained ? undefined : (table.chosen ?? table.narrowed[0]);
    table.read((await ruleOf(table, wordsOf(meant))) || undefined);
}

function outwards(node: Element | null): readonly Element[] {
    return node ? [node, ...outwards(node.parentElement)] : [];
}

/** Returns the first rule that speaks of one of these words. */
async function ruleOf(table: Table, words: readonly string[]): Promise<string> {
    if (!words.length) return "";
    const game = table.frame?.table.game ?? "";
    const [known, book] = await Promise.all([rulesIn(game), readRulebook(game, "en")]);
    const found = words.map((word) => known[word] ?? ruleCalled(book, word)?.id);
    return found.find((rule) => rule !== undefined) ?? "";
}

/** Returns what something on the screen is about: what it stands for, what it says it is about, or its spot. */
function wordsAt(node: Element): readonly string[] {
    const pointed = STANDS_FOR.get(node)?.();
    const isDrawn = node instanceof HTMLElement || node instanceof SVGElement;
    const { about = "", spot = "" } = isDrawn ? node.dataset : {};
    return [
        ...wordsOf(pointed?.offers[0]),
        ...namesIn(pointed?.named ?? null),
        ...wordsIn(about),
        ...wordsIn(spot),
    ];
}

/** Returns the words of a spot, such as `seat-0-ore`; the last one says most. */
export function wordsIn(spot: string): readonly string[] {
    return spot.split("-").filter(Boolean).toReversed();
}

/** What it is called comes first, then what is done with it. */
function wordsOf(offer: Offer | undefined): string[] {
    if (!offer) return [];
    return [...offer.refs.map(({ key }) => key ?? "").filter(Boolean), offer.verb];
}

function namesIn(named: Target | null): string[] {
    if (!named) return [];
    return "piece" in named ? [named.piece] : [...Object.values(named.about ?? {}), named.verb];
}
