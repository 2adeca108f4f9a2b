/** A table as this browser knows it: what is on the screen, what is asked, and what is on its way. */
import { tick, untrack } from "svelte";

import { reading } from "../books/reading.svelte";
import { looksIn } from "../games";
import { namesOf } from "../lib/names";
import { pace } from "../lib/pace.svelte";
import { get, newKey, type Refused } from "../net/api";
import { Line, NOBODY, type LineState, type Told } from "../net/line";
import { pathOf } from "../net/lobby";
import { asksFor, offersFor, offersIn, type Offer, type Target } from "../net/offers";
import type {
    Ack,
    ByHand,
    ChatLine,
    Command,
    Frame,
    LogLine,
    LogPage,
    NotPossible,
    Notice,
    Preview,
    Problem,
    Question,
    Say,
    Why,
} from "../wire/types";

import { EndsByHand } from "./byHand";
import { LogBook } from "./logBook.svelte";
import { Looking } from "./looking.svelte";
import { freshLines } from "./news";
import { Pacer } from "./pacer";
import { Advice } from "./advice.svelte";
import { Prospects, type Worked } from "./prospects.svelte";
import { Reasons } from "./reasons.svelte";
import { statusOf } from "./status";

/** What is said or liked stops nothing else; every other command waits for the one before. */
type Deed = Exclude<Command, Say | ByHand>;

/** A deed without what the table adds by itself. */
type Wish<Sent = Deed> = Sent extends Deed ? Omit<Sent, "key" | "expected"> : never;

/** Who looks back sees what has led to that moment too: so many moves of it. */
const LED_TO_IT = 12;

/** After so many milliseconds one sees that an answer is on its way. */
const LATE = 150;

/** After so many milliseconds something that came too soon is sent again. */
const CALM = 1000;

/** Everything about one table. Boards and panels read it; only its methods change it. */
export class Table {
    frame = $state.raw<Frame | null>(null);
    chat = $state.raw<readonly ChatLine[]>([]);
    line = $state<LineState>("connecting");

    /** Why the table cannot be seen at all. */
    closed = $state.raw<Refused | null>(null);
    /** Why the last command was refused; it goes when something is done. */
    problem = $state.raw<Problem | null>(null);

    /** The answer that is marked, by pointer, focus or first tap. */
    marked = $state.raw<Offer | null>(null);
    /** The answer that was tapped once; the mark comes back to it, and the next tap plays it. */
    chosen = $state.raw<Offer | null>(null);
    /** Where on the screen was pointed at last, so that a chooser can open beside it. */
    spot = $state.raw<DOMRect | null>(null);
    /** What the marked answer leads to, as soon as the server has said it. */
    preview = $state.raw<Preview | null>(null);
    /** The answers among which a person chooses after pointing at a place that has several. */
    narrowed = $state.raw<readonly Offer[]>([]);
    /** What was pointed at though nothing can be done there. */
    unmet = $state.raw<Target | null>(null);
    /** What the viewer has looked at in secret and not put away yet. */
    looks = $state.raw<readonly LogLine[]>([]);
    /** What was taken up from a tray or a catalogue: as long as it is, only its answers are there. */
    taken = $state.raw<Target | null>(null);
    /** The command that is on its way: nothing is sent twice. */
    pending = $state.raw<Deed | null>(null);

    #isLate = $state(false);
    #patience: ReturnType<typeof setTimeout> | undefined;

    /** How many frames are known that are not on the screen yet. */
    behind = $state(0);

