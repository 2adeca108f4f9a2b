/** A table as whoever follows it knows it: what is on the screen, what is being told, and what was before. */
import { tick } from "svelte";

import { looksIn, tellerOf } from "../games";
import { namesOf } from "../lib/names";
import { pace } from "../lib/pace.svelte";
import { get, Refused } from "../net/api";
import { NOBODY } from "../net/line";
import { pathOf } from "../net/lobby";
import type { Between, Frame, LogLine, LogPage, Notice, Problem, Question } from "../wire/types";

import { lastMovesIn } from "./lastMoves";
import { LogBook } from "./logBook.svelte";
import { Looking } from "./looking.svelte";
import { News } from "./news";
import { Since } from "./since.svelte";
import { statusOf } from "./status";
import { Story } from "./story.svelte";
import { announcedIn, scenesOf } from "./telling";

/** Who looks back sees what has led to that moment too: so many moves of it. */
const LED_TO_IT = 12;

export abstract class Followed {
    frame = $state.raw<Frame | null>(null);
    /** Why the table cannot be seen at all. */
    closed = $state.raw<Refused | null>(null);
    /** Why the last command was refused; it goes when something is done. */
    problem = $state.raw<Problem | null>(null);
    /** What the viewer has looked at in secret and not put away yet. */
    looks = $state.raw<readonly LogLine[]>([]);
    /** Whether a clock of the viewer's runs in the newest frame: what is told then may not stay far behind it. */
    timeRuns = $state(false);
    /** Whether the result may be shown; it may not while the final scoring is told. */
    isScored = $state(true);

