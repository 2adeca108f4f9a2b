/** Answers as values: menus say products as what they are, and here every single answer is read from them.
 *
 * It is the twin of `offers_in` in `grotto.wire.offers`. Boards and lists know an answer by its verb and by what it
 * is about; notation is only sent back.
 */
import type {
    Alternative,
    Choice,
    End,
    Menu,
    NotPossible,
    Question,
    Reference,
    Text,
} from "../wire/types";

/** What an answer is: to the question, at any time, or the end of a turn or of a part of it. */
export type OfferKind = "answer" | "anytime" | "end";

/** How many there are of each key, such as goods. */
export type Counts = Readonly<Record<string, number>>;

/** One answer that may be given now. */
export interface Offer {
    /** In notation: this is sent back. */
    readonly action: string;
    readonly verb: string;
    readonly text: Text;
    readonly kind: OfferKind;
    /** The pieces, cells and numbers that it is about. */
    readonly refs: readonly Reference[];
    /** What it costs who is asked, by good. */
    readonly cost: Counts;
    /** Nobody should give it by accident: it needs a second press in any case. */
    readonly grave: boolean;
}

const NOTHING: Counts = {};

/** Reads every answer from some menus, in their order. */
export function offersIn(menus: readonly Menu[]): readonly Offer[] {
    return menus.flatMap((menu) => {
        const bare = menu.end ? [offerOf(menu, [], menu.end)] : [];
        const longer = pathsIn(menu.choices ?? []);
        return [...bare, ...longer.map(({ chosen, end }) => offerOf(menu, chosen, end))];
    });
}

/** What is chosen one after the other, and what comes of it. */
interface Path {
    readonly chosen: readonly Chosen[];
    readonly end: End;
}

interface Chosen {
    readonly choice: Choice;
    readonly one: Alternative;
}

function pathsIn(choices: readonly Choice[]): readonly Path[] {
    return choices.flatMap((choice) => {
        const rests = pathsIn(choice.then ?? []);
        const after: readonly Path[] = choice.end
            ? [{ chosen: [], end: choice.end }, ...rests]
            : rests;
        return choice.of.flatMap((one) =>
            after.map(({ chosen, end }) => ({ chosen: [{ choice, one }, ...chosen], end })),
        );
    });
}

function offerOf({ verb, message }: Menu, chosen: readonly Chosen[], end: End): Offer {
    const said = chosen.flatMap(({ choice, one }) =>
        one.said === undefined || one.said === null ? [] : [[choice.part, one.said] as const],
    );
    return {
        action: [verb, ...chosen.map(({ one }) => wordOf(one))].join(" "),
        verb,
        text: { kind: "text", key: message, args: { ...Object.fromEntries(said), ...end.said } },
        kind: (end.kind ?? "answer") as OfferKind,
        refs: [...chosen.map(referenceOf), ...(end.also ?? [])],
        cost: end.cost ?? NOTHING,
        grave: end.grave ?? false,
    };
}

/** A piece is written as its key and a number as itself, unless the menu says otherwise. */
function wordOf({ word, key, number }: Alternative): string {
    return word || key || String(number);
}

function referenceOf({ choice: { part, kind }, one }: Chosen): Reference {
    const { key = "", number = null, counts = NOTHING } = one;
    return { part, kind, key, number, counts };
}

// ---- what an answer is about -----------------------------------------------------------------------

/** Returns what an answer is about as one part of it. */
export function refOf(offer: Offer | null | undefined, part: string): Reference | null {
    return offer?.refs.find((ref) => ref.part === part) ?? null;
}

/** Returns the key of a piece or a cell; empty when the answer has no such part. */
export function keyOf(offer: Offer | null | undefined, part: string): string {
    return refOf(offer, part)?.key ?? "";
}

/** Returns a number, or a seat; null when the answer has no such part. */
export function numberOf(offer: Offer | null | undefined, part: string): number | null {
    return refOf(offer, part)?.number ?? null;
}

/** Returns amounts by key; none when the answer has no such part. */
export function countsOf(offer: Offer | null | undefined, part: string): Counts {
    return refOf(offer, part)?.counts ?? NOTHING;
}

/** Whether two amounts are the same; what there is none of may be left out. */
export function sameCounts(one: Counts, other: Counts): boolean {
    return [...Object.keys(one), ...Object.keys(other)].every(
        (key) => (one[key] ?? 0) === (other[key] ?? 0),
    );
}

// ---- what something on a board stands for ----------------------------------------------------------

/** All answers with a verb, or only those about some pieces: `{ verb: "send", about: { place: "forest" } }`; or
 * whatever is about one piece: `{ piece: "forest" }`. */
export type Target = (DeedTarget | PieceTarget) & {
    /** One such answer in notation, to ask why it cannot be given if nothing else explains it. */
    readonly ask?: string;
};

export interface DeedTarget {
    readonly verb: string;
    /** Keys by part, in the order of the notation. */
    readonly about?: Readonly<Record<string, string>>;
}

export interface PieceTarget {
    readonly piece: string;
}

/** Returns the answers that something stands for. */
export function offersFor(offers: readonly Offer[], target: Target): readonly Offer[] {
    if ("piece" in target) return offers.filter((offer) => isAbout(offer, target.piece));
    const { verb, about = {} } = target;
    const wanted = Object.entries(about);
    return offers.filter(
        (offer) => offer.verb === verb && wanted.every(([part, key]) => keyOf(offer, part) === key),
    );
}

/** Whether an answer is about a piece: it names it, counts it, costs it, or is called like it. */
export function isAbout({ verb, refs, cost }: Offer, piece: string): boolean {
    const isNamed = refs.some(({ key, counts }) => key === piece || piece in (counts ?? {}));
    return isNamed || piece in cost || verb === piece;
}

/** Returns the most specific reason that speaks of it: `send` speaks of `send forest` too. */
export function reasonFor(reasons: readonly NotPossible[], target: Target): NotPossible | null {
    if ("piece" in target) return reasons.find(({ keys }) => keys.includes(target.piece)) ?? null;
    const { verb, about = {} } = target;
    const keys = Object.values(about);
    return reasons
        .filter((one) => one.verb === verb && one.keys.every((key, at) => key === keys[at]))
        .reduce<NotPossible | null>(
            (best, one) => (best && best.keys.length >= one.keys.length ? best : one),
            null,
        );
}

/** Whether a question asks for anything with this verb. */
export function asksFor(question: Question | null, verb: string): boolean {
    return question?.menus.some((menu) => menu.verb === verb) ?? false;
}