    readonly #line: Line;
    readonly #byHand = new EndsByHand((message) => this.#line.send(message));
    readonly #reasons = new Reasons((message) => this.#line.send(message));
    readonly #prospects = new Prospects((message) => this.#line.send(message));
    /** What a bot would answer, when one has asked. */
    readonly advice = new Advice((message) => this.#line.send(message));
    /** How many trays there are that keep what can be done at any time. */
    #trays = $state(0);
    #asksTwice: ((offer: Offer) => boolean) | null = null;
    readonly #previews = new Map<string, Preview>();
    /** Keys of the previews that are asked for; any other is about an earlier question, or for other eyes. */
    readonly #awaited = new Set<string>();
    /** What was said and may not have arrived yet. */
    readonly #said = new Map<string, Say>();
    readonly #pacer = new Pacer<Frame>((frame) => this.#show(frame));
    #newest: Frame | null = null;
    #named: readonly string[] = [];
    /** What the command on its way has led to, as soon as the server has said it. */
    #due = Infinity;
    readonly #looking = new Looking(
        (move) => this.#addressOf(`at/${move}`),
        (why) => this.#complain(why),
    );
    /** What happened, as far as it is known here. */
    readonly log = new LogBook(
        (move) => get<LogPage>(this.#addressOf("lines", { before: String(move) })),
        (why) => this.#complain(why),
    );

    constructor(
        readonly id: string,
        readonly invite = "",
        seat: number | null = null,
    ) {
        this.#line = new Line(
            id,
            invite,
            {
                heard: (message) => this.hear(message),
                changed: (state) => this.#changed(state),
                refused: (why) => (this.closed = why),
            },
            seat,
        );
    }

    get lines(): readonly LogLine[] {
        return this.log.lines;
    }

    get notices(): readonly Notice[] {
        return this.log.notices;
    }

