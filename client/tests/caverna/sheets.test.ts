import { describe, expect, it } from "vitest";

import {
    cellsFor,
    entriesOf,
    matching,
    offerFor,
    ownersIn,
    proposedSwap,
    swapsFor,
    type Entry,
} from "../../src/games/caverna/sheets/catalogue";
import { signsOf, TILES } from "../../src/games/caverna/sheets/effects";
import {
    exchangesOf,
    fullMeal,
    lossOf,
    mealsIn,
    nextOf,
    paidBy,
    reapedBy,
} from "../../src/games/caverna/sheets/feeding";
import { sheetAt, sheetFor } from "../../src/games/caverna/sheets/open.svelte";
import { iconOf, ITEMS, namingOf, rowsOf } from "../../src/games/caverna/sheets/pad";
import {
    heldAfter,
    helping,
    missingIn,
    tilesIn,
    tradesIn,
} from "../../src/games/caverna/sheets/trades";
import { isIcon } from "../../src/design/icons";
import type { CavernaQuestion, CavernaView, LogLine, Standing, Text } from "../../src/wire/types";
import { offer, TEXT } from "../offers";

const FREE = { kind: "anytime" } as const;
const STONE = offer("ruby stone", { good: "stone" }, { ...FREE, cost: { ruby: 1 } });
const FOOD = offer("ruby food", { good: "food" }, { ...FREE, cost: { ruby: 1 } });
const DONKEYS = offer("eat donkey*2", { food: 3 }, { ...FREE, cost: { donkey: 2 } });
const TRADER = offer(
    "exchange trader",
    { exchange: "trader", tile: "trader", goods: { wood: 1, stone: 1, ore: 1 } },
    { ...FREE, cost: { gold: 2 } },
);
const MEADOWS = ["c3", "c4"].map((cell) =>
    offer(`ruby meadow ${cell}`, { tile: "meadow", cell }, { ...FREE, cost: { ruby: 1 } }),
);

describe("the tray", () => {
    const trades = tradesIn([STONE, FOOD, DONKEYS, TRADER, ...MEADOWS, offer("place logging")]);

    it("says of every exchange what it takes and what it brings", () => {
        expect(trades.map(({ shelf, pays, gets }) => [shelf, pays, gets])).toEqual([
            ["ruby", { ruby: 1 }, { stone: 1 }],
            ["ruby", { ruby: 1 }, { food: 2 }],
            ["food", { donkey: 2 }, { food: 3 }],
            ["exchange", { gold: 2 }, { wood: 1, stone: 1, ore: 1 }],
        ]);
    });

    it("has every tile once, wherever it may lie", () => {
        expect(tilesIn(MEADOWS)).toEqual([{ tile: "meadow", pays: { ruby: 1 }, offers: MEADOWS }]);
    });

    it("knows what is left after an exchange", () => {
        expect(heldAfter({ ruby: 2, food: 1 }, trades[1]!)).toMatchObject({ ruby: 1, food: 3 });
    });

    it("offers itself where a price is just missed", () => {
        const actions = helping(trades, { stone: 1 }).map(({ offer: { action } }) => action);
        expect(actions).toEqual(["ruby stone", "exchange trader"]);
    });

    it("does not where something cannot be had, or where far too much is missing", () => {
        expect(helping(trades, { stone: 1, vegetable: 1 })).toEqual([]);
        expect(helping(trades, { stone: 9 })).toEqual([]);
        expect(helping(trades, {})).toEqual([]);
    });

    it("does not give away what is missing as well", () => {
        expect(helping(trades, { stone: 1, gold: 1 })).toEqual([]);
    });

    it("reads from a refusal what is missing", () => {
        const stock: Text = { kind: "text", key: "stock", args: { good: "wood", count: 2 } };
        const poor: Text = { kind: "text", key: "poor", args: { missing: [stock] } };
        expect(missingIn(poor)).toEqual({ wood: 2 });
        expect(missingIn(TEXT)).toEqual({});
    });
});

describe("signs of furnishing tiles", () => {
    it("are there for every tile", () => {
        expect(TILES).toHaveLength(48);
        expect(TILES.filter((tile) => !signsOf(tile).length)).toEqual([]);
    });

    it("are icons that are drawn", () => {
        const icons = TILES.flatMap(signsOf).flatMap(({ icon }) => icon ?? []);
        expect(icons.filter((icon) => !isIcon(icon))).toEqual([]);
        expect(TILES.flatMap(signsOf).some(({ mark }) => mark === "?")).toBe(false);
    });

    it("tell tiles apart that do different things", () => {
        const said = (key: string): string =>
            JSON.stringify(signsOf(TILES.find((tile) => tile.key === key)!));
        const beds = ["dwelling", "simple_dwelling_a", "simple_dwelling_b"];
        const others = TILES.filter(({ key }) => !beds.includes(key));
        expect(new Set(others.map(({ key }) => said(key))).size).toBe(others.length);
    });
});

