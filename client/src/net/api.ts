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

/** Returns a text file from the server. */
export async function getText(path: string): Promise<string> {
    return (await answer("GET", path)).text();
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return (await answer(method, path, body)).json() as Promise<Answer>;
}

async function answer(method: string, path: string, body?: object): Promise<Response> {
    const response = await reach(method, path, body);
    if (!response.ok) throw await refusalIn(response);
    return response;
}

async function reach(method: string, path: string, body?: object): Promise<Response> {
    const headers = body ? { "Content-Type": "application/json" } : undefined;
    try {
        return await fetch(`/api${path}`, {
            method,
            ...(body ? { body: JSON.stringify(body), headers: headers! } : {}),
        });
    } catch (error) {
        if (error instanceof TypeError) throw new NoAnswer();
        throw error;
    }
}

async function refusalIn(response: Response): Promise<Refused> {
    if (!response.headers.get("Content-Type")?.includes("json")) return new NoAnswer();
    const problem = (await response.json()) as { code: string; text: Text };
    return new Refused(problem.code, problem.text, response.status);
}
