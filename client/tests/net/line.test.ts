/** The line to a table: it comes back, goes another way where sockets are blocked, and never doubles itself. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Refused } from "../../src/net/api";
import { Line, type LineState, type Told } from "../../src/net/line";

/** A connection of a browser, which the test opens, speaks through and breaks. */
class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static all: FakeSocket[] = [];
    readyState = 0;
    readonly sent: string[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }

    send(text: string): void {
        this.sent.push(text);
    }

    close(): void {
        this.readyState = 3;
    }

    tell(message: object): void {
        this.readyState = 1;
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    fail(): void {
        this.readyState = 3;
        this.onclose?.();
    }
}

class FakeStream extends EventTarget {
    static all: FakeStream[] = [];
    onerror: (() => void) | null = null;
    isClosed = false;

    constructor(readonly url: string) {
        super();
        FakeStream.all.push(this);
    }

    close(): void {
        this.isClosed = true;
    }

    tell(message: { type: string }): void {
        this.dispatchEvent(new MessageEvent(message.type, { data: JSON.stringify(message) }));
    }
}

const FRAME = { type: "frame", version: 7, viewer: 0 };
const OK = () => Promise.resolve(Response.json({}));

let page: EventTarget;
let heard: Told[];
let states: LineState[];
let refused: Refused[];
const server = vi.fn<(address: string, asked: RequestInit) => Promise<Response>>();

beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    FakeSocket.all = [];
    FakeStream.all = [];
    [heard, states, refused] = [[], [], []];
    server.mockReset().mockImplementation(OK);
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("EventSource", FakeStream);
    vi.stubGlobal("fetch", server);
    vi.stubGlobal("location", { protocol: "http:", host: "grotto" });
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

function lineTo(invite = ""): Line {
    return new Line("t1", invite, {
        heard: (message) => heard.push(message),
        changed: (state) => states.push(state),
        refused: (why) => refused.push(why),
    });
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const stream = (): FakeStream => FakeStream.all.at(-1)!;

async function breakOff(): Promise<void> {
    socket().fail();
    await vi.advanceTimersByTimeAsync(20_000);
}

async function blockSockets(): Promise<void> {
    await breakOff();
    await breakOff();
}

test("a line that breaks goes on where it was, with the same eyes", async () => {
    lineTo("word");
    socket().tell(FRAME);
    await breakOff();

    expect(states).toEqual(["connecting", "live", "offline", "offline"]);
    expect(socket().url).toBe("ws://grotto/api/tables/t1/socket?since=7&seat=0&invite=word");
});

test("a server that is away is asked again by sockets only", async () => {
    server.mockRejectedValue(new TypeError("no network"));
    lineTo();
    for (let time = 0; time < 5; time += 1) await breakOff();

    expect([FakeSocket.all.length, FakeStream.all.length]).toEqual([6, 0]);
});

test("where sockets are blocked, events tell the same, and keep being used", async () => {
    const line = lineTo();
    await blockSockets();
    stream().tell(FRAME);
    stream().onerror?.();
    await vi.advanceTimersByTimeAsync(20_000);
    line.reopen();

    expect(states.filter((state) => state === "live")).toHaveLength(1);
    expect([FakeSocket.all.length, FakeStream.all.length]).toEqual([2, 3]);
});

test("sockets that have worked get more patience", async () => {
    lineTo();
    socket().tell(FRAME);
    for (let time = 0; time < 6; time += 1) await breakOff();
    expect(FakeStream.all).toHaveLength(0);
    await breakOff();

    expect(FakeStream.all).toHaveLength(1);
});

test("a command beside events is answered, and what is refused is a problem of that command", async () => {
    const line = lineTo();
    await blockSockets();
    stream().tell(FRAME);
    const text = { kind: "text", key: "no", args: {} };
    server.mockResolvedValue(Response.json({ code: "table/no", text }, { status: 422 }));

    line.send({ type: "undo", key: "k1", expected: 7 });
    await vi.advanceTimersByTimeAsync(0);

    expect(server.mock.lastCall?.[0]).toBe("/api/tables/t1/commands?since=7&seat=0");
    expect(heard.at(-1)).toEqual({
        type: "problem",
        key: "k1",
        code: "table/no",
        text,
        version: 0,
    });
    expect(refused).toEqual([]);
});

test("another seat looks through another stream", async () => {
    const line = lineTo();
    await blockSockets();
    stream().tell(FRAME);
    line.look(1);

    expect(FakeStream.all[0]?.isClosed).toBe(true);
    expect(stream().url).toBe("/api/tables/t1/stream?seat=1");
});

// ---- updates --------------------------------------------------------------------------------------

const update = (base: number, version: number, changes: object = {}): { type: string } => ({
    ...{ type: "update", base, version, moves: version, to_act: 1, hand_over: null, changes },
    ...{ lines: [], lines_from: version, notices: [] },
});
const told = (at: number): unknown => JSON.parse(socket().sent.at(at) ?? "null");

test("an update is heard as the frame that it makes", async () => {
    lineTo();
    socket().tell({ ...FRAME, view: { gold: 1, wood: 2 } });
    socket().tell(update(7, 8, { view: { gold: [3] } }));
    socket().tell(update(8, 9, { view: { wood: null } }));

    expect(heard.slice(1)).toMatchObject([
        { type: "frame", version: 8, viewer: 0, view: { gold: 3, wood: 2 } },
        { type: "frame", version: 9, viewer: 0, view: { gold: 3 } },
    ]);
    await breakOff();
    expect(socket().url).toBe("ws://grotto/api/tables/t1/socket?since=9&seat=0");
});

test("where an update is missing, a whole frame is asked for once, and nothing is heard until it comes", () => {
    lineTo();
    socket().tell(FRAME);
    socket().tell(update(8, 9));
    socket().tell(update(9, 10));
    expect([heard.length, socket().sent.length, told(0)]).toEqual([1, 1, { type: "again" }]);

    socket().tell({ ...FRAME, version: 10 });
    socket().tell(update(10, 11));
    expect(heard.slice(1)).toMatchObject([{ version: 10 }, { version: 11 }]);
});

test("where a stream has missed an update it is opened anew, after what was seen", async () => {
    lineTo();
    await blockSockets();
    stream().tell(FRAME);
    stream().tell(update(7, 8));
    stream().tell(update(9, 10));

    expect(heard).toMatchObject([{ version: 7 }, { version: 8 }]);
    expect(FakeStream.all[0]?.isClosed).toBe(true);
    expect(stream().url).toBe("/api/tables/t1/stream?since=8&seat=0");
});

// ---- scores ---------------------------------------------------------------------------------------

test("scores are asked for as long as they are wanted, and again by later lines", async () => {
    const line = lineTo();
    socket().tell(FRAME);
    const [one, other] = [line.watchScores(), line.watchScores()];
    expect(socket().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
        { type: "scores", on: true },
    ]);
    await breakOff();
    expect(socket().url).toBe("ws://grotto/api/tables/t1/socket?since=7&seat=0&scores=true");

    socket().tell(FRAME);
    one();
    expect(socket().sent).toEqual([]);
    other();
    expect(told(-1)).toEqual({ type: "scores", on: false });
    await vi.advanceTimersByTimeAsync(60_000); // nobody answers to that
    expect(FakeSocket.all).toHaveLength(2);
});

