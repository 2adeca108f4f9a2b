/** How a long list of answers is laid out: in groups of what belongs together, and by words one looks for. */
import type { Offer } from "../net/offers";

/** Answers that belong together; a group of one is just that answer. */
export interface Group {
    readonly key: string;
    readonly offers: readonly Offer[];
}

/** The list: what answers the question, what ends a part of the turn, and what can be done at any time. */
export interface Layout {
    readonly groups: readonly Group[];
    readonly anytime: readonly Group[];
}

/** So many answers are shown as they are. */
export const FEW = 9;

/** Lays a list out: many answers are in groups by their verb, and a long group further by what comes first. */
export function layoutOf(offers: readonly Offer[], few = FEW): Layout {
    const grouped = (kind: Offer["kind"]): readonly Group[] => {
        const some = offers.filter((offer) => offer.kind === kind);
        return offers.length <= few ? some.map(alone) : groupsOf(some, few);
    };
    return { groups: [...grouped("answer"), ...grouped("end")], anytime: grouped("anytime") };
}

function groupsOf(offers: readonly Offer[], few: number): readonly Group[] {
    return gathered(offers, ({ verb }) => verb).flatMap((group) =>
        group.offers.length > few ? divided(group) : [group],
    );
}

function alone(offer: Offer): Group {
    return { key: offer.action, offers: [offer] };
}

/** What an answer is about first, besides its verb. */
function subjectOf({ verb, refs: [first] }: Offer): string {
    const { key, number, counts } = first ?? {};
    return [verb, key || (number ?? JSON.stringify(counts ?? {}))].join(" ");
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

const GAP = "…";

/** Returns the title of a group: what its sentences have in common, or its name where they do not even begin alike. */
export function titleOf(
    sentences: readonly string[],
    name: (first: string) => string = (first) => `${first} ${GAP}`,
): string {
    const common = inCommon(sentences);
    return common.startsWith(GAP) ? name(sentences[0] ?? "") : common;
}

/** Returns what sentences have in common: "Furnish … with “Shelf” for 1 wood …". */
function inCommon(sentences: readonly string[]): string {
    const all = sentences.map((sentence) => sentence.split(" "));
    const common = all.reduce(shared, all[0] ?? []);
    const gaps = all.map((words) => gapsIn(words, common));
    const isGap = (at: number): boolean => gaps.some((some) => some.has(at));
    return [...common, ""]
        .flatMap((word, at) => (isGap(at) ? [GAP, word] : [word]))
        .filter(Boolean)
        .join(" ");
}

/** Returns the longest row of words that both have, in their order. */
function shared(some: Words, others: Words): Words {
    if (areWithin(some, others)) return some; // most sentences of a group are alike
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

/** Whether a sentence has all these words, in their order. */
function areWithin(words: Words, sentence: Words): boolean {
    let next = 0;
    for (const word of sentence) if (word === words[next]) next += 1;
    return next === words.length;
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
