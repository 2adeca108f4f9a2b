/** How goods and tiles are said in the sheets. */
import type { Counts } from "../../../net/offers";
import { texts } from "../../../text/texts.svelte";
import type { CavernaView } from "../../../wire/types";

/** Says some goods: "2 wood and 1 stone". */
export function goodsWords(goods: Counts): string {
    const said = Object.entries(goods)
        .filter(([, count]) => count)
        .map(([good, count]) => texts.line("caverna-stock", { good, count }));
    return said.length ? texts.listed(said) : texts.line("web-caverna-amounts-none");
}

/** Says some goods as what is taken or given. */
export function amountWords(goods: Counts): string {
    const said = Object.entries(goods)
        .filter(([, count]) => count)
        .map(([good, count]) => texts.line("caverna-amount", { good, count }));
    return said.length ? texts.listed(said) : texts.line("web-caverna-amounts-none");
}

/** Says which furnishing tiles can still be had, for who listens to the board. */
export function supplyWords(supply: CavernaView["supply"]): string {
    if (!supply.length) return texts.line("web-caverna-words-none");
    const tiles = supply.map((tile) => texts.line("caverna-furnishing", { tile }));
    return texts.line("web-caverna-words-supply", { tiles: texts.listed(tiles) });
}