    /** The view before what is being told now. */
    #viewBefore = $state.raw<Frame["view"] | null>(null);
    #news = new News(Infinity);
    #newest: Frame | null = null;
    #named: readonly string[] = [];
    protected readonly live = new Story((frame) => this.#show(frame));
    readonly #looking = new Looking(
        (move) => this.#addressOf(`at/${move}`),
        (why) => this.#complain(why),
    );
    /** What happened while nobody looked. */
    readonly since: Since;
    /** What happened, as far as it is known here. */
    readonly log = new LogBook(
        (move) => get<LogPage>(this.#addressOf("lines", { before: String(move) })),
        (why) => this.#complain(why),
    );

    constructor(
        readonly id: string,
        readonly invite: string,
    ) {
        this.since = new Since(id, () => this.live.hurry());
    }

    /** Lets go of whatever is marked, listed or taken up. */
    abstract release(): void;

    /** Comes with every frame that is shown; a question is asked anew with another version, or for other eyes. */
    protected abstract arrived(frame: Frame, asksAnew: boolean): void;

    /** What has been told so far, up to the moment that is on the screen. */
    readonly lines = $derived.by((): readonly LogLine[] => {
        const { past, log } = this;
        if (!past) return log.lines;
        return [...log.lines.filter(({ move }) => move <= past.lines_from), ...past.lines];
    });

    get notices(): readonly Notice[] {
        return this.log.notices;
    }

    /** The frame on the screen: that of now, or the one of before that is looked at. */
    readonly shown = $derived.by(() => this.past ?? this.frame);
    /** What is told at the moment, at what pace; of before while looking back. */
    readonly story = $derived.by(() => (this.past ? this.#looking.story : this.live));
    readonly #teller = $derived.by(() => tellerOf(this.frame?.table.game ?? ""));
    /** Whether a banner is over the board. */
    readonly isAnnounced = $derived.by(
        () => announcedIn(this.story.step?.lines ?? [], this.#teller).length > 0,
    );
    /** The view whose numbers are shown: what is on its way is counted when it has landed. */
    readonly counted = $derived.by((): Frame["view"] => {
        const before = this.past ? this.#looking.viewBefore : this.#viewBefore;
        return (this.story.landed ? null : before) ?? this.shown?.view ?? {};
    });
    /** What everybody has done last, by seat: boards mark it. */
    readonly lastMoves = $derived.by(() =>
        lastMovesIn(this.lines, this.shown?.moves ?? 0, this.#teller),
    );
    /** What the viewer is asked now; nothing while looking back. */
    readonly question = $derived.by((): Question | null =>
        this.past ? null : (this.frame?.question ?? null),
    );
    /** What everybody is called: the same list as long as nobody is called otherwise. */
    readonly names = $derived.by(() => {
        const names = namesOf(this.frame?.occupants ?? []);
        const isSame = names.join("\n") === this.#named.join("\n");
        return (this.#named = isSame ? this.#named : names);
    });
    /** Whether the game can be played now: it has begun and is not over. */
    readonly playing = $derived.by(() => this.frame?.table.status === "playing");
    readonly over = $derived.by(() => this.frame?.table.status === "over");

    /** Whose turn it is at this screen: a curtain falls before them, but not over what was just looked at. */
    readonly curtain = $derived.by(() =>
        this.looks.length ? null : (this.frame?.hand_over ?? null),
    );

    /** Where the table is, with the invitation that opens it for others. */
    readonly place = $derived.by(() => ({
        id: this.id,
        invite: this.frame?.table.invite || this.invite,
    }));

    #addressOf(what: string, asked: Readonly<Record<string, string>> = {}): string {
        return pathOf(this.place, what, { ...asked, seat: String(this.frame?.viewer ?? NOBODY) });
    }

    // ---- looking back ------------------------------------------------------------------------------

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

    /** Whether what came after a moment of before is told by itself. */
    get isPlaying(): boolean {
        return this.#looking.playing && !this.#looking.story.paused;
    }

    /** Tells what came after the moment that is looked at, until it is now; or goes on with that. */
    async playOn(): Promise<void> {
        this.#looking.story.goOn();
        try {
            await this.#looking.play(() => this.frame?.moves ?? 0, this.#teller);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.#complain(error);
        }
    }

    /** Stops what is told of before, or tells it: from the beginning, if one looks at the end. */
    async togglePlaying(): Promise<void> {
        if (this.isPlaying) return this.#looking.story.pause();
        if (!this.past) await this.lookBack(0);
        await this.playOn();
    }

    /** Tells what happened since one looked. */
    async showSince(): Promise<void> {
        const { from } = this.since;
        this.since.forget();
        if (from === null) return;
        await this.lookBack(from);
        await this.playOn();
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
        () => !this.past && !pace.skips && (this.live.waiting > 0 || statusOf(this) === "bot"),
    );

    /** Shows what others do at once, until something is asked here. */
    skipAhead(): void {
        pace.skips = true;
        this.live.hurry();
    }

    /** Whoever is asked, or sees the end, watches again; boards have drawn by then what was skipped. */
    #watchAgain(): void {
        if (pace.skips && statusOf(this) !== "bot" && !this.live.waiting)
            void tick().then(() => (pace.skips = false));
    }

    /** Shows who has won. */
    endScoring(): void {
        this.isScored = true;
    }

    /** Whoever sees a game end is told its scoring line by line. */
    #beginScoring(before: Frame | null, { table }: Frame): void {
        const ends = before?.table.status === "playing" && table.status === "over";
        if (ends && !document.hidden && pace.readable(1) > 0) this.isScored = false;
    }

    /** Puts away what one has looked at. */
    putAway(): void {
        this.looks = this.looks.slice(1);
    }

    /** Hides what the last command was refused for. */
    forgive(): void {
        this.problem = null;
    }

    #complain({ code, text }: Refused): void {
        this.problem = { type: "problem", key: "", version: 0, code, text };
    }

    protected stopFollowing(): void {
        pace.skips = false;
        this.log.close();
        this.since.close();
    }

    // ---- showing -----------------------------------------------------------------------------------

    /** What happens comes at a pace that one can follow, unless nobody looks. */
    protected takeIn(frame: Frame, between: readonly Between[]): void {
        const before = this.#newest;
        this.#newest = frame;
        const teller = tellerOf(frame.table.game);
        const asked = frame.occupants[frame.to_act];
        this.timeRuns = asked?.yours === true && asked.seconds_left !== null;
        const { timeRuns } = this;
        this.live.take(scenesOf(before, frame, between, teller), teller, { timeRuns });
        if (document.hidden) this.live.hurry();
    }

    #show(frame: Frame): void {
        if (this.frame && frame.version < this.frame.version) return;
        const hasOtherEyes = frame.viewer !== this.frame?.viewer;
        const asksAnew = hasOtherEyes || frame.version !== this.frame?.version;
        this.log.take(frame);
        this.#noteLooks(frame, hasOtherEyes);
        this.#viewBefore = this.frame?.view ?? null;
        this.since.show(frame.moves, this.frame === null);
        this.#beginScoring(this.frame, frame);
        this.frame = frame;
        this.closed = null;
        this.#watchAgain();
        const isTakenBack = this.past !== null && this.past.moves > frame.lines_from;
        if (hasOtherEyes || frame.hand_over !== null || isTakenBack) this.#looking.stop();
        this.arrived(frame, asksAnew);
    }

    /** What was looked at before one came, or with other eyes, is not shown again. */
    #noteLooks(frame: Frame, hasOtherEyes: boolean): void {
        if (hasOtherEyes) [this.#news, this.looks] = [new News(Infinity), []];
        const fresh = this.#news.after(this.lines, frame.moves);
        this.looks = [...this.looks, ...looksIn(frame.table.game, fresh, frame.viewer)];
    }
}