    /** The frame on the screen: that of now, or the one of before that is looked at. */
    readonly shown = $derived.by(() => this.past ?? this.frame);
    /** What the viewer is asked now; nothing while looking back. */
    readonly question = $derived.by((): Question | null =>
        this.past ? null : (this.frame?.question ?? null),
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
    /** What everybody is called: the same list as long as nobody is called otherwise. */
    readonly names = $derived.by(() => {
        const names = namesOf(this.frame?.occupants ?? []);
        const isSame = names.join("\n") === this.#named.join("\n");
        return (this.#named = isSame ? this.#named : names);
    });
    /** Whether the game can be played now: it has begun and is not over. */
    readonly playing = $derived.by(() => this.frame?.table.status === "playing");
    readonly over = $derived.by(() => this.frame?.table.status === "over");
    /** Whether one has to wait before one can do anything else. */
    readonly busy = $derived.by(() => this.pending !== null || this.line !== "live");
    /** Whether one has been waiting for so long that it is shown: most answers come at once. */
    readonly waits = $derived.by(() => this.#isLate || this.line !== "live");

    /** Whose turn it is at this screen: a curtain falls before them, but not over what was just looked at. */
    readonly curtain = $derived.by(() =>
        this.looks.length ? null : (this.frame?.hand_over ?? null),
    );

    /** Where the table is, with the invitation that opens it for others. */
    readonly place = $derived.by(() => ({
        id: this.id,
        invite: this.frame?.table.invite || this.invite,
    }));

    // ---- answering ---------------------------------------------------------------------------------

    /** Marks an answer: the board shows what it would lead to. */
    mark(offer: Offer | null): void {
        if (offer?.action === this.marked?.action) return;
        this.marked = offer;
        this.preview = offer ? (this.#previews.get(offer.action) ?? null) : null;
        this.#askPreview();
    }

    #askPreview(): void {
        if (!this.marked || this.preview) return;
        const key = newKey();
        this.#awaited.add(key);
        this.#line.send({ type: "ask_preview", key, action: this.marked.action });
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
        this.#command({ type: "play", action: offer.action });
    }

    /** Takes something up from a tray or a catalogue: the board shows where it can go. */
    take(target: Target): void {
        this.release();
        this.taken = target;
    }

    /** Lets go of whatever is marked, listed or taken up. */
    release(): void {
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

    /** Lets some answers be asked for twice, however they are pressed; what it returns ends that. */
    askTwice(isGrave: (offer: Offer) => boolean): () => void {
        this.#asksTwice = isGrave;
        return () => (this.#asksTwice = null);
    }

    /** Whether an answer needs a second press in any case. */
    isGrave(offer: Offer): boolean {
        return this.#asksTwice?.(offer) ?? false;
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

    /** Opens the rulebook, perhaps at a rule. */
    read(rule = ""): void {
        if (this.frame) reading.show(this.frame.table.game, rule);
    }

    // ---- taking back, looking back -----------------------------------------------------------------

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

    /** A frame of before that is looked at now. */
    get past(): Frame | null {
        return this.#looking.past;
    }

    /** Shows the table after so many moves, or as it is now. */
    async lookBack(move: number | null): Promise<void> {
        this.release();
        const isPast = move !== null && move < (this.frame?.moves ?? 0);
        await this.#looking.at(isPast ? Math.max(0, move) : null);
        if (isPast) await this.log.reach(move - LED_TO_IT);
    }

    #addressOf(what: string, asked: Readonly<Record<string, string>> = {}): string {
        return pathOf(this.place, what, { ...asked, seat: String(this.frame?.viewer ?? NOBODY) });
    }

    /** Whether there is something to look back at that may be seen now. */
    get canLookBack(): boolean {
        return this.playing && (this.frame?.moves ?? 0) > 0 && this.frame?.hand_over === null;
    }

    /** Looks one move back to begin with, or at what is now again. */
    glanceBack(): void {
        void this.lookBack(this.past ? null : (this.frame?.moves ?? 1) - 1);
    }

    // ---- watching ----------------------------------------------------------------------------------

    /** Whether others play, and whoever does not want to watch that may skip it. */
    readonly canSkip = $derived.by(
        () => !this.past && !pace.skips && (this.behind > 0 || statusOf(this) === "bot"),
    );

    /** Shows what others do at once, until something is asked here. */
    skipAhead(): void {
        pace.skips = true;
        this.#pacer.hurry();
    }

    /** Whoever is asked, or sees the end, watches again; boards have drawn by then what was skipped. */
    #watchAgain(): void {
        if (pace.skips && statusOf(this) !== "bot" && !this.behind)
            void tick().then(() => (pace.skips = false));
    }

    // ---- being at the table ------------------------------------------------------------------------

    /** Says something to everybody; without a line it is said as soon as there is one. */
    say(said: string): void {
        const sent: Say = { type: "say", key: newKey(), said };
        this.#said.set(sent.key, sent);
        this.#line.send(sent);
    }

    look(seat: number): void {
        this.#line.look(seat);
    }

    leave(): void {
        this.#command({ type: "leave" });
    }

    /** Lets the scores of now come as long as somebody looks at them; what it returns ends that. */
    watchScores(): () => void {
        return this.#line.watchScores();
    }

    /** Puts away what one has looked at. */
    putAway(): void {
        this.looks = this.looks.slice(1);
    }

    /** What the viewer's seat can work out ahead, as far as somebody looks at it. */
    get ahead(): Worked | null {
        return this.#prospects.worked;
    }

    /** Lets what can be worked out ahead come as long as somebody looks at it; what it returns ends that. */
    watchAhead(): () => void {
        return this.#prospects.watch();
    }

    /** Hides what the last command was refused for. */
    forgive(): void {
        this.problem = null;
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
        pace.skips = false;
        this.log.close();
        this.#line.close();
    }

    // ---- hearing -----------------------------------------------------------------------------------

    /** Takes in what the server says. */
    hear(message: Told): void {
        if (message.type === "frame") this.#take(message);
        else if (message.type === "ack") this.#settle(message);
        else if (message.type === "problem") this.#refuse(message);
        else if (message.type === "chat") this.chat = [...this.chat, message];
        else if (message.type === "preview") this.#keep(message);
        else if (message.type === "why") this.#learn(message);
        else if (message.type === "ahead") this.#prospects.hear(message);
        else if (message.type === "hints") this.advice.hear(message);
    }

    /** What others do comes at a pace that one can follow, unless nobody looks. */
    #take(frame: Frame): void {
        const before = this.#newest;
        this.#newest = frame;
        const isNews = before !== null && frame.moves > before.moves;
        const isOwn = before?.occupants[before.to_act]?.yours ?? false;
        const hasClock = frame.occupants.some(
            ({ yours, seconds_left }) => yours && seconds_left !== null,
        );
        this.#pacer.add(frame, isNews && !isOwn ? pace.gap : 0, pace.mostBehind(hasClock));
        this.behind = this.#pacer.size;
        if (document.hidden || before?.viewer !== frame.viewer) this.#pacer.hurry();
    }

    #show(frame: Frame): void {
        if (this.frame && frame.version < this.frame.version) return;
        const hasOtherEyes = frame.viewer !== this.frame?.viewer;
        const asksAnew = hasOtherEyes || frame.version !== this.frame?.version;
        this.log.take(frame);
        this.#noteLooks(frame, hasOtherEyes);
        this.frame = frame;
        this.behind = this.#pacer.size;
        this.closed = null;
        this.#arrive();
        this.#watchAgain();
        const isTakenBack = this.past !== null && this.past.moves > frame.lines_from;
        if (hasOtherEyes || frame.hand_over !== null || isTakenBack) this.#looking.stop();
        if (!asksAnew) return;
        this.#previews.clear();
        this.#awaited.clear();
        this.#reasons.forget();
        this.#prospects.renew(frame.viewer, this.#sitsHere(frame));
        if (asksAnew) this.advice.forget();
        this.release();
    }

    /** What was looked at before one came, or with other eyes, is not shown again. */
    #noteLooks(frame: Frame, hasOtherEyes: boolean): void {
        if (hasOtherEyes) return void (this.looks = []);
        const fresh = freshLines(this.lines, this.frame?.moves ?? frame.moves);
        this.looks = [...this.looks, ...looksIn(frame.table.game, fresh, frame.viewer)];
    }

    #sitsHere({ viewer, occupants, table }: Frame): boolean {
        return table.status === "playing" && (occupants[viewer]?.yours ?? false);
    }

