/** The table as a browser knows it: nothing is lost, nothing is done twice, nobody sees through other eyes. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LineState, Told } from "../../src/net/line";
import type { ClientMessage, Frame, NotPossible } from "../../src/wire/types";
import { notPossible, offer, TEXT } from "../offers";

const line = vi.hoisted(() => ({
    sent: [] as ClientMessage[],
    isUp: true,
    changed: (_: LineState) => {},
    heard: (_: Told) => {},
    watching: 0,
}));

const liked = vi.hoisted(() => ({ speed: "fast", motion: false }));
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { liked } }));
vi.mock("../../src/net/line", () => ({
    NOBODY: -3,
    Line: class {
        constructor(_id: string, _invite: string, listener: typeof line) {
            Object.assign(line, listener);
        }
        send(message: ClientMessage): boolean {
            if (line.isUp) line.sent.push(message);
            return line.isUp;
        }
        watchScores(): () => void {
            line.watching += 1;
            return () => (line.watching -= 1);
        }
        close(): void {}
    },
}));

const { Table } = await import("../../src/table/table.svelte");

const WAIT = offer("wait");
const HUT = { verb: "send", about: { place: "hut" }, ask: "send hut 2" } as const;

function frame(version: number, more: Partial<Frame> = {}): Frame {
    return {
        type: "frame",
        version,
        viewer: 0,
        table: { status: "playing", invite: "" },
        occupants: [],
        moves: version,
        to_act: 0,
        view: {},
        lines: [],
        lines_from: version - 1,
        question: {
            seat: 0,
            prompt: TEXT,
            menus: [{ verb: "wait", message: "x", end: {} }],
            rule: "",
        },
        undoing: null,
        standings: [],
        projection: [],
        notices: [],
        hand_over: null,
        ...more,
    } as unknown as Frame;
}

function tableAt(version: number): InstanceType<typeof Table> {
    const table = new Table("t1");
    line.changed("live");
    line.heard(frame(version, { lines_from: 0 }));
    return table;
}

const kinds = (): string[] => line.sent.map(({ type }) => type);
const keyOf = (at: number): string => {
    const message = line.sent.at(at);
    return message && "key" in message ? message.key : "";
};
const server = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", {
        hidden: false,
        addEventListener: () => {},
        removeEventListener: () => {},
    });
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("fetch", server);
    [line.sent, line.isUp, liked.speed] = [[], true, "fast"];
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("nothing is sent twice while a command is on its way", () => {
    const table = tableAt(5);
    table.play(WAIT);
    table.play(WAIT);
    table.undo();

    expect(kinds()).toEqual(["play"]);
    line.heard({ type: "ack", key: keyOf(0), version: 6 });
    expect(table.busy).toBe(true); // the old question is still on the screen
    line.heard(frame(6));
    expect(table.busy).toBe(false);
});

test("a line that is back carries what was on its way, with the same key", () => {
    const table = tableAt(5);
    table.play(WAIT);
    line.changed("offline");
    line.changed("live");

    expect(line.sent[1]).toEqual(line.sent[0]);
});

test("an answer that is given without a line waits, and is sent once when there is one", () => {
    const table = tableAt(5);
    line.isUp = false;
    line.changed("offline");
    table.play(WAIT);
    table.play(WAIT);
    expect(line.sent).toEqual([]);

    line.isUp = true;
    line.changed("live");
    expect(kinds()).toEqual(["play"]);
});

test("what is said without a line is said when there is one, until it has arrived", () => {
    const table = tableAt(5);
    line.isUp = false;
    line.changed("offline");
    table.say("hello");
    line.isUp = true;
    line.changed("live");
    expect(line.sent).toMatchObject([{ type: "say", said: "hello" }]);

    line.heard({ type: "ack", key: keyOf(0), version: 5 });
    line.changed("offline");
    line.changed("live");
    expect(line.sent).toHaveLength(1);
});

test("to like turns that end by hand stops nothing else, and is nothing to complain about", () => {
    const table = tableAt(5);
    line.heard(frame(6, { occupants: [{ seat: 0, yours: true, by_hand: false }] as never }));
    table.endByHand(true);
    table.endByHand(true);
    expect(table.busy).toBe(false);
    line.heard({ type: "problem", key: keyOf(0), code: "no-need", text: TEXT, version: 6 });
    expect(table.problem).toBeNull();

    table.endTurn();
    expect(kinds()).toEqual(["by_hand", "end_turn"]);
});

test("what came too soon is sent again instead of hanging for ever", () => {
    const table = tableAt(5);
    table.play(WAIT);
    line.heard({ type: "problem", key: "", code: "too-many", text: TEXT, version: 5 });
    expect(table.problem).toBeNull();
    vi.advanceTimersByTime(1000);

    expect(line.sent[1]).toEqual(line.sent[0]);
});

test("a preview that comes too late is about another question", () => {
    const table = tableAt(5);
    table.mark(WAIT);
    const late = keyOf(0);
    line.heard(frame(6, { viewer: 1 }));
    table.mark(WAIT);
    line.heard({ type: "preview", key: late, action: "wait", lines: [TEXT], changes: [] });
    expect(table.preview).toBeNull();

    line.heard({ type: "preview", key: keyOf(1), action: "wait", lines: [], changes: [] });
    expect(table.preview).toMatchObject({ lines: [] });
});

test("a preview that is refused disturbs nobody", () => {
    const table = tableAt(5);
    table.mark(WAIT);
    line.heard({ type: "problem", key: keyOf(0), code: "not-seated", text: TEXT, version: 5 });

    expect(table.problem).toBeNull();
});

test("the past stays while the game goes on", async () => {
    const table = tableAt(5);
    server.mockResolvedValue(Response.json(frame(5, { moves: 3 })));
    await table.lookBack(3);
    line.heard(frame(6));

    expect(server).toHaveBeenLastCalledWith("/api/tables/t1/at/3?seat=0", expect.anything());
    expect(table.past?.moves).toBe(3);
});

test("the past goes when it is taken back", async () => {
    const table = tableAt(5);
    server.mockResolvedValue(Response.json(frame(5, { moves: 4 })));
    await table.lookBack(4);
    line.heard(frame(6, { moves: 2, lines_from: 2 }));

    expect(table.past).toBeNull();
});

test("nobody sees the past that another one at the same screen has asked for", async () => {
    const table = tableAt(5);
    server.mockResolvedValue(Response.json(frame(5, { moves: 3 })));
    const looking = table.lookBack(3);
    line.heard(frame(6, { hand_over: 1 }));
    line.heard(frame(6, { viewer: 1 }));
    await looking;

    expect(table.past).toBeNull();
});

test("who looks back to what was never told is told what has led to it", async () => {
    const table = tableAt(5);
    line.heard(frame(90, { lines_from: 60 }));
    server.mockImplementation((address) =>
        Promise.resolve(
            Response.json(
                address.includes("/lines")
                    ? { lines: [], lines_from: address.includes("before=60") ? 30 : 10 }
                    : frame(90, { moves: 25 }),
            ),
        ),
    );
    await table.lookBack(25);

    expect(server.mock.calls.slice(-3).map(([address]) => address)).toEqual([
        "/api/tables/t1/at/25?seat=0",
        "/api/tables/t1/lines?before=60&seat=0",
        "/api/tables/t1/lines?before=30&seat=0",
    ]);
});

test("scores are watched as long as somebody looks at them", () => {
    const table = tableAt(5);
    const end = table.watchScores();
    expect(line.watching).toBe(1);
    end();

    expect(line.watching).toBe(0);
});

// ---- why not ---------------------------------------------------------------------------------------

/** Answers the request that was made last, or the one at a place. */
function explain(reasons: readonly NotPossible[], at = -1, version = 5): void {
    line.heard({ type: "why", key: keyOf(at), version, reasons });
}

