/** A game that nobody here knows is shown by what its view holds, in the words that it brings along. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { goodsIn, partsOf } from "../../src/games/generic/model";
import { line, told } from "../../src/games/generic/tell";
import { fieldName, term, valueWord } from "../../src/text/terms";
import { texts } from "../../src/text/texts.svelte";

const SHELF = [{ id: "go", seats: [2], options: [], bots: ["random"], built_in: false }];
const TEXTS = `
go-name = Go
go-word =
    { $key ->
        [komi] Advantage
        [black] Black
        [wood] Goban
       *[other] { $key }
    }
`;

beforeAll(async () => {
    vi.stubGlobal("fetch", (path: string) =>
        Promise.resolve(new Response(path.endsWith("/games") ? JSON.stringify(SHELF) : TEXTS)),
    );
    await texts.use("en");
});

afterAll(() => vi.unstubAllGlobals());

it("has its own words for fields and for what they hold", () => {
    expect(fieldName("go", "komi")).toBe("Advantage");
    expect(term("go", "colour", "black")).toBe("Black");
    expect(term("go", "board", "wood")).toBe("Goban");
});

it("has no words of other games", () => {
    expect(term("go", "board", "gold_mine")).toBe("gold mine");
    expect(fieldName("go", "supply")).toBe("supply");
    expect(term("go", "at", "d4")).toBe("d4");
});

it("has numbers that are seats where they are called so", () => {
    expect(valueWord("go", "seat", 1, ["Ann", "Bob"])).toBe("Bob");
    expect(valueWord("go", "owner", 1, ["Ann", "Bob"])).toBe("1");
});

it("is told though its fields are called like those of other games", () => {
    const view = {
        mines: [{ mine: 3 }],
        board: ["d4"],
        spaces: [{ space: "corner" }],
        supply: ["black"],
        players: [{ land: { d4: "black" }, goods: ["komi"], points: 2 }],
    };

    expect(told("go", view, ["Ann"])).toEqual({
        table: ["mines: mine: 3", "board: d4", "spaces: corner", "supply: Black"],
        players: [["land: d4 Black", "goods: Advantage", "points: 2"]],
    });
});

it("may have goods that are not counted", () => {
    expect(goodsIn({ goods: ["komi"] })).toBeNull();
    expect(goodsIn({ goods: { wood: 2 } })).toEqual([["wood", 2]]);
    expect(goodsIn({})).toBeNull();
});

it("counts equal things in a list", () => {
    const [hand] = partsOf({ hand: ["black", "komi", "black"] });
    expect(line("go", hand!, [])).toBe("hand: Black ×2, Advantage");
});

it("tells its dice one by one", () => {
    const [dice] = partsOf({ dice: [2, 2, 6] });
    expect(line("go", dice!, [])).toBe("dice: 2, 2, 6");
});
