/** The part of the map that is on the screen: moved by dragging, pinching, turning the wheel, and by what is asked. */
import type { Attachment } from "svelte/attachments";

import {
    bringing,
    centred,
    clamped,
    fitting,
    isInSight,
    isTooSmall,
    moved,
    onMap,
    showing,
    zoomed,
    type Camera,
    type Room,
} from "./camera";
import type { Point } from "./mines";

/** So many pixels make a press a drag. */
const SLACK = 7;

export class Lens {
    width = $state(0);
    height = $state(0);
    /** Where somebody has moved it to; null shows everything. */
    #wish = $state.raw<Camera | null>(null);
    /** Whether it follows a finger: then nothing glides. */
    isDragged = $state(false);

    readonly room = $derived.by((): Room => ({ width: this.width, height: this.height }));
    readonly camera = $derived.by((): Camera =>
        this.#wish ? clamped(this.#wish, this.room) : fitting(this.room),
    );
    readonly isWhole = $derived.by(() => this.camera.scale <= fitting(this.room).scale * 1.01);
    readonly isTooSmall = $derived.by(() => isTooSmall(this.camera));

    showAll(): void {
        this.#wish = null;
    }

    /** Shows some cells, large enough to be pressed. */
    show(cells: readonly string[], first: string, least: number): void {
        this.#wish = showing(cells, first, least, this.room);
    }

    /** Brings a cell into sight, as the focus goes there. */
    bring(cell: string): void {
        this.#wish = bringing(this.camera, cell, this.room);
    }

    sees(at: Point): boolean {
        return isInSight(this.camera, at, this.room);
    }

    zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
        this.#wish = clamped(zoomed(this.camera, factor, around), this.room);
    }

    /** Shows a place that was tapped while everything was too small to be pressed. */
    approach(at: Point, least: number): void {
        this.#wish = centred(least / 100, onMap(this.camera, at), this.room);
    }

    /** Lets pointers and the wheel move the map; `tapped` is told of presses that are no drags. */
    handle(tapped: (at: Point, event: MouseEvent) => void): Attachment<Element> {
        return (node) => {
            const pointers = new Map<number, Point>();
            const gone = new AbortController();
            let start: Point | null = null;
            let wasDragged = false;
            const at = (event: MouseEvent): Point => {
                const { left, top } = node.getBoundingClientRect();
                return { x: event.clientX - left, y: event.clientY - top };
            };
            const listen = <Kind extends keyof HTMLElementEventMap>(
                kind: Kind,
                heard: (event: HTMLElementEventMap[Kind]) => void,
                more: AddEventListenerOptions = {},
            ): void =>
                node.addEventListener(kind, heard as EventListener, {
                    signal: gone.signal,
                    ...more,
                });

            listen("pointerdown", (event) => {
                if (event.button !== 0) return;
                if (!pointers.size) [start, wasDragged] = [at(event), false];
                pointers.set(event.pointerId, at(event));
            });
            listen("pointermove", (event) => {
                const before = pointers.get(event.pointerId);
                if (!before || !start) return;
                const now = at(event);
                if (!wasDragged && pointers.size === 1 && distance(start, now) < SLACK) return;
                if (!wasDragged) node.setPointerCapture(event.pointerId);
                wasDragged = this.isDragged = true;
                const [other] = [...pointers].filter(([id]) => id !== event.pointerId);
                pointers.set(event.pointerId, now);
                this.#drag(before, now, other?.[1] ?? null);
            });
            const end = (event: PointerEvent): void => {
                pointers.delete(event.pointerId);
                if (!pointers.size) this.isDragged = false;
            };
            listen("pointerup", end);
            listen("pointercancel", end);
            // What ends a drag is no press of whatever lies under the finger.
            listen(
                "click",
                (event) => {
                    if (wasDragged) event.stopPropagation();
                    wasDragged = false;
                },
                { capture: true },
            );
            listen("click", (event) => tapped(at(event), event));
            listen(
                "wheel",
                (event) => {
                    event.preventDefault();
                    this.zoom(Math.exp(-event.deltaY / 400), at(event));
                },
                { passive: false },
            );
            return () => gone.abort();
        };
    }

    #drag(before: Point, now: Point, other: Point | null): void {
        const camera = moved(this.camera, { x: now.x - before.x, y: now.y - before.y });
        if (!other) return void (this.#wish = clamped(camera, this.room));
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        this.#wish = clamped(zoomed(this.camera, factor, middle(now, other)), this.room);
    }
}

function distance(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