test("the answers are read from the menus", () => {
    const table = tableAt(5);

    expect(table.offers).toMatchObject([{ action: "wait", kind: "answer" }]);
    expect([table.asksFor("wait"), table.asksFor("send")]).toEqual([true, false]);
});

test("what cannot be done is asked once for each question", () => {
    const table = tableAt(5);
    table.wonder();
    table.wonder();
    explain([notPossible("send hut")]);
    table.wonder();
    expect(line.sent).toMatchObject([{ type: "ask_why", action: "" }]);
    expect(table.reasonFor(HUT)).toMatchObject({ target: "send hut" });

    line.heard(frame(6));
    expect(table.reasonFor(HUT)).toBeNull();
    table.wonder();
    expect(kinds()).toEqual(["ask_why", "ask_why"]);
});

test("nothing is asked while nobody is asked, nor about the past", async () => {
    const table = tableAt(5);
    line.heard(frame(6, { question: null }));
    table.wonder();
    table.point([], HUT);
    line.heard(frame(7));
    server.mockResolvedValue(Response.json(frame(5, { moves: 3 })));
    await table.lookBack(3);
    table.wonder();

    expect(line.sent).toEqual([]);
});

test("who presses something before the reasons are there is told as soon as they come", () => {
    const table = tableAt(5);
    table.point([], HUT);
    expect(table.explained).toBeNull();
    explain([notPossible("send hut")]);

    expect(table.explained).toMatchObject({ target: "send hut" });
    expect(line.sent).toHaveLength(1);
});