describe("the catalogue", () => {
    const view = {
        supply: ["dwelling", "carpenter", "state_parlor"],
        players: [{ land: { d3: "seam", c3: "field" } }, { land: { e3: "dwelling" } }],
    } as unknown as CavernaView;
    const ahead = [
        {
            tile: "carpenter",
            price: { stone: 1 },
            missing: {},
            swap: "none",
            cells: ["d3"],
            best: "d3",
            points: 0,
            gets: {},
        },
        {
            tile: "state_parlor",
            price: { stone: 2, gold: 5 },
            missing: { gold: 4 },
            swap: "",
            cells: ["d3"],
            best: "d3",
            points: 4,
            gets: { food: 2 },
        },
    ];
    const furnish = (cell: string, swap: string) =>
        offer(
            `furnish dwelling ${cell} ${swap}`,
            { tile: "dwelling", cell, swap },
            { cost: swap === "none" ? { wood: 4, stone: 2 } : { wood: 3, stone: 2, ore: 1 } },
        );
    const offers = ["d3", "e2"].flatMap((cell) => [
        furnish(cell, "none"),
        furnish(cell, "ore_for_wood"),
    ]);
    const entries = entriesOf(view, ahead, offers);
    const entry = (key: string): Entry => entries.find(({ tile }) => tile.key === key)!;
    const found = (sought: Partial<Parameters<typeof matching>[1]>): string[] =>
        matching(
            entries,
            { colour: "", affordable: false, words: "", ...sought },
            (each) => each.tile.key,
        ).map(({ tile }) => tile.key);

    it("has what can be had and what somebody owns", () => {
        expect(entries.map(({ tile }) => tile.key).toSorted()).toEqual([
            "carpenter",
            "dwelling",
            "seam",
            "state_parlor",
        ]);
        expect([entry("seam").isThere, entry("seam").owners]).toEqual([false, [0]]);
        expect(ownersIn(view).get("dwelling")).toEqual([1]);
    });

    it("says the price of the action beside the printed one", () => {
        expect(entry("dwelling").printed).toEqual({ wood: 4, stone: 3 });
        expect(entry("dwelling").price).toEqual({ wood: 4, stone: 2 });
    });

    it("says what is missing, and what it would score", () => {
        const { missing, points, isAffordable } = entry("state_parlor");
        expect([missing, points, isAffordable]).toEqual([{ gold: 4 }, 4, false]);
    });

    it("shows first what can be furnished now, and last what is gone", () => {
        expect(found({})).toEqual(["dwelling", "carpenter", "state_parlor", "seam"]);
    });

    it("is filtered by colour, by price and by words", () => {
        expect(found({ colour: "green" })).toEqual(["carpenter", "seam"]);
        expect(found({ affordable: true })).toEqual(["dwelling", "carpenter"]);
        expect(found({ words: "PARLOR state" })).toEqual(["state_parlor"]);
    });

    it("proposes a cell and a way of paying, and has all others", () => {
        const dwelling = { ...entry("dwelling"), best: "e2", swap: "ore_for_wood" };
        expect(cellsFor(dwelling)).toEqual(["e2", "d3"]);
        expect(swapsFor(dwelling)).toEqual(["none", "ore_for_wood"]);
        expect(proposedSwap(dwelling)).toBe("ore_for_wood");
        expect(offerFor(dwelling, "d3", "none")).toBe(offers[0]);
        expect(proposedSwap(entry("dwelling"))).toBe("none");
    });
});

