/** A home board in words. */
import { label } from "../../text/terms";
import { texts } from "../../text/texts.svelte";
import type { CavernaDwarfView, CavernaPlayerView } from "../../wire/types";

import { amountWords, nameOfSpace } from "./spaces/words";
import { landName } from "./terms";

/** Returns sentences about everything that a player has. */
export function homeLines(player: CavernaPlayerView): readonly string[] {
    return [
        texts.line("web-caverna-text-points", { points: player.points }),
        texts.line("web-caverna-text-goods", { goods: amountWords(player.goods) || "–" }),
        ...player.dwarfs.map((dwarf) => `${dwarfWords(dwarf)}.`),
        ...landLines(player),
        ...animalLines(player),
    ];
}

function dwarfWords({ weapon, place }: CavernaDwarfView): string {
    const isSpace = place !== "home" && place !== "newborn";
    const where = isSpace ? nameOfSpace(place) : texts.line("web-caverna-at", { place });
    return texts.line("web-caverna-dwarf", { weapon, place: where });
}

function landLines({ land, crops, stables }: CavernaPlayerView): readonly string[] {
    return Object.entries(land).map(([cell, what]) => {
        const crop = crops[cell];
        const parts = [landName(what)];
        if (crop) parts.push(amountWords({ [crop.crop]: crop.count }));
        if (stables.includes(cell)) parts.push(label("stables"));
        return `${cell.toUpperCase()}: ${parts.join(", ")}.`;
    });
}

function animalLines({ stalls, homeless }: CavernaPlayerView): readonly string[] {
    const housed = stalls.map(({ cell, animal, count, dogs }) => {
        const held = amountWords({
            ...(count ? { [animal]: count } : {}),
            ...(dogs ? { dog: dogs } : {}),
        });
        return (
            held &&
            texts.line("web-caverna-text-stall", { cell: cell.toUpperCase(), animals: held })
        );
    });
    const without = amountWords(homeless);
    const lost = without ? [texts.line("web-caverna-text-homeless", { animals: without })] : [];
    return [...housed.filter(Boolean), ...lost];
}