test("what the reasons do not speak of is asked for by itself, once", () => {
    const table = tableAt(5);
    table.point([], HUT);
    explain([notPossible("send field")]);
    expect(line.sent).toMatchObject([{ action: "" }, { action: "send hut 2" }]);
    explain([notPossible("send")]);
    expect(table.explained).toMatchObject({ target: "send" });

    table.release();
    table.point([], HUT);
    table.point([], { verb: "send", about: { place: "river" } });
    expect(table.explained).toBeNull(); // that was the reason of the hut alone
    expect(line.sent).toHaveLength(2);
});

test("what is on offer needs no reason", () => {
    const table = tableAt(5);
    table.point([WAIT], HUT);

    expect(kinds()).toEqual(["ask_preview"]);
});

test("reasons for an earlier question, or for a later one, are not heard", () => {
    const table = tableAt(5);
    table.wonder();
    const late = keyOf(0);
    line.heard(frame(6));
    line.heard({ type: "why", key: late, version: 6, reasons: [notPossible("send hut")] });
    table.wonder();
    explain([notPossible("send hut")], -1, 7);

    expect(table.reasonFor(HUT)).toBeNull();
});

test("reasons that are refused disturb nobody, and those that were lost are asked for again", () => {
    const table = tableAt(5);
    table.wonder();
    line.changed("offline");
    line.changed("live");
    expect(line.sent[1]).toEqual(line.sent[0]);

    line.heard({ type: "problem", key: keyOf(0), code: "not-seated", text: TEXT, version: 5 });
    expect(table.problem).toBeNull();
    line.changed("offline");
    line.changed("live");
    expect(line.sent).toHaveLength(2);
});

const BOT = { kind: "bot", stand_in: "", yours: false, seconds_left: null };

/** A frame in which a bot is asked. */
function botFrame(version: number): Frame {
    const occupants = [{ ...BOT, kind: "person", yours: true }, BOT];
    const lines = [{ move: version, seat: 1, text: TEXT, event: { kind: "placed" } }];
    const told = { lines, lines_from: version - 1, moves: version };
    const asked = { occupants, to_act: 1, question: null };
    return frame(version, { ...asked, ...told } as unknown as Partial<Frame>);
}

test("moves of bots come one after the other, and can be skipped until one is asked", async () => {
    liked.speed = "normal";
    const table = tableAt(1);
    for (const version of [2, 3, 4, 5]) line.heard(botFrame(version));
    expect([table.frame?.version, table.story.waiting, table.canSkip]).toEqual([2, 3, true]);

    table.skipAhead();
    expect([table.frame?.version, table.story.waiting, table.canSkip]).toEqual([5, 0, false]);
    line.heard(botFrame(6));
    expect(table.frame?.version).toBe(6);

    line.heard(frame(7));
    await vi.runAllTimersAsync();
    expect([table.frame?.version, table.canSkip]).toEqual([7, false]);
    for (const version of [8, 9, 10]) line.heard(botFrame(version));
    expect([table.frame?.version, table.canSkip]).toEqual([8, true]);
    table.close();
});

test("what is taken back is what there is by now, not what is shown slowly", () => {
    liked.speed = "normal";
    const table = tableAt(1);
    for (const version of [2, 3, 4]) line.heard(botFrame(version));
    expect(table.frame?.version).toBe(2);

    table.undo();

    expect(line.sent.at(-1)).toMatchObject({ type: "undo", expected: 4 });
});

// ---- trays -----------------------------------------------------------------------------------------

const MENUS = [
    { verb: "wait", message: "x", end: {} },
    {
        verb: "ruby",
        message: "x",
        choices: [
            {
                part: "tile",
                kind: "landscape",
                of: [{ key: "meadow" }, { key: "field" }],
                end: { kind: "anytime" },
            },
        ],
    },
];

function tableWithTray(): InstanceType<typeof Table> {
    const table = new Table("t");
    line.changed("live");
    line.heard(frame(5, { question: { seat: 0, prompt: TEXT, menus: MENUS, rule: "GAM-1.1" } }));
    return table;
}

const actions = (table: InstanceType<typeof Table>): string[] =>
    table.offers.map(({ action }) => action);