describe("feeding", () => {
    const feed = (food: number, begging: number) =>
        offer(`feed ${food}`, { food, begging }, { cost: food ? { food } : {} });

    it("proposes what feeds everybody", () => {
        const meals = mealsIn([feed(3, 1), feed(4, 0), offer("eat grain", { food: 1 }, FREE)]);
        expect(fullMeal(meals)?.offer.action).toBe("feed 4");
    });

    it("proposes nothing where one would have to beg", () => {
        expect(fullMeal(mealsIn([feed(3, 1), feed(2, 2)]))).toBeNull();
        expect(lossOf(2)).toBe(6);
    });

    const plan = {
        begging: 0,
        points: 2,
        steps: [
            { action: "eat grain", pays: { grain: 1 }, gets: { food: 1 } },
            { action: "eat grain", pays: { grain: 1 }, gets: { food: 1 } },
            { action: "eat gold", pays: {}, gets: {} },
            { action: "gold 3", pays: { gold: 3 }, gets: { food: 2 } },
            { action: "feed 4", pays: { food: 4 }, gets: {} },
        ],
    };

    it("tells the exchanges of a plan, the same ones together, and what is paid", () => {
        expect(exchangesOf(plan)).toEqual([
            { pays: { grain: 2 }, gets: { food: 2 } },
            { pays: { gold: 3 }, gets: { food: 2 } },
        ]);
        expect(paidBy(plan)).toEqual({ food: 4 });
    });

    it("goes on with a plan only where its next step is an answer", () => {
        const steps = ["eat grain", "feed 4"];
        expect(nextOf(steps, [offer("feed 4"), offer("eat grain")])?.action).toBe("eat grain");
        expect(nextOf(steps, [offer("feed 4")])).toBeNull();
        expect(nextOf([], [offer("feed 4")])).toBeNull();
    });

    it("knows what was reaped in the harvest that goes on", () => {
        const told = (event: LogLine["event"]): LogLine => ({
            move: 1,
            seat: 0,
            text: TEXT,
            event,
        });
        const lines = [
            told({ kind: "reaped", seat: 0, goods: { grain: 9 } }),
            told({ kind: "harvest-begun", harvest: "normal" }),
            told({ kind: "reaped", seat: 1, goods: { grain: 1 } }),
            told({ kind: "reaped", seat: 0, goods: { vegetable: 2 } }),
        ];
        expect(reapedBy(lines, 0)).toEqual({ vegetable: 2 });
        expect(reapedBy(lines, 2)).toEqual({});
    });
});

describe("the scoring pad", () => {
    const standing = (seat: number, lines: Standing["lines"]): Standing => ({
        seat,
        total: 0,
        rank: 1,
        winner: false,
        lines,
    });
    const sheep = { key: "sheep", count: 3, points: 3 };
    const rows = rowsOf([
        standing(0, [{ item: "animals", points: 3, text: TEXT, portions: [sheep] }]),
        standing(1, []),
    ]);

    it("has all lines in their printed order, with noughts where nothing is scored", () => {
        expect(rows.map(({ item }) => item)).toEqual([...ITEMS]);
        expect(rows[0]?.cells.map(({ points }) => points)).toEqual([3, 0]);
    });

    it("tells what a line consists of", () => {
        expect(rows[0]?.cells[0]?.portions).toEqual([sheep]);
        expect(rows.filter(({ hasDetails }) => hasDetails)).toHaveLength(1);
    });

    it("calls portions by an icon, a kind of land, a word or the name of a tile", () => {
        expect(["sheep", "forest", "ore_mine", "supply", "dwelling"].map(namingOf)).toEqual([
            "icon",
            "land",
            "land",
            "word",
            "tile",
        ]);
        expect(["sheep", "ore_mine", "forest"].map(iconOf)).toEqual(["sheep", "land_ore_mine", ""]);
    });
});

describe("the sheet of a question", () => {
    const asked = (kind: string): CavernaQuestion => ({ kind, seat: 0 }) as CavernaQuestion;

    it("is the harvest, the tray, the catalogue, or none", () => {
        expect(sheetFor(asked("feed"), false)).toBe("harvest");
        expect(sheetFor(asked("last-chance"), false)).toBe("tray");
        expect(sheetFor(asked("act"), true)).toBe("catalogue");
        expect(sheetFor(asked("place"), false)).toBeNull();
        expect(sheetFor(null, true)).toBeNull();
    });

    it("is what was opened, until something is asked that has a sheet of its own", () => {
        const opened = { name: "tray", viewer: 0, question: "12 place 0" } as const;
        expect(sheetAt("12 act 0", null, opened, "")).toBe("tray");
        expect(sheetAt("12 feed 0", "harvest", opened, "")).toBe("harvest");
        expect(sheetAt("12 feed 0", "harvest", { ...opened, question: "12 feed 0" }, "")).toBe(
            "tray",
        );
        expect(sheetAt("12 feed 0", "harvest", null, "12 feed 0")).toBeNull();
    });
});
