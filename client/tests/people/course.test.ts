import { expect, test } from "vitest";

import { courseOf } from "../../src/people/course";

const BOX = { width: 320, height: 120, margin: 40 };

test("a course rises with the rating, and has its doubt around it", () => {
    const course = courseOf(
        [
            { at: 1, rating: 1500, doubt: 150 },
            { at: 2, rating: 1600, doubt: 100 },
        ],
        BOX,
    );

    expect(course.dots[1]!.y).toBeLessThan(course.dots[0]!.y);
    expect(course.dots.map(({ x }) => x)).toEqual([40, 300]);
    expect(course.levels.map(({ rating }) => rating)).toEqual([1300, 1500, 1700]);
    expect(course.band.endsWith("Z")).toBe(true);
});

test("one game is a dot inside the box", () => {
    const [dot] = courseOf([{ at: 1, rating: 1500, doubt: 167 }], BOX).dots;

    expect(dot!.x).toBe(40);
    expect(dot!.y).toBeGreaterThan(0);
    expect(dot!.y).toBeLessThan(BOX.height);
});
