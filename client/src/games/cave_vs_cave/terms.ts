/** How Cave vs Cave calls what its views name. */
import { by, type Terms } from "../../text/naming";

const tile = by("cave_vs_cave-tile", "tile");
const room = by("cave_vs_cave-room", "room");

export const TERMS: Terms = {
    names: {
        cell: (key) => key.toUpperCase(),
        face_up: tile,
        tile,
        tiles: tile,
        display: room,
        rooms: room,
        unseen: room,
        removed: room,
    },
    seats: ["first"],
};
