/** The line to a table: a connection that comes back by itself, whatever happens to it. */
import type { Between, ClientMessage, Frame, ServerMessage, Update } from "../wire/types";

import { get, Refused } from "./api";
import { socketTo, streamTo, type Connection } from "./connection";
import { frameAfter } from "./updates";

export type LineState = "connecting" | "live" | "offline" | "refused";

/** What the server says, with a whole frame instead of every update. */
export type Told = Exclude<ServerMessage, Update>;

/** What somebody who follows a table wants to hear. */
export interface Listener {
    /** With a frame that an update has made comes how the table looked between. */
    heard(message: Told, between?: readonly Between[]): void;
    changed(state: LineState): void;
    refused(why: Refused): void;
}

/** Spectators, and covered screens, look with these eyes. */
export const NOBODY = -3;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** So many sockets in a row may get nowhere at a server that is there; then they seem to be blocked. */
const SOCKETS_TO_TRY = 2;
/** Where they have worked before, one tries longer. */
const SOCKETS_TO_TRY_AGAIN = 6;
/** Whatever one says is answered sooner than this, or the connection is dead though nobody has said so. */
const PATIENCE = 10_000;

/** What every table needs of the line to it. */
export interface TableLine {
    /** Sends a message if the line is there, and says whether it was. */
    send(message: ClientMessage): boolean;
    reopen(): void;
    close(): void;
}

/** What the line to a table that is kept by a server has besides. */
export interface Eyes {
    /** From now on the table is seen by this seat. */
    look(seat: number): void;
    /** Lets the scores of now come with every frame; what it returns ends that. */
    watchScores(): () => void;
}

/** Follows one table until it is closed. */
export class Line implements TableLine, Eyes {
    #connection: Connection | null = null;
    /** Counts connections and attempts: what belongs to an earlier one comes too late. */
    #attempt = 0;
    #fails = 0;
    /** How many sockets in a row got nowhere; past some, events are used instead. */
    #blocked = 0;
    #socketsWork = false;
    #heardSome = false;
    /** The newest frame: updates change it. */
    #frame: Frame | null = null;
    /** The version after which the next connection goes on. */
    #version = 0;
    /** An update was missed, so that all others make no sense until there is a whole frame. */
    #isBehind = false;
    /** How many look at the scores of now; the server works them out for those who do. */
    #counting = 0;
    /** Whether the server knows that somebody does. */
    #getsScores = false;
    #lastSaid = 0;
    #everLive = false;
    #closed = false;
    #again: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    /** How long the server wants to be left alone. */
    #rest = 0;

