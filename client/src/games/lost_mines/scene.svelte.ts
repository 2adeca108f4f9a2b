/** What the parts of the board have in common: the view, the card that is taken up, the walk that is planned. */
import { MediaQuery } from "svelte/reactivity";

import { countsOf, isAbout, keyOf, numberOf, type Offer } from "../../net/offers";
import type { Table } from "../../table/table.svelte";
import type { LostMinesPlayerView, LostMinesView, LostMinesWayView } from "../../wire/types";
import { seatsInOrder } from "../kit/seats";

import { Book } from "./books.svelte";
import { handSize, layoutOf } from "./layout";
import { effectOf, fitsOf } from "./mines";
import { Stage } from "./stage.svelte";
import { nextStep, wayTo } from "./walk";

const NOBODY: LostMinesPlayerView = {
    buried: [],
    buried_size: 0,
    clan: "",
    dragon: false,
    hand: [],
    hand_size: 0,
    pawn: "",
    points: 0,
    role: "",
    role_known_to: [],
};

/** Rounds whose end needs not be told any more, by table: it was seen here, or was over before one came. */
const TOLD = new Map<string, number>();

export class Scene {
    width = $state(0);
    height = $state(0);
    /** The place in the hand of the card that is taken up. */
    #taken = $state<number | null>(null);
    /** Whether a card shall lie turned round where both ways fit. */
    turned = $state(false);
    /** Places in the hand of the cards to be discarded; null while nobody wants to. */
    discarding = $state.raw<readonly number[] | null>(null);
    /** The cell to which a walk is planned, or at which somebody points. */
    goal = $state("");
    pointed = $state("");
    #left = $state.raw<readonly string[] | null>(null);
    /** The last round that somebody here has been told. */
    #told = $state(0);
    /** A round that is over and somebody wants to see again. */
    again = $state(false);

    readonly stage: Stage;
    readonly book: Book;
    readonly #coarse = new MediaQuery("(pointer: coarse)");

