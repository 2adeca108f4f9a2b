/** What somebody wants to bring home from an expedition: gathered first, then sent item by item.
 *
 * The rules ask for one item after the other, and some items ask how exactly. So what was chosen is kept
 * here, and the next item is sent as soon as the table asks for one again.
 */
import type { Offer } from "../../../net/offers";
import { keyOf } from "../../../net/offers";

/** What an outing needs of a table. */
export interface Asking {
    readonly offers: readonly Offer[];
    readonly busy: boolean;
    play(offer: Offer): void;
}

export class Outing {
    /** Items in the order in which they are brought home; those that are home are gone from it. */
    chosen = $state.raw<readonly string[]>([]);
    /** Whether one has set out: what is chosen is on its way. */
    isOut = $state(false);
    /** The item that could not be brought home after all. */
    stopped = $state("");

    /** Chooses an item, or lets it go again; more than there is room for are not chosen. */
    toggle(item: string, most: number): void {
        this.stopped = "";
        if (this.chosen.includes(item)) this.chosen = this.chosen.filter((one) => one !== item);
        else if (this.chosen.length < most) this.chosen = [...this.chosen, item];
        else if (most === 1) this.chosen = [item];
    }

    /** Which number an item has; none is 0. */
    numberOf(item: string): number {
        return this.chosen.indexOf(item) + 1;
    }

    clear(): void {
        this.chosen = [];
        this.isOut = false;
        this.stopped = "";
    }

    setOut(table: Asking): void {
        this.isOut = true;
        this.goOn(table);
    }

    /** Sends the next item if the table asks for one; with none left one comes home. */
    goOn(table: Asking): void {
        if (!this.isOut || table.busy) return;
        const loot = table.offers.filter(({ verb }) => verb === "loot");
        const [next, ...later] = this.chosen;
        if (next === undefined) return this.#comeHome(table);
        if (!loot.length) return;
        const offer = loot.find((one) => keyOf(one, "item") === next);
        if (!offer) return this.#stop(next);
        this.chosen = later;
        table.play(offer);
    }

    #stop(item: string): void {
        this.stopped = item;
        this.chosen = [];
        this.isOut = false;
    }

    /** Who wants no more says so; where nothing more is possible nobody asks. */
    #comeHome(table: Asking): void {
        const asksForMore = table.offers.some(({ verb }) => verb === "loot");
        const done = table.offers.find(({ verb }) => verb === "done");
        this.isOut = false;
        if (asksForMore && done) table.play(done);
    }
}
