/** A table at which one may sit: what is asked, what one has in hand, and what one does there. */
import { untrack } from "svelte";

import { reading } from "../books/reading.svelte";
import {
    Line,
    NOBODY,
    type Eyes,
    type LineState,
    type Listener,
    type TableLine,
    type Told,
} from "../net/line";
import { asksFor, offersFor, offersIn, type Offer, type Target } from "../net/offers";
import type {
    Ack,
    Audience,
    Between,
    ChatLine,
    Frame,
    NotPossible,
    Preview,
    Problem,
    Why,
} from "../wire/types";

import { Advice } from "./advice.svelte";
import { EndsByHand } from "./byHand";
import { Coach } from "./coach.svelte";
import { Deeds, type Wish } from "./deeds.svelte";
import { Followed } from "./followed.svelte";
import { Previews } from "./previews.svelte";
import { Prospects, type Worked } from "./prospects.svelte";
import { Reasons } from "./reasons.svelte";

/** After so many milliseconds something that came too soon is sent again. */
const CALM = 1000;

/** Says what an answer is about, in lines. */
export type Words = (offer: Offer) => readonly string[];

/** Everything about one table. Boards and panels read it; only its methods change it. */
export class Table extends Followed {
    chat = $state.raw<readonly ChatLine[]>([]);
    /** Who looks on without sitting here. */
    audience = $state.raw<Audience>({ type: "audience", count: 0, names: [] });
    /** From whose side the board is drawn for whoever looks on. */
    side = $state(0);
    line = $state<LineState>("connecting");

    /** The answer that is marked, by pointer, focus or first tap. */
    marked = $state.raw<Offer | null>(null);
    /** The answer that was tapped once; the mark comes back to it, and the next tap plays it. */
    chosen = $state.raw<Offer | null>(null);
    /** Where on the screen was pointed at last, so that a chooser can open beside it. */
    spot = $state.raw<DOMRect | null>(null);
    /** The answers among which a person chooses after pointing at a place that has several. */
    narrowed = $state.raw<readonly Offer[]>([]);
    /** What was pointed at though nothing can be done there. */
    unmet = $state.raw<Target | null>(null);
    /** What was taken up from a tray or a catalogue: as long as it is, only its answers are there. */
    taken = $state.raw<Target | null>(null);
    /** Answers that a teacher or a coach points at, in notation. */
    taught = $state.raw<ReadonlySet<string>>(new Set());
    /** Parts of the board that a teacher points at (`data-spot`); null where nobody teaches. */
    spots = $state.raw<readonly string[] | null>(null);

