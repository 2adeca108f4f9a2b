/** Turns pieces over one after the other; whoever has seen enough sees all of them. */
import { paceNow } from "./pace";

const PAUSE_MS = 520;

export class Telling {
    told = $state(0);

    /** To be made while a component is: it goes on as long as that is on the screen. */
    constructor(private readonly count: () => number) {
        $effect(() => {
            if (this.isOver) return;
            const pause = PAUSE_MS * paceNow();
            if (!pause) return this.tellAll();
            const timer = setTimeout(() => (this.told += 1), pause);
            return () => clearTimeout(timer);
        });
    }

    get isOver(): boolean {
        return this.told >= this.count();
    }

    tellAll(): void {
        this.told = this.count();
    }
}
