/** Turns pieces over one after the other; whoever has seen enough sees all of them. */
import { pace } from "../../lib/pace.svelte";
import { afterPaint } from "../../lib/painted";
import { TIMES } from "../../lib/times";

export class Telling {
    told = $state(0);

    /** To be made while a component is: it goes on as long as that is on the screen. */
    constructor(private readonly count: () => number) {
        $effect(() => {
            if (this.isOver) return;
            const pause = pace.lasting(TIMES.step);
            if (!pause) return this.tellAll();
            return afterPaint(pause, () => (this.told += 1));
        });
    }

    get isOver(): boolean {
        return this.told >= this.count();
    }

    tellAll(): void {
        this.told = this.count();
    }
}
