/** Dragging a card from the hand to where it goes. */
import type { Attachment } from "svelte/attachments";

import { settings } from "../../lib/settings.svelte";
import type { Offer } from "../../net/offers";

import type { Scene } from "./scene.svelte";

/** So many pixels make a press a drag. */
const SLACK = 10;

export class Drag {
    /** The place in the hand of the card under the pointer, and where that is. */
    at = $state<number | null>(null);
    x = $state(0);
    y = $state(0);

    constructor(private readonly scene: Scene) {}

    /** Lets a card be dragged; what is no drag stays a press. */
    handle(place: number): Attachment<HTMLElement> {
        return (node) => {
            const gone = new AbortController();
            let start: PointerEvent | null = null;
            let wasDragged = false;
            const listen = (kind: string, heard: (event: PointerEvent) => void): void =>
                node.addEventListener(kind, heard as EventListener, {
                    signal: gone.signal,
                    capture: kind === "click",
                });
            listen("pointerdown", (event) => {
                wasDragged = false;
                start = event.button === 0 && this.#isFree(place) ? event : null;
                if (start) node.setPointerCapture(event.pointerId);
            });
            listen("pointermove", (event) => {
                if (!start) return;
                const way = Math.hypot(
                    event.clientX - start.clientX,
                    event.clientY - start.clientY,
                );
                if (!wasDragged && way < SLACK) return;
                if (!wasDragged) this.#begin(place);
                wasDragged = true;
                [this.x, this.y] = [event.clientX, event.clientY];
                this.scene.table.mark(this.#under(event));
            });
            listen("pointerup", (event) => {
                if (wasDragged) this.#drop(event);
                start = null;
            });
            listen("pointercancel", () => {
                start = this.at = null;
            });
            listen("click", (event) => {
                if (wasDragged) event.stopImmediatePropagation();
                wasDragged = false;
            });
            return () => gone.abort();
        };
    }

    #isFree(place: number): boolean {
        const card = this.scene.own.hand[place];
        return !this.scene.discarding && card !== undefined && this.scene.asks?.kind === "card";
    }

    #begin(place: number): void {
        if (this.scene.taken !== place) this.scene.take(place);
        this.at = place;
    }

    /** The answer of whatever lies under the pointer. */
    #under({ clientX, clientY }: PointerEvent): Offer | null {
        const { fits, slots, dwarfs } = this.scene;
        for (const node of document.elementsFromPoint(clientX, clientY)) {
            const { cell, edge, slot, seat, bin } =
                node.closest<HTMLElement>(
                    "[data-cell], [data-edge], [data-slot], [data-seat], [data-bin]",
                )?.dataset ?? {};
            const offer =
                (cell && fits.cells.get(cell)) ||
                (edge && fits.edges.get(edge)) ||
                (slot && slots.get(Number(slot))) ||
                (seat && dwarfs.get(Number(seat))) ||
                (bin !== undefined && this.at !== null && this.scene.discardOf([this.at]));
            if (offer) return offer;
        }
        return null;
    }

    #drop(event: PointerEvent): void {
        const offer = this.#under(event);
        this.at = null;
        if (!offer) this.scene.table.release();
        else if (settings.liked.confirm === "once") this.scene.table.play(offer);
        else this.scene.table.choose(offer);
    }
}
