import { describe, expect, it } from "vitest";

import { Following } from "../../src/table/following";

const LIST = { scrollHeight: 1000, clientHeight: 300 };

/** A list at its end. */
function atEnd(): Following {
    const following = new Following();
    following.scrolled({ ...LIST, scrollTop: 700 });
    return following;
}

describe("a list that follows its end", () => {
    it("goes on when many lines come before the browser tells of scrolling", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 700, scrollHeight: 1600 });
        expect(following.isOn).toBe(true);
    });

    it("goes on when it was scrolled down, but not to the end that there is by now", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 900, scrollHeight: 1600 });
        expect(following.isOn).toBe(true);
    });

    it("stops when somebody scrolls up", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 400 });
        expect(following.isOn).toBe(false);
    });

    it("goes on when somebody scrolls a little, and back at the end again", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 690 });
        expect(following.isOn).toBe(true);
        following.scrolled({ ...LIST, scrollTop: 100 });
        following.scrolled({ ...LIST, scrollTop: 660 });
        expect(following.isOn).toBe(true);
    });

    it("goes on when the list has become shorter", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 200, scrollHeight: 500 });
        expect(following.isOn).toBe(true);
    });

    it("goes on when a finger moves it a little while lines come", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 690, scrollHeight: 1600 });
        expect(following.isOn).toBe(true);
    });

    it("stays where somebody reads, whatever comes above it", () => {
        const following = atEnd();
        following.scrolled({ ...LIST, scrollTop: 300 });
        following.scrolled({ ...LIST, scrollTop: 800, scrollHeight: 1500 });
        expect(following.isOn).toBe(false);
    });
});
