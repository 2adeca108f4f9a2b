/** Turns pieces over one after the other; whoever has seen enough sees all of them. */
import { pace } from "../../lib/pace.svelte";
import { afterPaint } from "../../lib/painted";
import { TIMES } from "../../lib/times";

import type { Turn } from "./story";

/** Who was who is what everybody waits for. */
const KINDS = { role: "gain", finds: "step", pot: "gain", points: "move" } as const;

export class Telling {
    told = $state(0);

    /** To be made while a component is: it goes on as long as that is on the screen, and nothing covers it. */
    constructor(
        private readonly turns: () => readonly Turn[],
        isCovered: () => boolean = () => false,
    ) {
        $effect(() => {
            if (this.isOver || isCovered()) return;
            if (!this.lasts) return this.tellAll();
            return afterPaint(this.lasts, () => (this.told += 1));
        });
    }

    /** For how many milliseconds what was turned over last is there by itself. */
    readonly lasts = $derived.by(() => {
        const turn = this.turns()[Math.max(0, this.told - 1)];
        return turn ? pace.lasting(TIMES[KINDS[turn.kind]]) : 0;
    });

    get isOver(): boolean {
        return this.told >= this.turns().length;
    }

    tellAll(): void {
        this.told = this.turns().length;
    }
}