    constructor(
        readonly table: string,
        readonly invite: string,
        private readonly listener: Listener,
        private seat: number | null = null,
    ) {
        addEventListener("online", this.#wake);
        addEventListener("offline", this.#doubt);
        document.addEventListener("visibilitychange", this.#wake);
        this.#open("connecting");
    }

    /** Sends a message if the line is there, and says whether it was. */
    send(message: ClientMessage): boolean {
        const sent = this.#connection?.send(message) ?? false;
        if (sent) this.#silence ??= setTimeout(() => void this.#lost(), PATIENCE);
        return sent;
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#wake);
        removeEventListener("offline", this.#doubt);
        document.removeEventListener("visibilitychange", this.#wake);
        this.#hangUp();
    }

    /** From now on the table is seen by this seat; later connections begin so too. */
    look(seat: number): void {
        this.seat = seat;
        this.#version = 0;
        if (!this.send({ type: "look", seat })) this.reopen();
    }

    /** Lets the scores of now come with every frame; what it returns ends that. */
    watchScores(): () => void {
        this.#count(1);
        return () => this.#count(-1);
    }

    #count(more: 1 | -1): void {
        this.#counting += more;
        this.#tellScores();
    }

    get #wantsScores(): boolean {
        return this.#counting > 0;
    }

    /** A socket that is not open yet is told with its first frame, and a stream only when it is opened. */
    #tellScores(): void {
        const on = this.#wantsScores;
        if (!this.#connection || on === this.#getsScores) return;
        if (this.#connection.send({ type: "scores", on })) this.#getsScores = on;
        else if (on && this.#isBlocked) this.#open("connecting");
    }

    /** Opens the line anew: somebody who has sat down is known to the server only from then on. */
    reopen(): void {
        this.#version = 0;
        this.#open("connecting");
    }

    #open(state: LineState): void {
        this.#hangUp();
        if (this.#closed) return;
        this.listener.changed(state);
        this.#heardSome = this.#isBehind = false;
        this.#getsScores = this.#wantsScores;
        const attempt = this.#attempt;
        const ears = {
            heard: (message: ServerMessage) => this.#hear(message),
            lost: () => {
                if (attempt === this.#attempt) void this.#lost();
            },
        };
        this.#connection = this.#isBlocked
            ? streamTo(this.#path("stream"), () => this.#path("commands"), ears)
            : socketTo(this.#path("socket"), ears);
    }

    get #isBlocked(): boolean {
        return this.#blocked >= (this.#socketsWork ? SOCKETS_TO_TRY_AGAIN : SOCKETS_TO_TRY);
    }

    #path(kind: "socket" | "stream" | "commands"): string {
        const asked = new URLSearchParams();
        if (this.#version) asked.set("since", String(this.#version));
        if (this.#lastSaid) asked.set("heard", String(this.#lastSaid));
        if (this.seat !== null) asked.set("seat", String(this.seat));
        if (this.invite) asked.set("invite", this.invite);
        if (this.#wantsScores && kind !== "commands") asked.set("scores", "true");
        return `/tables/${encodeURIComponent(this.table)}/${kind}?${asked.toString()}`;
    }

    #hear(message: ServerMessage): void {
        clearTimeout(this.#silence);
        this.#silence = undefined;
        this.#fails = 0;
        this.#heardSome = true;
        if (!this.#isBlocked) [this.#blocked, this.#socketsWork] = [0, true];
        if (message.type === "update") return this.#change(message);
        if (message.type === "frame") this.#note(message);
        else if (message.type === "chat") this.#lastSaid = Math.max(this.#lastSaid, message.number);
        else if (message.type === "farewell") this.#rest = message.after * 1000;
        this.listener.heard(message);
    }

    /** Makes the next frame of the newest one; where an update is missing, a whole one is asked for. */
    #change(update: Update): void {
        if (this.#isBehind) return;
        const frame = this.#frame && frameAfter(this.#frame, update);
        if (!frame) return this.#askAgain();
        this.#note(frame);
        this.listener.heard(frame, update.between);
    }

    #askAgain(): void {
        this.#isBehind = true;
        if (!this.send({ type: "again" })) this.#open("connecting");
    }

    /** The next connection goes on after this frame, with the eyes that have seen it. */
    #note(frame: Frame): void {
        const { version, viewer } = frame;
        [this.#frame, this.#isBehind] = [frame, false];
        this.#version = version;
        if (viewer !== NOBODY) this.seat = viewer;
        else if (this.seat !== NOBODY) this.seat = null;
        this.#everLive = true;
        this.listener.changed("live");
        this.#tellScores();
    }

    /** Finds out whether the server wants us no more; else tries again, ever more slowly. */
    async #lost(): Promise<void> {
        const got = this.#heardSome;
        this.#hangUp();
        const attempt = this.#attempt;
        this.#fails += 1;
        this.listener.changed(this.#missing);
        const found = await this.#knock();
        if (attempt !== this.#attempt) return;
        if (found instanceof Refused) {
            this.listener.refused(found);
            this.listener.changed("refused");
            return;
        }
        if (found === "there" && !got) this.#blocked = this.#isBlocked ? 0 : this.#blocked + 1;
        this.#again = setTimeout(() => this.#open(this.#missing), this.#pause());
    }

    get #missing(): LineState {
        return this.#everLive ? "offline" : "connecting";
    }

    #pause(): number {
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#fails - 1));
        const rest = this.#rest;
        this.#rest = 0;
        return Math.max(rest, wait) * (0.75 + Math.random() / 2);
    }

    /** Asks whether the table is there, for sockets that were refused do not say why. */
    async #knock(): Promise<"there" | "silent" | Refused> {
        const asked = new URLSearchParams(this.invite ? { invite: this.invite } : {});
        try {
            await get(`/tables/${encodeURIComponent(this.table)}?${asked.toString()}`);
            return "there";
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            return isForGood(error) ? error : "silent";
        }
    }

    #hangUp(): void {
        this.#attempt += 1;
        clearTimeout(this.#again);
        clearTimeout(this.#silence);
        this.#silence = undefined;
        this.#connection?.close();
        this.#connection = null;
    }

    readonly #wake = (): void => {
        if (this.#connection || document.hidden) return;
        this.#fails = 0;
        this.#open(this.#missing);
    };

    /** A browser without a network may keep a dead connection for minutes. */
    readonly #doubt = (): void => {
        if (this.#connection) void this.#lost();
    };
}

const NOT_NOW = new Set([408, 425, 429]);

function isForGood({ status }: Refused): boolean {
    return status >= 400 && status < 500 && !NOT_NOW.has(status);
}