    constructor(readonly table: Table) {
        this.stage = new Stage(table);
        this.book = new Book(table);
        const { last_round } = (table.frame?.view ?? {}) as Partial<LostMinesView>;
        this.#told = TOLD.get(table.id) ?? last_round?.number ?? 0;
        TOLD.set(table.id, this.#told);
    }

    readonly view = $derived.by(() => (this.table.shown?.view ?? {}) as unknown as LostMinesView);
    readonly viewer = $derived.by(() => this.table.shown?.viewer ?? -1);
    readonly own = $derived.by(() => this.view.players[this.viewer] ?? NOBODY);
    readonly seats = $derived.by(() => seatsInOrder(this.view.players.length, this.table.front));
    readonly layout = $derived.by(() =>
        layoutOf(this.width, this.height, {
            seats: this.view.players.length,
            treasures: this.view.treasures.length,
            cards: handSize(this.view.players.length),
        }),
    );

    /** Whether fingers press here. */
    get isTouched(): boolean {
        return this.#coarse.current;
    }

    /** What lies over the board until it is put away: a secret, or the end of a round. */
    readonly story = $derived.by(() => {
        const round = this.view.last_round;
        const { past, over } = this.table; // the end of the game has its own page
        const isNew = round !== null && round.number > this.#told && !past && !over;
        return isNew || this.again ? round : null;
    });
    readonly isCovered = $derived.by(() => this.table.looks.length > 0 || this.story !== null);
    /** What one may answer on the board: nothing while something lies over it, or a walk is on its way. */
    readonly offers = $derived.by((): readonly Offer[] =>
        this.isCovered || this.#left ? [] : this.table.offers,
    );
    readonly asks = $derived.by(() => (this.offers.length ? this.view.question : null));

    // ---- cards ---------------------------------------------------------------------------------------

    readonly held = $derived.by(() => {
        const card = this.#taken === null ? undefined : this.own.hand[this.#taken];
        return card && this.asks?.kind === "card" && !this.discarding ? card : null;
    });
    readonly taken = $derived.by(() => (this.held ? this.#taken : null));
    readonly fits = $derived.by(() => fitsOf(this.offers, this.held, this.turned));
    /** Treasures by number, and people by seat, at which the card in hand may look; or treasures to take. */
    readonly slots = $derived.by(() => this.#byNumber("number"));
    readonly dwarfs = $derived.by(() => this.#byNumber("who"));

    #byNumber(part: string): ReadonlyMap<number, Offer> {
        const held = this.held;
        const some = this.offers.filter((offer) =>
            held ? offer.verb === "peek" && isAbout(offer, held) : offer.verb === "take",
        );
        return new Map(
            some.flatMap((offer) => {
                const number = numberOf(offer, part);
                return number === null ? [] : [[number, offer] as const];
            }),
        );
    }

    /** Whether a card in hand can be played, and not only be discarded. */
    isPlayable(card: string): boolean {
        return this.offers.some((offer) => offer.verb !== "discard" && isAbout(offer, card));
    }

    /** Whether a card in hand is pointed at. */
    isCardMeant(card: string): boolean {
        return this.offers.some((offer) => this.#isMeant(offer) && isAbout(offer, card));
    }

    /** Whether the step to a cell is pointed at. */
    isStepMeant(cell: string): boolean {
        return this.offers.some(
            (offer) => this.#isMeant(offer) && offer.verb === "go" && keyOf(offer, "cell") === cell,
        );
    }

    #isMeant({ action }: Offer): boolean {
        return this.table.pointed.has(action);
    }

    take(at: number | null): void {
        this.#taken = at === this.#taken ? null : at;
        this.turned = false;
        this.table.release();
    }

    /** Turns the card round: where it lies, or wherever both ways fit. */
    turn(): void {
        const { chosen, marked } = this.table;
        const cell = keyOf(chosen ?? marked, "cell");
        this.turned = !this.turned;
        const offer = this.fits.cells.get(cell);
        if (chosen && offer) this.table.choose(offer);
        else if (marked && offer) this.table.mark(offer);
    }

    /** Presses a card: it is taken up, put down, or picked to be discarded. */
    pressCard(at: number): void {
        const picked = this.discarding;
        if (!picked) return this.take(at);
        this.table.release();
        this.discarding = picked.includes(at)
            ? picked.filter((one) => one !== at)
            : [...picked, at].slice(-2);
    }

    toggleDiscarding(): void {
        this.table.release();
        this.discarding = this.discarding ? null : this.#taken === null ? [] : [this.#taken];
        if (!this.discarding) this.#taken = null;
    }

    /** The answer that discards just these cards. */
    discardOf(places: readonly number[]): Offer | null {
        const counts: Record<string, number> = {};
        for (const at of places) {
            const card = this.own.hand[at];
            if (card) counts[card] = (counts[card] ?? 0) + 1;
        }
        const wanted = JSON.stringify(Object.entries(counts).sort());
        const isWanted = (offer: Offer): boolean =>
            JSON.stringify(Object.entries(countsOf(offer, "cards")).sort()) === wanted;
        return this.offers.find((offer) => offer.verb === "discard" && isWanted(offer)) ?? null;
    }

    /** What a card in hand needs most on the map: borders are smaller than cells. */
    get aimsAtEdges(): boolean {
        return ["trap", "troll"].includes(effectOf(this.held ?? ""));
    }

    // ---- walking -------------------------------------------------------------------------------------

    readonly ways = $derived.by((): readonly LostMinesWayView[] =>
        this.asks?.kind === "move" ? (this.view.reach?.ways ?? []) : [],
    );
    /** The way that is drawn: to where somebody points, or where a walk is planned. */
    readonly way = $derived.by(() =>
        this.ways.length ? wayTo(this.view, this.pointed || this.goal) : null,
    );
    /** Cells of the map where something can be pressed now, or whose borders can. */
    readonly aims = $derived.by((): readonly string[] => {
        if (!this.held) return this.ways.map(({ cell }) => cell);
        const { cells, edges } = this.fits;
        return [...cells.keys(), ...[...edges.keys()].flatMap((edge) => edge.split("-"))];
    });
    readonly isWalking = $derived.by(() => this.#left !== null);

    plan(cell: string): void {
        this.table.release();
        this.goal = this.goal === cell ? "" : cell;
    }

    walk(cell: string): void {
        const way = wayTo(this.view, cell);
        this.goal = this.pointed = "";
        if (way) this.#left = way.way;
        this.goOn();
    }

    /** Takes the next step of a walk as soon as the one before is on the table; whatever else is asked ends it. */
    goOn(): void {
        const { question, offers, busy, past } = this.table;
        if (!this.#left || busy) return;
        const next = past || !question ? null : nextStep(offers, this.view.question, this.#left);
        this.#left = next && next.verb === "go" ? this.#left.slice(1) : null;
        if (next) this.table.play(next);
    }

    // ---- following -----------------------------------------------------------------------------------

    #version = -1;

    /** Notes what a new frame has brought, before it is drawn. */
    follow(): void {
        const { shown } = this.table;
        if (!shown) return;
        this.stage.follow(this.view, shown.moves);
        this.book.follow(this.view, shown.viewer);
        if (shown.version === this.#version) return;
        this.#version = shown.version;
        this.#taken = this.discarding = null;
        this.turned = this.again = false;
        this.goal = this.pointed = "";
    }

    /** Lets go of everything that was taken up or planned. */
    letGo(): void {
        this.#taken = this.discarding = null;
        this.goal = this.pointed = "";
    }

    /** Puts the end of a round away. */
    hasSeenRound(): void {
        this.again = false;
        this.#told = this.view.last_round?.number ?? 0;
        TOLD.set(this.table.id, this.#told);
    }
}
