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

/** Returns what sentences have in common, as a title: "Send … to the forest". */
export function titleOf(sentences: readonly string[]): string {
    const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
    const front = shared(first, others);
    const rest = first.length - front;
    const back = Math.min(
        rest,
        shared(
            first.toReversed(),
            others.map((words) => words.toReversed()),
        ),
    );
    const shortest = Math.min(first.length, ...others.map((words) => words.length));
    const end = Math.min(back, shortest - front);
    const words = [...first.slice(0, front), "…", ...first.slice(first.length - end)];
    return others.length ? words.join(" ") : first.join(" ");
}

/** Counts the first words that all have in common. */
function shared(words: readonly string[], others: readonly (readonly string[])[]): number {
    const differs = words.findIndex((word, at) => others.some((other) => other[at] !== word));
    return differs < 0 ? words.length : differs;
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