test("a socket that is just being opened is told as soon as it is open", () => {
    const line = lineTo();
    line.watchScores();
    expect(socket().sent).toEqual([]);
    socket().tell(FRAME);

    expect(told(0)).toEqual({ type: "scores", on: true });
    expect(FakeSocket.all).toHaveLength(1);
});

test("a stream with scores is another stream, which stays", async () => {
    const line = lineTo();
    await blockSockets();
    stream().tell(FRAME);
    const end = line.watchScores();
    expect(stream().url).toBe("/api/tables/t1/stream?since=7&seat=0&scores=true");

    stream().tell(FRAME);
    end();
    line.watchScores();
    expect(FakeStream.all).toHaveLength(2);
});

test("a table that is not for us is not asked for again", async () => {
    const text = { kind: "text", key: "no-table", args: {} };
    server.mockResolvedValue(Response.json({ code: "no-table", text }, { status: 404 }));
    lineTo();
    await breakOff();

    expect(refused.map(({ code }) => code)).toEqual(["no-table"]);
    expect([states.at(-1), FakeSocket.all.length]).toEqual(["refused", 1]);
});

test("whatever a proxy says instead of the server is no answer", async () => {
    server.mockResolvedValue(new Response("<h1>Not here</h1>", { status: 404 }));
    lineTo();
    await breakOff();

    expect([refused, FakeSocket.all.length]).toEqual([[], 2]);
});

test("there is one connection, whatever wakes the line while it asks what is wrong", async () => {
    lineTo();
    socket().tell(FRAME);
    socket().fail();
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(20_000);

    expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that says nothing to a command is given up", async () => {
    const line = lineTo();
    socket().tell(FRAME);
    line.send({ type: "undo", key: "k1", expected: 7 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(states.at(-1)).toBe("live");
    await vi.advanceTimersByTimeAsync(3_000);

    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[0]!.tell({ ...FRAME, version: 8 });
    expect(heard).toHaveLength(1);
});

test("a connection that answers is kept", async () => {
    const line = lineTo();
    socket().tell(FRAME);
    line.send({ type: "undo", key: "k1", expected: 7 });
    socket().tell({ type: "ack", key: "k1", version: 8 });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(FakeSocket.all).toHaveLength(1);
});

test("a server that says farewell is left alone as long as it asks", async () => {
    lineTo();
    socket().tell(FRAME);
    socket().tell({ type: "farewell", code: "calm", after: 20 });
    socket().fail();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12_000);

    expect(FakeSocket.all).toHaveLength(2);
});

test("a closed line is silent for ever", async () => {
    const line = lineTo();
    line.close();
    line.reopen();
    page.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);

    expect([FakeSocket.all.length, line.send({ type: "leave", key: "k" })]).toEqual([1, false]);
});
