/** Who stands where: figures keep their identity from one view to the next, so that they can be seen walking. */
import type { StoneAgePlayerView } from "../../wire/types";

export const HOME = "home";

/** A figure that stands somewhere. */
export interface Walker {
    readonly id: string;
    readonly seat: number;
}

/** The figures of one seat by place; each has a name of its own. */
export type Standing = ReadonlyMap<string, readonly string[]>;

/** Settles the figures of a seat with as few steps as there can be. */
export function settled(before: Standing, seat: number, player: StoneAgePlayerView): Standing {
    const wanted = new Map<string, number>([...Object.entries(player.placed), [HOME, player.home]]);
    const walking: string[] = [];
    const after = new Map<string, string[]>();
    for (const [place, figures] of before) {
        const staying = Math.min(figures.length, wanted.get(place) ?? 0);
        after.set(place, figures.slice(0, staying));
        walking.push(...figures.slice(staying));
    }
    const names = unusedNames(before, seat);
    for (const [place, count] of wanted) {
        const there = after.get(place) ?? [];
        while (there.length < count) there.push(walking.shift() ?? names());
        after.set(place, there);
    }
    return after;
}

function unusedNames(before: Standing, seat: number): () => string {
    const known = new Set([...before.values()].flat());
    let number = 0;
    return () => {
        while (known.has(`${seat}-${number}`)) number += 1;
        known.add(`${seat}-${number}`);
        return `${seat}-${number}`;
    };
}

/** All figures at a place, seat by seat. */
export function walkersAt(standings: readonly Standing[], place: string): readonly Walker[] {
    return standings.flatMap((standing, seat) =>
        (standing.get(place) ?? []).map((id) => ({ id, seat })),
    );
}
