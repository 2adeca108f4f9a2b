import { describe, expect, it } from "vitest";

import { cellsOf } from "../../src/games/caverna/land";

describe("a home board", () => {
    it("has its own cells", () => {
        expect(cellsOf([])).toHaveLength(24);
    });

    it("has more where tiles overhang it", () => {
        expect(cellsOf(["a0", "d3"]).at(-1)).toMatchObject({ key: "a0", inside: false });
    });

    it("knows what the first tile on a cell brings", () => {
        expect(cellsOf([]).find(({ key }) => key === "f1")?.reward).toEqual([["food", 2]]);
    });
});
