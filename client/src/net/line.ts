/** The line to a table: a socket that comes back by itself, or events where sockets are blocked. */
import type { ClientMessage, Frame, ServerMessage } from "../wire/types";

import { NoAnswer, post, Refused } from "./api";

export type LineState = "connecting" | "live" | "offline" | "refused" | "ended";

/** What somebody who follows a table wants to hear. */
export interface Listener {
    heard(message: ServerMessage): void;
    changed(state: LineState): void;
    refused(why: Refused): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const TRIES_BEFORE_STREAM = 2;

/** Follows one table until it is closed. */
export class Line {
    #socket: WebSocket | null = null;
    #stream: EventSource | null = null;
    #fails = 0;
    #wakes = 0;
    #version = 0;
    #heard = 0;
    #everLive = false;
    #closed = false;

    constructor(
        readonly table: string,
        readonly invite: string,
        private readonly listener: Listener,
        private seat: number | null = null,
    ) {
        addEventListener("online", this.#wake);
        document.addEventListener("visibilitychange", this.#wake);
        this.#open();
    }

    /** Sends a message if the line is there, and says whether it was. */
    send(message: ClientMessage): boolean {
        if (this.#stream) {
            void this.#post(message);
            return true;
        }
        if (this.#socket?.readyState !== WebSocket.OPEN) return false;
        this.#socket.send(JSON.stringify(message));
        return true;
    }

    close(): void {
        this.#closed = true;
        removeEventListener("online", this.#wake);
        document.removeEventListener("visibilitychange", this.#wake);
        clearTimeout(this.#wakes);
        this.#hangUp();
    }

    /** From now on the table is seen by this seat; later connections begin so too. */
    look(seat: number): void {
        this.seat = seat;
        this.#version = 0;
        if (!this.#stream) this.send({ type: "look", seat });
        else {
            this.#hangUp();
            this.#openStream();
        }
    }

    /** Opens the line anew: somebody who has sat down is known to the server only from then on. */
    reopen(): void {
        clearTimeout(this.#wakes);
        this.#hangUp();
        this.#version = 0;
        this.#open();
    }

    #open(): void {
        this.listener.changed(this.#everLive ? "offline" : "connecting");
        if (this.#fails > TRIES_BEFORE_STREAM && !this.#everLive) this.#openStream();
        else this.#openSocket();
    }

    #openSocket(): void {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}${this.#address("socket")}`);
        this.#socket = socket;
        socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
        socket.onclose = () => {
            if (socket === this.#socket) void this.#lost();
        };
    }

    #openStream(): void {
        const stream = new EventSource(this.#address("stream"));
        this.#stream = stream;
        for (const kind of ["frame", "ack", "problem", "chat", "preview", "farewell"])
            stream.addEventListener(kind, (event: MessageEvent<string>) => this.#hear(event.data));
        stream.onerror = () => {
            if (stream === this.#stream) void this.#lost();
        };
    }

    #address(kind: "socket" | "stream" | "commands"): string {
        const asked = new URLSearchParams();
        if (this.#version) asked.set("since", String(this.#version));
        if (this.#heard) asked.set("heard", String(this.#heard));
        if (this.seat !== null) asked.set("seat", String(this.seat));
        if (this.invite) asked.set("invite", this.invite);
        return `/api/tables/${encodeURIComponent(this.table)}/${kind}?${asked.toString()}`;
    }

    #hear(data: string): void {
        const message = JSON.parse(data) as ServerMessage;
        this.#fails = 0;
        if (message.type === "frame") this.#note(message);
        if (message.type === "chat") this.#heard = Math.max(this.#heard, message.number);
        this.listener.heard(message);
    }

    #note(frame: Frame): void {
        this.#version = frame.version;
        this.#everLive = true;
        this.listener.changed("live");
    }

    /** Finds out whether the server wants us no more; else tries again, ever more slowly. */
    async #lost(): Promise<void> {
        this.#hangUp();
        if (this.#closed) return;
        this.#fails += 1;
        this.listener.changed(this.#everLive ? "offline" : "connecting");
        const refusal = await this.#whyNot();
        if (this.#closed) return;
        if (refusal) {
            this.listener.refused(refusal);
            this.listener.changed("refused");
            return;
        }
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#fails - 1));
        this.#wakes = window.setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
    }

    async #whyNot(): Promise<Refused | null> {
        const asked = new URLSearchParams(this.invite ? { invite: this.invite } : {});
        const response = await fetch(
            `/api/tables/${encodeURIComponent(this.table)}?${asked}`,
        ).catch(() => null);
        if (!response || response.ok || response.status >= 500 || response.status === 429)
            return null;
        const problem = (await response.json()) as { code: string; text: Refused["text"] };
        return new Refused(problem.code, problem.text, response.status);
    }

    async #post(message: ClientMessage): Promise<void> {
        try {
            const answer = await post<ServerMessage | null>(
                this.#address("commands").slice("/api".length),
                message,
            );
            if (answer) this.listener.heard(answer);
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            if (error instanceof NoAnswer) void this.#lost();
            else this.listener.refused(error);
        }
    }

    #hangUp(): void {
        const [socket, stream] = [this.#socket, this.#stream];
        this.#socket = this.#stream = null;
        if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
        else socket?.close();
        stream?.close();
    }

    readonly #wake = (): void => {
        if (this.#socket || this.#stream || this.#closed || document.hidden) return;
        clearTimeout(this.#wakes);
        this.#fails = 0;
        this.#open();
    };
}
