/** Requests to the server: the answer, or a problem that can be told to a person. */
import type { Text } from "../wire/types";

/** Why the server refused something; nothing has changed there. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        readonly text: Text,
        readonly status: number,
    ) {
        super(code);
    }
}

/** There was no answer at all. */
export class NoAnswer extends Refused {
    constructor() {
        super("web/no-answer", { kind: "text", key: "web-no-answer", args: {} }, 0);
    }
}

/** Returns a key under which the server carries something out once, however often it is sent. */
export function newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function get<Answer>(path: string): Promise<Answer> {
    return ask<Answer>("GET", path);
}

/** Returns a text as it is. */
export async function read(path: string): Promise<string> {
    const response = await reach("GET", path);
    if (!response.ok) throw new NoAnswer();
    return response.text();
}

export function post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return ask<Answer>("POST", path, body);
}

export function put<Answer>(path: string, body: object): Promise<Answer> {
    return ask<Answer>("PUT", path, body);
}

export function patch<Answer>(path: string, body: object): Promise<Answer> {
    return ask<Answer>("PATCH", path, body);
}

export function remove<Answer>(path: string): Promise<Answer> {
    return ask<Answer>("DELETE", path);
}

/** No answer comes any more after so many milliseconds; the server may think for some seconds. */
const PATIENCE = 30_000;

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await reach(method, path, body);
    const told = await toldBy(response);
    if (response.ok) return told as Answer;
    throw isProblem(told) ? new Refused(told.code, told.text, response.status) : new NoAnswer();
}

async function reach(method: string, path: string, body?: object): Promise<Response> {
    const said = body && {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
    };
    try {
        const signal = AbortSignal.timeout(PATIENCE);
        return await fetch(`/api${path}`, { method, signal, ...said });
    } catch (error) {
        throw asNoAnswer(error);
    }
}

/** Reads an answer; what is no JSON comes from something between us and the server. */
async function toldBy(response: Response): Promise<unknown> {
    try {
        return await response.json();
    } catch (error) {
        throw asNoAnswer(error);
    }
}

/** Without a network, out of patience, broken off in the middle, or no JSON: there is no answer. */
function asNoAnswer(error: unknown): unknown {
    const isNone =
        error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;
    return isNone ? new NoAnswer() : error;
}

function isProblem(told: unknown): told is { code: string; text: Text } {
    return typeof told === "object" && told !== null && "code" in told && "text" in told;
}
