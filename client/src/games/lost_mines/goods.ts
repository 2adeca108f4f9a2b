/** What a dwarf has, in one line: who one is, cards, finds and points. */
import { texts } from "../../text/texts.svelte";
import type { LostMinesView } from "../../wire/types";
import type { GoodsOf } from "..";

import { dwarfWords } from "./words";

export const goodsOf: GoodsOf<LostMinesView> = ({ players, treasures }, seat) => {
    const player = players[seat]!;
    const finds = treasures.filter(({ owner }) => owner === seat).length;
    const cards = texts.line("web-mines-cards", { count: player.hand_size });
    const points = texts.line("lost_mines-points", { points: player.points });
    return [
        { icon: "card", count: player.hand_size, label: cards },
        { icon: "gold", count: finds, label: texts.line("web-mines-found", { count: finds }) },
        { icon: "score", count: player.points, label: points },
        { icon: "user", count: dwarfWords(player), label: dwarfWords(player) },
    ];
};