test("what can be done at any time lies in a tray where there is one", () => {
    const table = tableWithTray();
    expect(actions(table)).toEqual(["wait", "ruby meadow", "ruby field"]);

    const end = table.keepAside();
    expect(actions(table)).toEqual(["wait"]);
    expect(table.all).toHaveLength(3);
    end();
    expect(table.offers).toHaveLength(3);
});

test("what is taken up from a tray is all that the board shows, until it is put back", () => {
    const table = tableWithTray();
    table.keepAside();
    table.take({ verb: "ruby", about: { tile: "meadow" } });
    expect(actions(table)).toEqual(["ruby meadow"]);

    table.release();
    expect(actions(table)).toEqual(["wait"]);
});

// ---- what is worked out ahead ----------------------------------------------------------------------

const SEATED = { occupants: [{ yours: true }, { yours: true }] } as unknown as Partial<Frame>;

function seatedAt(version: number): InstanceType<typeof Table> {
    const table = new Table("t");
    line.changed("live");
    line.heard(frame(version, SEATED));
    line.sent = [];
    return table;
}

const worked = (tiles: number): void =>
    line.heard({ type: "ahead", key: keyOf(-1), version: 5, ahead: { tiles } });

test("what can be worked out is asked for after every move, while somebody looks", () => {
    const table = seatedAt(5);
    const end = table.watchAhead();
    worked(1);
    line.heard(frame(6, SEATED));
    expect(table.ahead).toEqual({ tiles: 1 }); // until something newer comes
    worked(2);
    expect([table.ahead, kinds()]).toEqual([{ tiles: 2 }, ["ask_ahead", "ask_ahead"]]);

    end();
    line.heard(frame(7, SEATED));
    expect(line.sent).toHaveLength(2);
});

test("nobody else at the screen sees what was worked out for another one", () => {
    const table = seatedAt(5);
    table.watchAhead();
    const late = keyOf(-1);
    worked(1);
    line.heard(frame(6, { ...SEATED, viewer: 1 }));
    line.heard({ type: "ahead", key: late, version: 5, ahead: { tiles: 3 } });

    expect(table.ahead).toBeNull();
});

test("who has no seat asks for nothing", () => {
    const table = tableAt(5);
    table.watchAhead();

    expect(line.sent).toEqual([]);
});

// ---- hints -----------------------------------------------------------------------------------------

const hinted = (action: string): void =>
    line.heard({
        type: "hints",
        key: keyOf(-1),
        version: 5,
        hints: [
            { action, points: 12, lead: 1, reason: { kind: "text", key: "hint-quiet", args: {} } },
        ],
    });

test("a hint is asked for once, and stays until something else is asked", () => {
    const table = seatedAt(5);
    table.advice.ask();
    table.advice.ask();
    expect([kinds(), table.advice.isThinking]).toEqual([["ask_hint"], true]);

    hinted("send hut 2");
    table.advice.ask();
    expect([table.advice.hints.length, table.advice.isThinking, kinds()]).toEqual([
        1,
        false,
        ["ask_hint"],
    ]);

    line.heard(frame(6, SEATED));
    expect(table.advice.hints).toEqual([]);
});

test("a hint that comes too late is not shown", () => {
    const table = seatedAt(5);
    table.advice.ask();
    line.heard(frame(6, SEATED));
    hinted("send hut 2");

    expect(table.advice.hints).toEqual([]);
});

test("who was refused a hint is told so and may ask again", () => {
    const table = seatedAt(5);
    table.advice.ask();
    line.heard({ type: "problem", key: keyOf(-1), code: "no-hint", text: TEXT, version: 5 });

    expect([table.advice.isThinking, table.problem?.code]).toEqual([false, "no-hint"]);
});

test("whoever looks on chooses from whose side the board is drawn", () => {
    const table = new Table("one");
    line.heard(frame(1, { viewer: -3 }));

    expect([table.front, table.looksOn]).toEqual([0, true]);
    table.side = 1;
    expect(table.front).toBe(1);
    line.heard(frame(2, { viewer: 0 }));
    expect(table.front).toBe(0);
});

test("a line of the chat that was hidden is taken away", () => {
    const table = new Table("one");
    const said = { type: "chat", seat: 1, name: "Ben", at: 0 } as const;
    line.heard({ ...said, number: 1, said: "Fool" });
    line.heard({ ...said, number: 2, said: "Hello" });
    line.heard({ ...said, number: 1, said: "" });

    expect(table.chat.map(({ number }) => number)).toEqual([2]);
});

test("who looks on is known as soon as it is told", () => {
    const table = new Table("one");
    line.heard({ type: "audience", count: 2, names: ["Cid"] });

    expect(table.audience).toMatchObject({ count: 2, names: ["Cid"] });
});
