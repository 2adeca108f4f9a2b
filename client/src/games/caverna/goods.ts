/** What a home has, in one line: animals only where there are some. */
import { texts } from "../../text/texts.svelte";
import { FARM_ANIMALS, GOODS } from "../../wire/caverna";
import type { CavernaView } from "../../wire/types";
import type { GoodsOf } from "..";

const ANIMALS: ReadonlySet<string> = new Set(["dog", ...FARM_ANIMALS]);

export const goodsOf: GoodsOf<CavernaView> = ({ players }, seat) =>
    GOODS.map((good) => {
        const count = players[seat]!.goods[good] ?? 0;
        return { icon: good, count, label: texts.line("caverna-stock", { good, count }) };
    }).filter(({ icon, count }) => count > 0 || !ANIMALS.has(icon));