    readonly #line: TableLine & Partial<Eyes>;
    readonly #deeds = new Deeds((message) => this.#line.send(message));
    readonly #byHand = new EndsByHand((message) => this.#line.send(message));
    readonly #previews = new Previews((message) => this.#line.send(message));
    readonly #reasons = new Reasons((message) => this.#line.send(message));
    readonly #prospects = new Prospects((message) => this.#line.send(message));
    /** What a bot would answer, when one has asked. */
    readonly advice = new Advice((message) => this.#line.send(message));
    /** Who looks over one's shoulder, when one wants that. */
    readonly coach = new Coach(
        (message) => this.#line.send(message),
        ({ action }) => this.#command({ type: "play", action }),
    );
    #words = $state.raw<Words | null>(null);
    /** Answers that are pointed at on the board: hints, as long as one has asked for them, else what is taught. */
    readonly pointed = $derived.by((): ReadonlySet<string> => {
        const { hints } = this.advice;
        return hints.length ? new Set(hints.map(({ action }) => action)) : this.taught;
    });
    /** How many trays there are that keep what can be done at any time. */
    #trays = $state(0);

    constructor(
        id: string,
        invite = "",
        seat: number | null = null,
        open = (listener: Listener): TableLine & Partial<Eyes> =>
            new Line(id, invite, listener, seat),
    ) {
        super(id, invite);
        this.#line = open({
            heard: (message, between) => this.hear(message, between),
            changed: (state) => this.#changed(state),
            refused: (why) => (this.closed = why),
        });
    }

    /** The seat whose things come first on the board: one's own; whoever looks on has chosen one. */
    readonly front = $derived.by(() => {
        const viewer = this.shown?.viewer ?? NOBODY;
        return viewer >= 0 ? viewer : this.side;
    });
    /** Whether several people play at this screen: then it has to say whose things come first. */
    readonly isShared = $derived.by(
        () => (this.frame?.occupants ?? []).filter(({ yours }) => yours).length > 1,
    );
    /** Whether one looks on, and has no seat here. */
    readonly looksOn = $derived.by(
        () => this.frame !== null && !this.frame.occupants.some(({ yours }) => yours),
    );
    /** Whether one looks on, and sees the game later than those who play. */
    readonly isBehind = $derived.by(
        () => this.looksOn && this.playing && (this.frame?.table.delay ?? 0) > 0,
    );

    /** All answers, with those that lie in a tray. */
    readonly all = $derived.by((): readonly Offer[] => offersIn(this.question?.menus ?? []));
    /** The answers that boards and lists show: what lies in a tray stays there until it is taken up. */
    readonly offers = $derived.by((): readonly Offer[] => {
        if (this.taken) return offersFor(this.all, this.taken);
        return this.#trays ? this.all.filter(({ kind }) => kind !== "anytime") : this.all;
    });
    /** Why nothing can be done at the place that was pointed at, as soon as the server has said it. */
    readonly explained = $derived.by(() => this.unmet && this.reasonFor(this.unmet));
    /** Whether the table is in sight: what is done while the line is broken waits until it is back. */
    readonly #isThere = $derived.by(() => this.line === "live" || this.line === "offline");
    /** Whether one has to wait before one can do anything else. */
    readonly busy = $derived.by(
        () => this.#deeds.pending !== null || !this.#isThere || this.coach.isChecking,
    );
    /** Whether one has been waiting for so long that it is shown: most answers come at once. */
    readonly waits = $derived.by(() => this.#deeds.isLate || !this.#isThere);

    /** What the marked answer leads to, as soon as the server has said it. */
    get preview(): Preview | null {
        return this.#previews.shown;
    }

    /** The command that is on its way. */
    get pending(): Deeds["pending"] {
        return this.#deeds.pending;
    }

    // ---- answering ---------------------------------------------------------------------------------

    /** Marks an answer: the board shows what it would lead to. */
    mark(offer: Offer | null): void {
        if (offer?.action === this.marked?.action) return;
        this.marked = offer;
        this.#previews.show(offer?.action ?? null);
    }

    /** Takes the mark away again; what was tapped stays marked. */
    unmark(): void {
        this.mark(this.chosen);
    }

    /** Chooses an answer in a list: whatever else is listed stays. */
    choose(offer: Offer): void {
        this.chosen = offer;
        this.mark(offer);
    }

    /** Points at something that stands for some answers: the only one is chosen, several are listed. */
    point(
        offers: readonly Offer[],
        target: Target | null = null,
        spot: DOMRect | null = null,
    ): void {
        const [only = null, ...others] = offers;
        this.narrowed = others.length ? offers : [];
        this.unmet = only ? null : target;
        this.chosen = others.length ? null : only;
        this.spot = spot;
        this.mark(this.chosen);
        this.#explain();
    }

    /** Answers the question. */
    play(offer: Offer): void {
        if (!this.busy && !this.coach.holds(offer))
            this.#command({ type: "play", action: offer.action });
    }

    /** Takes something up from a tray or a catalogue: the board shows where it can go. */
    take(target: Target): void {
        this.release();
        this.taken = target;
    }

    /** Lets go of whatever is marked, listed or taken up. */
    override release(): void {
        this.taken = null;
        this.chosen = null;
        this.mark(null);
        this.narrowed = [];
        this.unmet = null;
        this.spot = null;
    }

    /** Returns the answers that something on a board stands for. */
    offersFor(target: Target): readonly Offer[] {
        return offersFor(this.offers, target);
    }

    /** Whether answers with this verb are asked for. */
    asksFor(verb: string): boolean {
        return asksFor(this.question, verb);
    }

    /** Lets a tray keep what can be done at any time, as long as it is there; what it returns ends that. */
    keepAside(): () => void {
        // Who counts in an effect must not wait for the count.
        this.#trays = untrack(() => this.#trays) + 1;
        return () => (this.#trays -= 1);
    }

    /** Lets a board say what an answer is about; what it returns ends that. */
    describe(words: Words): () => void {
        this.#words = words;
        return () => (this.#words = null);
    }

    /** What an answer is about, in the words of the board, where it has some. */
    aboutOf(offer: Offer): readonly string[] {
        return this.#words?.(offer) ?? [];
    }

    // ---- why not -----------------------------------------------------------------------------------

    /** Asks once for each question what cannot be done; whoever points, presses or types wants to know it. */
    wonder(): void {
        if (this.question) this.#reasons.ask();
    }

    /** Asks for the reason of something that a person only points at: nothing is chosen or let go. */
    wonderAt(target: Target): void {
        if (this.question) this.#reasons.askFor(target);
    }

    /** Returns why something cannot be done, as far as the server has said it. */
    reasonFor(target: Target): NotPossible | null {
        return this.question && this.#reasons.for(target);
    }

    /** Asks for the reason of what was pointed at. */
    #explain(): void {
        if (this.question && this.unmet) this.#reasons.askFor(this.unmet);
    }

    /** A reason holds for the question on the screen only. */
    #learn(why: Why): void {
        if (why.version !== this.frame?.version) return;
        this.#reasons.hear(why);
        this.#explain();
    }

    /** Opens the rulebook at a rule: at that of the refusal, or of the question, if none is named. */
    read(rule = this.explained?.rule ?? this.question?.rule ?? ""): void {
        if (this.frame) reading.show(this.frame.table.game, rule);
    }

    // ---- taking back -------------------------------------------------------------------------------

    undo(): void {
        this.#command({ type: "undo" });
    }

    undoTurn(): void {
        this.#command({ type: "undo_turn" });
    }

    redo(): void {
        this.#command({ type: "redo" });
    }

    /** Whether one has only to end one's turn: all others wait for that. */
    readonly held = $derived.by(() => !this.past && (this.frame?.undoing?.held ?? false));

    endTurn(): void {
        this.#command({ type: "end_turn" });
    }

    /** Lets the turns of one's own seats end by hand, or by themselves. */
    endByHand(on: boolean): void {
        const { status } = this.frame?.table ?? {};
        if (status === "open" || status === "playing")
            this.#byHand.like(on, this.frame?.occupants ?? []);
    }

    askBack(agree = true): void {
        this.#command({ type: "ask_back", agree });
    }

    // ---- being at the table ------------------------------------------------------------------------

    say(said: string): void {
        this.#deeds.say(said);
    }

    look(seat: number): void {
        this.#line.look?.(seat);
    }

    leave(): void {
        this.#command({ type: "leave" });
    }

    /** Lets the scores of now come as long as somebody looks at them; what it returns ends that. */
    watchScores(): () => void {
        return this.#line.watchScores?.() ?? (() => undefined);
    }

    /** What the viewer's seat can work out ahead, as far as somebody looks at it. */
    get ahead(): Worked | null {
        return this.#prospects.worked;
    }

    /** Lets what can be worked out ahead come as long as somebody looks at it; what it returns ends that. */
    watchAhead(): () => void {
        return this.#prospects.watch();
    }

    comeBack(): void {
        this.#command({ type: "return" });
    }

    replace(seat: number, level = ""): void {
        this.#command({ type: "replace", seat, level });
    }

    /** Looks at the table as whom the server now takes one for. */
    enter(): void {
        this.#line.reopen();
    }

    close(): void {
        this.stopFollowing();
        this.#line.close();
    }

    // ---- hearing -----------------------------------------------------------------------------------

    /** Takes in what the server says. */
    hear(message: Told, between: readonly Between[] = []): void {
        if (message.type === "frame") this.takeIn(message, between);
        else if (message.type === "ack") this.#settle(message);
        else if (message.type === "problem") this.#refuse(message);
        else if (message.type === "chat") this.#listen(message);
        else if (message.type === "audience") this.audience = message;
        else if (message.type === "preview") this.#previews.hear(message);
        else if (message.type === "why") this.#learn(message);
        else if (message.type === "ahead") this.#prospects.hear(message);
        else if (message.type === "hints") this.advice.hear(message);
        else if (message.type === "coached" || message.type === "judged") this.coach.hear(message);
    }

    /** Hears a line; one that says nothing any more was hidden. */
    #listen(line: ChatLine): void {
        const others = this.chat.filter(({ number }) => number !== line.number);
        this.chat = line.said ? [...others, line] : others;
    }

    protected override arrived(frame: Frame, asksAnew: boolean): void {
        this.#deeds.arrive(frame.version);
        if (!asksAnew) return;
        this.#previews.forget();
        this.#reasons.forget();
        this.#prospects.renew(frame.viewer, this.#sitsHere(frame));
        this.advice.forget();
        this.coach.forget();
        this.release();
    }

    #sitsHere({ viewer, occupants, table }: Frame): boolean {
        return table.status === "playing" && (occupants[viewer]?.yours ?? false);
    }

    #settle(ack: Ack): void {
        if (this.#byHand.hear(ack.key)) return;
        this.problem = null;
        this.#deeds.settle(ack, this.frame?.version ?? 0);
    }

    /** What came too soon was not even read, so it is nameless. */
    #refuse(problem: Problem): void {
        if (!problem.key) return void setTimeout(() => this.#sendAgain(), CALM);
        if (this.#previews.giveUp(problem.key) || this.#byHand.hear(problem.key)) return;
        if (this.#reasons.giveUp(problem.key) || this.#prospects.giveUp(problem.key)) return;
        if (this.coach.giveUp(problem.key)) return;
        this.advice.giveUp(problem.key);
        this.#deeds.giveUp(problem.key);
        this.problem = problem;
    }

    #changed(state: LineState): void {
        const isBack = state === "live" && this.line !== "live";
        this.line = state;
        if (isBack) this.#sendAgain();
    }

    /** Sends whatever may have been lost; what the server has already, it knows by its key. */
    #sendAgain(): void {
        this.#deeds.sendAgain();
        this.#byHand.sendAgain();
        this.#previews.ask();
        this.#reasons.sendAgain();
        this.#prospects.sendAgain();
        this.advice.sendAgain();
    }

    #command(wish: Wish): void {
        if (this.busy) return;
        this.live.hurry(); // nothing is decided about a moment that is over
        this.problem = null;
        this.since.forget();
        this.#deeds.do(wish, this.frame?.version ?? 0);
    }
}
