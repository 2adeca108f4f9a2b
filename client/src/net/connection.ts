/** One connection to a table: a socket, or events with requests where sockets are blocked. Once closed it is silent. */
import type { ClientMessage, Problem, ServerMessage } from "../wire/types";

import { NoAnswer, post, Refused } from "./api";

/** What a connection tells: every message, and that there will be no more. */
export interface Ears {
    heard(message: ServerMessage): void;
    lost(): void;
}

export interface Connection {
    /** Sends a message, and says whether it could. */
    send(message: ClientMessage): boolean;
    close(): void;
}

export function socketTo(path: string, ears: Ears): Connection {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api${path}`);
    socket.onmessage = ({ data }: MessageEvent<string>) => ears.heard(messageIn(data));
    socket.onclose = () => ears.lost();
    return {
        send(message) {
            if (socket.readyState !== WebSocket.OPEN) return false;
            socket.send(JSON.stringify(message));
            return true;
        },
        close() {
            socket.onmessage = socket.onclose = null;
            // Browsers complain about a socket that is closed before it is open.
            if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
            else socket.close();
        },
    };
}

const TOLD_BY_EVENTS = ["frame", "update", "chat", "farewell"] as const;

/** What a stream cannot be told: it shows what it began to show, so another one has to be opened. */
type OnlyForSockets = Extract<ClientMessage, { type: "look" | "scores" | "again" }>;

export function streamTo(path: string, commands: () => string, ears: Ears): Connection {
    const stream = new EventSource(`/api${path}`);
    let isOpen = true;
    for (const kind of TOLD_BY_EVENTS)
        stream.addEventListener(kind, ({ data }: MessageEvent<string>) =>
            ears.heard(messageIn(data)),
        );
    stream.onerror = () => ears.lost();

    async function pass(message: Exclude<ClientMessage, OnlyForSockets>): Promise<void> {
        const told = await answerTo(commands(), message);
        if (isOpen && told) ears.heard(told);
        else if (isOpen) ears.lost();
    }

    return {
        send(message) {
            if (isOnlyForSockets(message)) return false;
            void pass(message);
            return true;
        },
        close() {
            isOpen = false;
            stream.onerror = null;
            stream.close();
        },
    };
}

function isOnlyForSockets(message: ClientMessage): message is OnlyForSockets {
    return message.type === "look" || message.type === "scores" || message.type === "again";
}

/** Returns what the server says to a message; nothing if it does not answer at all. */
async function answerTo(
    path: string,
    message: { readonly key: string } & ClientMessage,
): Promise<ServerMessage | null> {
    try {
        return await post<ServerMessage>(path, message);
    } catch (error) {
        if (error instanceof NoAnswer) return null;
        if (error instanceof Refused) return problemOf(error, message.key);
        throw error;
    }
}

function problemOf({ code, text }: Refused, key: string): Problem {
    return { type: "problem", key, code, text, version: 0 };
}

function messageIn(data: string): ServerMessage {
    return JSON.parse(data) as ServerMessage;
}