    #complain({ code, text }: Refused): void {
        this.problem = { type: "problem", key: "", version: 0, code, text };
    }

    #keep(preview: Preview): void {
        if (!this.#awaited.delete(preview.key)) return;
        this.#previews.set(preview.action, preview);
        if (this.marked?.action === preview.action) this.preview = preview;
    }

    /** An answer is over when its outcome is on the screen: until then the old question is still there. */
    #settle({ key, version }: Ack): void {
        if (this.#byHand.hear(key)) return;
        this.problem = null;
        this.#said.delete(key);
        if (this.pending?.key !== key) return;
        this.#due = version;
        this.#arrive();
    }

    #arrive(): void {
        if ((this.frame?.version ?? 0) >= this.#due) this.#awaitNothing();
    }

    /** What came too soon was not even read, so it is nameless; what cannot be foreseen is just not shown. */
    #refuse(problem: Problem): void {
        if (!problem.key) return void setTimeout(() => this.#sendAgain(), CALM);
        if (this.#awaited.delete(problem.key) || this.#byHand.hear(problem.key)) return;
        if (this.#reasons.giveUp(problem.key) || this.#prospects.giveUp(problem.key)) return;
        this.advice.giveUp(problem.key);
        this.#said.delete(problem.key);
        if (this.pending?.key === problem.key) this.#awaitNothing();
        this.problem = problem;
    }

    #changed(state: LineState): void {
        const isBack = state === "live" && this.line !== "live";
        this.line = state;
        if (isBack) this.#sendAgain();
    }

    /** Sends whatever may have been lost; what the server has already, it knows by its key. */
    #sendAgain(): void {
        if (this.pending) this.#line.send(this.pending);
        for (const sent of this.#said.values()) this.#line.send(sent);
        this.#byHand.sendAgain();
        this.#askPreview();
        this.#reasons.sendAgain();
        this.#prospects.sendAgain();
        this.advice.sendAgain();
    }

    #command(wish: Wish): void {
        if (this.busy) return;
        this.#pacer.hurry(); // nothing is decided about a moment that is over
        const sent = { ...wish, key: newKey(), expected: this.frame?.version ?? 0 } as Deed;
        this.problem = null;
        [this.pending, this.#due] = [sent, Infinity];
        this.#patience = setTimeout(() => (this.#isLate = true), LATE);
        this.#line.send(sent);
    }

    #awaitNothing(): void {
        clearTimeout(this.#patience);
        this.pending = null;
        this.#isLate = false;
    }
}
