/** Dragging a card from the hand to where it goes. */
import type { Attachment } from "svelte/attachments";

import { settings } from "../../lib/settings.svelte";
import type { Offer } from "../../net/offers";
import { Drag } from "../kit/drag.svelte";

import type { Scene } from "./scene.svelte";

const GOALS = "[data-cell], [data-edge], [data-slot], [data-seat], [data-bin]";

/** A drag whose cargo is the place of a card in the hand, and whose goal the answer of what lies under it. */
export class CardDrag {
    readonly drag: Drag<number, Offer>;

    constructor(private readonly scene: Scene) {
        this.drag = new Drag({
            goalAt: (under, place) => this.#answerUnder(under, place),
            lifted: (place) => {
                if (scene.taken !== place) scene.take(place);
            },
            over: (offer) => scene.table.mark(offer),
            dropped: (offer) => this.#drop(offer),
        });
    }

    /** The place in the hand of the card under the pointer. */
    get at(): number | null {
        return this.drag.held;
    }

    /** Lets a card be dragged; what is no drag stays a press. */
    handle(place: number): Attachment<HTMLElement> {
        return this.drag.source(() => (this.#isFree(place) ? place : null));
    }

    #isFree(place: number): boolean {
        const card = this.scene.own.hand[place];
        return !this.scene.discarding && card !== undefined && this.scene.asks?.kind === "card";
    }

    #answerUnder(under: readonly Element[], place: number): Offer | null {
        const { fits, slots, dwarfs } = this.scene;
        for (const node of under) {
            const { cell, edge, slot, seat, bin } = node.closest<HTMLElement>(GOALS)?.dataset ?? {};
            const offer =
                (cell && fits.cells.get(cell)) ||
                (edge && fits.edges.get(edge)) ||
                (slot && slots.get(Number(slot))) ||
                (seat && dwarfs.get(Number(seat))) ||
                (bin !== undefined && this.scene.discardOf([place]));
            if (offer) return offer;
        }
        return null;
    }

    #drop(offer: Offer | null): void {
        if (!offer) this.scene.table.release();
        else if (settings.liked.confirm === "once") this.scene.table.play(offer);
        else this.scene.table.choose(offer);
    }
}
