/** How a long list of answers is laid out: in groups of what belongs together, and by words one looks for. */
import type { Offer } from "../wire/types";

/** Answers that belong together; a group of one is just that answer. */
export interface Group {
    readonly key: string;
    readonly offers: readonly Offer[];
}

/** So many answers are shown as they are. */
export const FEW = 9;

/** Puts answers into groups by their verb, and a long group further by what the verb is about. */
export function groupsOf(offers: readonly Offer[], few = FEW): readonly Group[] {
    if (offers.length <= few) return offers.map(alone);
    return gathered(offers, verbOf).flatMap((group) =>
        group.offers.length > few ? divided(group) : [group],
    );
}

function alone(offer: Offer): Group {
    return { key: offer.action, offers: [offer] };
}

function verbOf({ action }: Offer): string {
    return action.split(" ", 1)[0] ?? "";
}

function subjectOf({ action }: Offer): string {
    return action.split(" ", 2).join(" ");
}

/** Divides a group if its parts are worth a title: fewer than its answers, and more than one. */
function divided(group: Group): readonly Group[] {
    const parts = gathered(group.offers, subjectOf);
    return parts.length > 1 && parts.length * 1.5 <= group.offers.length ? parts : [group];
}

function gathered(offers: readonly Offer[], keyOf: (offer: Offer) => string): readonly Group[] {
    const groups = new Map<string, Offer[]>();
    for (const offer of offers) {
        const key = keyOf(offer);
        groups.set(key, [...(groups.get(key) ?? []), offer]);
    }
    return [...groups].map(([key, some]) => ({ key, offers: some }));
}

type Words = readonly string[];

/** Returns what sentences have in common, as a title: "Furnish … with “Shelf” for 1 wood …". */
export function titleOf(sentences: readonly string[]): string {
    const all = sentences.map((sentence) => sentence.split(" "));
    const common = all.reduce(shared, all[0] ?? []);
    const gaps = all.map((words) => gapsIn(words, common));
    const isGap = (at: number): boolean => gaps.some((some) => some.has(at));
    return [...common, ""]
        .flatMap((word, at) => (isGap(at) ? ["…", word] : [word]))
        .filter(Boolean)
        .join(" ");
}

/** Returns the longest row of words that both have, in their order. */
function shared(some: Words, others: Words): Words {
    let above: Words[] = others.map(() => []);
    for (const word of some) {
        const row: Words[] = [];
        others.forEach((other, at) => {
            const [up, left] = [above[at]!, row[at - 1] ?? []];
            const longer = up.length >= left.length ? up : left;
            const met = word === other ? [...(above[at - 1] ?? []), word] : [];
            row.push(met.length > longer.length ? met : longer);
        });
        above = row;
    }
    return above.at(-1) ?? [];
}

/** Returns before which of the common words a sentence says something of its own; the last place is its end. */
function gapsIn(words: Words, common: Words): ReadonlySet<number> {
    const gaps = new Set<number>();
    let next = 0;
    for (const word of words) {
        if (word === common[next]) next += 1;
        else gaps.add(next);
    }
    return gaps;
}

/** Returns the answers whose sentence has all the words, in any order. */
export function matching(
    offers: readonly Offer[],
    sought: string,
    say: (offer: Offer) => string,
): readonly Offer[] {
    const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return offers.filter((offer) => {
        const sentence = say(offer).toLocaleLowerCase();
        return words.every((word) => sentence.includes(word));
    });
}
