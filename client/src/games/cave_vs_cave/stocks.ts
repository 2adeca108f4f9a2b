/** One good of somebody as slates and lines show it. */
import { texts } from "../../text/texts.svelte";
import { GOODS, LIMITS } from "../../wire/cave_vs_cave";
import type { Offer } from "../../net/offers";

import type { Good } from "./box";
import type { Scene } from "./scene.svelte";
import { goodsMoved, movedOf } from "./told";

export interface Stock {
    readonly good: Good;
    readonly limit: number;
    readonly count: number;
    /** How the marked answer would change it. */
    readonly change: number;
    /** What has just come or gone. */
    readonly moved: number;
    /** The answers it stands for where goods choose among them. */
    readonly pays: readonly Offer[];
    readonly isChosen: boolean;
    /** What turns it into food. */
    readonly exchange: Offer | undefined;
    readonly words: string;
}

export function stocksOf(scene: Scene, seat: number): readonly Stock[] {
    const moved = goodsMoved(scene.fresh, seat);
    const { goods } = scene.counted(seat);
    return GOODS.map((good, index) => {
        const [count, limit] = [goods[good] ?? 0, LIMITS[index] ?? 0];
        return {
            good,
            limit,
            count,
            change: scene.changeOf(seat, good),
            moved: movedOf(moved, good),
            pays: scene.paidWith(seat, good),
            isChosen: scene.isChosen(seat, good),
            exchange: scene.exchangeOf(seat, good),
            words: texts.line("web-cave-good-of", { good, count, limit }),
        };
    });
}
