/** Pictures on action spaces: every space has one, of things that are drawn. */
import { expect, it } from "vitest";

import { isIcon } from "../../src/design/icons";
import { sceneOf } from "../../src/games/caverna/spaces/scenes";
import { SPACES } from "../../src/wire/caverna";

it("every action space has a ground and something that stands there", () => {
    const poor = SPACES.map(({ key }) => key).filter((key) => sceneOf(key).length < 2);

    expect(poor).toEqual([]);
});

it("places are numbers, and icons are known", () => {
    const pieces = SPACES.flatMap(({ key }) => sceneOf(key));

    expect(pieces.every(({ x, y, scale }) => Number.isFinite(x + y) && scale > 0)).toBe(true);
    const icons = pieces.flatMap(({ href }) => /^#caverna-(.*)/.exec(href)?.[1] ?? []);
    expect(icons.filter((name) => !isIcon(name))).toEqual([]);
});
