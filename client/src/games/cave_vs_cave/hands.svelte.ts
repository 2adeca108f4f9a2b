/** Hands on the board: rooms are dragged into caverns, and walls into the gaps between them. */
import { settings } from "../../lib/settings.svelte";
import { keyOf, offersFor, type Offer } from "../../net/offers";
import { Drag, namedUnder } from "../kit/drag.svelte";

import type { Scene } from "./scene.svelte";

/** What can be taken up: a room of the display, or a wall of the supply. */
export type Cargo = { readonly room: string } | { readonly room: null };

const WALL: Cargo = { room: null };

/** Returns a drag whose goals are cells and borders by the names they have on the board: "0 a3". */
export function handsOn(scene: Scene): Drag<Cargo, string> {
    return new Drag<Cargo, string>({
        goalAt: (under, { room }) => {
            const goal = namedUnder(under, room === null ? "border" : "cell");
            return goal && offersAt(scene, { room }, goal).length ? goal : null;
        },
        lifted: ({ room }) => {
            scene.table.take(
                room === null ? { verb: "build" } : { verb: "furnish", about: { room } },
            );
        },
        over: (goal, cargo) => {
            const [only = null, ...others] = goal ? offersAt(scene, cargo, goal) : [];
            scene.table.mark(others.length ? null : only);
        },
        dropped: (goal, cargo) => {
            const offers = goal ? offersAt(scene, cargo, goal) : [];
            const [only, ...others] = offers;
            if (!only) scene.table.release();
            else if (others.length) scene.table.point(offers, null, placeOf(goal ?? ""));
            else if (settings.liked.confirm === "once") scene.table.play(only);
            else scene.table.choose(only);
        },
    });
}

/** Returns the room as something to take up, while it can be furnished somewhere. */
export function roomCargo(scene: Scene, room: string): Cargo | null {
    return offersFor(scene.table.all, { verb: "furnish", about: { room } }).length
        ? { room }
        : null;
}

/** Returns a wall as something to take up, while one can be built. */
export function wallCargo(scene: Scene): Cargo | null {
    return offersFor(scene.table.all, { verb: "build" }).length ? WALL : null;
}

/** The answers that dropping something at a cell or a border stands for. */
function offersAt(scene: Scene, { room }: Cargo, goal: string): readonly Offer[] {
    const [seat = "", place = ""] = goal.split(" ");
    if (!scene.isAsked(Number(seat))) return [];
    return scene.table.all.filter((offer) =>
        room === null
            ? offer.verb === "build" && keyOf(offer, "border") === place
            : offer.verb === "furnish" &&
              keyOf(offer, "room") === room &&
              keyOf(offer, "cell") === place,
    );
}

function placeOf(goal: string): DOMRect | null {
    return document.querySelector(`[data-cell="${goal}"]`)?.getBoundingClientRect() ?? null;
}
