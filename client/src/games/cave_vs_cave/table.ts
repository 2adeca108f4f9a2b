/** The common table of Cave vs Cave as it is drawn: the action tiles in their slots, turns and seats. */
import { TILES } from "../../wire/cave_vs_cave";
import type { CaveVsCaveView, LogLine, Text } from "../../wire/types";

/** A slot of the action board. */
export interface Slot {
    readonly id: string;
    readonly back: number; // the number on the back: the turns of the round in which it is revealed
    readonly tile: string; // nothing while it lies face down
    readonly taker: number; // who took it this round, or -1
    readonly round: number; // in which a face-down one is revealed, else 0
}

/** Sorts the tiles into slots by their backs: face-up ones first, then those that are still to come. */
export function slotsOf(view: CaveVsCaveView): Slot[] {
    const faceUp = TILES.filter(({ key }) => view.face_up.includes(key));
    const shown = faceUp.map(({ key, back }) => ({
        id: key,
        back,
        tile: key,
        taker: takerOf(view, key),
        round: 0,
    }));
    const firstHidden = view.rounds - view.coming.length + 1;
    const hidden = view.coming.map((back, index) => ({
        id: `round-${firstHidden + index}`,
        back,
        tile: "",
        taker: -1,
        round: firstHidden + index,
    }));
    return [...shown, ...hidden].sort((a, b) => a.back - b.back);
}

export function takerOf(view: Pick<CaveVsCaveView, "players">, tile: string): number {
    return view.players.findIndex((player) => player.tiles.includes(tile));
}

/** Whose cave is drawn first and large: the viewer's own, or for onlookers the first seat's. */
export function seatsInOrder(seats: number, viewer: number): number[] {
    const own = viewer >= 0 && viewer < seats ? viewer : 0;
    return Array.from({ length: seats }, (_, index) => (own + index) % seats);
}

/** What a blue room has just done. */
export interface Announced {
    readonly seat: number;
    readonly room: string;
    readonly text: Text;
    readonly goods: readonly { good: string; count: number }[];
}

const WORKED = [
    "cave_vs_cave-event-room-worked",
    "cave_vs_cave-event-room-worked-in-vain",
] as const;

/** Returns what blue rooms did after a move. */
export function announcements(lines: readonly LogLine[], after: number): Announced[] {
    return lines
        .filter(({ move, text }) => move > after && WORKED.some((key) => key === text.key))
        .map(({ seat, text }) => ({
            seat: seatIn(text, seat),
            room: roomIn(text),
            text,
            goods: goodsOf(text),
        }));
}

function seatIn(text: Text, otherwise: number): number {
    const who = text.args["who"];
    return typeof who === "object" && "kind" in who && who.kind === "seat" ? who.seat : otherwise;
}

function roomIn(text: Text): string {
    const room = text.args["room"];
    if (typeof room !== "object" || !("kind" in room) || room.kind !== "text") return "";
    return String(room.args["room"]);
}

function goodsOf(text: Text): { good: string; count: number }[] {
    const goods = text.args["goods"];
    if (!Array.isArray(goods)) return [];
    return (goods as readonly Text[]).map(({ args }) => ({
        good: String(args["good"]),
        count: Number(args["count"]),
    }));
}

/** Pairs the cells that were dug with the rooms that are new on display, if there is one of each. */
export function unearthedBetween(
    before: CaveVsCaveView,
    after: CaveVsCaveView,
): ReadonlyMap<string, string> {
    const rooms = after.display.filter((room) => before.unseen.includes(room));
    const cells = before.players.flatMap((player, seat) =>
        player.face_down
            .filter((cell) => !after.players[seat]?.face_down.includes(cell))
            .map((cell) => `${seat} ${cell}`),
    );
    const [room] = rooms;
    const [cell] = cells;
    return room && cell && cells.length === 1 ? new Map([[cell, room]]) : new Map();
}
