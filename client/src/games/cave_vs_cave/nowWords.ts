/** What somebody could do with a tile now, in words. */
import { texts } from "../../text/texts.svelte";
import type { CaveVsCavePlayerView, CaveVsCaveView } from "../../wire/types";

import { tileOf, type Deed } from "./box";
import { prospectOf, type Prospect } from "./now";
import { cellName, countsWords, roomName, tileWords, upperFirst } from "./words";

/** What a tile does, and then what that means for a cave now. */
export function tileAbout(
    tile: string,
    view: CaveVsCaveView,
    cave: CaveVsCavePlayerView | null,
): string {
    const does = `${upperFirst(tileWords(tile, view.per_turn))}.`;
    if (!cave) return does;
    const lines = tileOf(tile).effects.flatMap((effect) => linesOf(effect, view, cave));
    return [does, ...new Set(lines)].join("\n");
}

/** Alternatives of one kind share a line: the one that promises most. */
function linesOf(
    effect: readonly Deed[],
    view: CaveVsCaveView,
    cave: CaveVsCavePlayerView,
): readonly string[] {
    const best = new Map<Prospect["kind"], Prospect>();
    for (const prospect of effect.map((deed) => prospectOf(deed, view, cave))) {
        const before = best.get(prospect.kind);
        if (!before || prospect.count > before.count) best.set(prospect.kind, prospect);
    }
    return [...best.values()].map(prospectWords).filter((words) => words !== "");
}

export function prospectWords({ kind, count, keys, missing }: Prospect): string {
    const lacking = countsWords(missing);
    if (lacking) return texts.line("cave_vs_cave-reason-missing", { goods: lacking });
    switch (kind) {
        case "dig":
            return count
                ? texts.line("web-cave-now-dig", { cells: texts.listed(keys.map(cellName)) })
                : texts.line("web-cave-now-dig-none");
        case "furnish":
            return count
                ? texts.line("web-cave-now-furnish", { rooms: texts.listed(keys.map(roomName)) })
                : texts.line("web-cave-now-furnish-none");
        case "use":
            return count
                ? texts.line("web-cave-now-use", { rooms: texts.listed(keys.map(roomName)) })
                : texts.line("web-cave-now-use-none");
        case "build":
            return `${texts.line("web-cave-walls-left", { count })}.`;
        case "raze":
            return count ? "" : texts.line("cave_vs_cave-reason-nothing-to-raze");
        default:
            return count ? "" : texts.line("web-cave-now-full");
    }
}
