/** Every room as a small furnished scene: which pieces stand where, in a frame of 120 by 72 with its floor at 60.
 *
 * A line is a piece, where its foot stands, and how large it is; a minus turns it round.
 */
import { area, line } from "./brush";
import { FURNITURE } from "./furniture";

export const WIDE = 120;
export const HIGH = 72;

const SCENES: Readonly<Record<string, string>> = {
    cave_entrance: "daylight 60 61 1.35; barrel 18 63 .9; pick 98 62 1; log 104 65 1; log 95 65 1",
    shelf: "shelf 44 61 1.1; shelf 82 61 1.1; pots 40 31 1; jar 52 31 1; sack 44 45.5 .7; books 84 31 1; log 76 45 1; log 88 45 1; apples 38 58 1; grain 53 58 .6; crate 83 59 .8; stool 15 62 1",
    spinning_wheel:
        "rug 60 63 1.2; wheel 52 61 1.25; distaff 78 61 1.1; flax 96 62 1.1; stool 26 62 1.1; cloth 106 40 .6",
    tunnel: "arch 60 60 1.3; rails 60 64 1.25; cart 60 58 .8; rubble 102 63 1; rubble 17 63 -.9",
    grindstone:
        "grindstone 56 61 1.3; grain 90 62 1.1; sack 104 63 .9; bread 20 62 1; sack 24 61 .9",
    food_corner:
        "table 58 61 1.35; bread 46 43.5 1; bowl 62 43.5 1; apples 76 43.5 1; stool 28 63 1; stool 90 63 1; ham 22 30 1.1; ham 100 28 1.2",
    parlor: "rug 60 64 1.5; armchair 28 62 1.1; armchair 92 62 -1.1; hearth 60 60 1.1; jar 70 29 .8; books 50 29 .7; bottle 60 29 .8",
    warehouse:
        "crate 24 62 1.2; crate 46 62 1.2; crate 35 45.5 1.2; barrel 70 62 1.2; barrel 90 62 1.2; sack 107 63 1; sack 80 42 .9",
    stall: "counter 60 62 1.4; awning 60 24 1.5; grain 38 40 .8; flax 60 40 .9; coins 82 39 .9; sack 12 63 .8",
    sacrificial_altar:
        "altar 60 62 1.35; flame 60 34 1.4; jar 22 62 1.1; grain 100 62 1; candle 32 62 1; candle 90 62 1; log 12 64 .9",
    storeroom:
        "shelf 30 61 1.1; jar 24 31 1; jar 36 31 1; apples 28 45 1; bread 36 45 .8; grain 62 62 1.1; flax 80 62 1.1; barrel 100 62 1.1; ham 70 26 .9; ham 88 26 .9",
    weaving_room: "loom 52 61 1.3; stool 90 62 1.2; cloth 100 38 .8; flax 16 62 .9; rug 96 65 .5",
    furniture_workshop: "workbench 46 61 1.35; saw 38 39 1.3; chair 94 62 1.7; planks 44 63 .9",
    gold_vein:
        "vein 58 48 1.4; pick 92 62 1.15; rubble 24 63 1.2; nuggets 60 63 1.3; crystals 78 63 .8",
    junction_room:
        "arch 24 60 .95; arch 96 60 .95; signpost 60 62 1.25; sack 46 63 .7; log 76 64 .9; nuggets 70 64 .7",
    digging_cave:
        "rubble 90 62 1.6; rubble 106 63 1; pick 66 60 1.3; ladder 28 61 1.3; nuggets 48 63 .9; shovel 82 58 1",
    bakehouse:
        "oven 44 62 1.45; table 94 62 1; bread 86 48.5 1; bread 100 48.5 1; grain 14 63 .8; bread 95 44 .8",
    state_room:
        "rug 60 64 1.6; throne 60 60 1; banner 24 46 1; banner 96 46 1; candle 40 61 1.1; candle 80 61 1.1",
    secret_chamber:
        "hiding 46 61 1.15; books 40 28 1; books 46 43.5 1; books 38 59 1; chest 88 63 1; flax 107 62 .9; candle 71 63 1",
    treasury:
        "hoard 46 63 1.7; coins 82 63 1.4; coins 102 62 1.7; nuggets 92 66 1.2; coins 14 64 1.2",
    prospecting_site:
        "brook 60 56 1; pan 48 58 1.5; nuggets 84 54 1; pick 100 56 1; rubble 18 56 1.2",
    retting_room:
        "tub 44 62 1.4; flax 34 46 1; flax 54 46 1; flax 44 44 1; flax 88 62 1.2; flax 102 62 1.1",
    equipment_room:
        "rack 60 26 1.6; helmet 34 44 1; rope 56 42 1.3; shovel 74 46 1; pick 92 46 .9; crate 24 62 1.1; anvil 76 62 1.2; barrel 102 62 .9",
    wood_storeroom:
        "log 18 65 1.7; log 35 65 1.7; log 52 65 1.7; log 26.5 51 1.7; log 43.5 51 1.7; log 35 37 1.7; planks 88 62 1.1; planks 90 51 1",
    dungeon:
        "arch 58 61 1.35; bars 58 61 1.2; chain 18 44 1; chain 100 40 1; hay 98 62 1; straw 96 64 1; bricks 22 63 1",
};

/** What `<use>` refers to. */
export function sceneId(room: string): string {
    return `cave-scene-${room}`;
}

function pieceId(piece: string): string {
    return `cave-piece-${piece}`;
}

/** Places the pieces of a scene: "barrel 20 62 .9". */
function placed(scene: string): string {
    return scene
        .split("; ")
        .map((line) => {
            const [piece = "", x, y, size = "1"] = line.split(" ");
            const scale = size.startsWith("-") ? `${size} ${size.slice(1)}` : size;
            return `<use href="#${pieceId(piece)}" transform="translate(${x} ${y}) scale(${scale})"/>`;
        })
        .join("");
}

/** Returns all pieces and scenes once, for a page that refers to them. */
export function definitions(): string {
    const pieces = Object.entries(FURNITURE).map(
        ([piece, drawn]) => `<g id="${pieceId(piece)}">${drawn}</g>`,
    );
    const scenes = Object.entries(SCENES).map(
        ([room, scene]) => `<g id="${sceneId(room)}">${placed(scene)}</g>`,
    );
    return [...pieces, bare("orange"), bare("blue"), ...scenes].join("");
}

/** The names of pieces that scenes ask for, for a test that they are all drawn. */
export function piecesAsked(): readonly string[] {
    return Object.values(SCENES).flatMap((scene) =>
        scene.split("; ").map((line) => line.split(" ")[0] ?? ""),
    );
}

/** The bare room: lit stone and a floor of planks, for each colour. */
function bare(colour: "orange" | "blue"): string {
    const stone = `room-${colour}-edge 34 rock-light`;
    const joints = `room-${colour}-edge 40 rock-deep`;
    return (
        `<g id="${bareId(colour)}">` +
        area("M-30-30h180v150h-180z", stone) +
        line(
            "M-30 14h40c4 0 4 12 0 12h-40M10 20h28c6 0 6 16 0 16h-30M38 30h30M84 18h66M84 18c-6 0-6 14 0 14h30M100 32c-6 0-6 14 0 14h50M-30 44h40c6 0 6 14 0 14",
            joints,
            1.1,
        ) +
        area("M-30 57h180v60h-180z", "wood 72 cavern") +
        line(
            "M-30 57h180M-30 64h180M-30 72h180M8 57v7M48 64v8M90 57v7M22 72v8M112 64v8",
            "edge",
            0.8,
        ) +
        "</g>"
    );
}

export function bareId(colour: string): string {
    return `cave-bare-${colour}`;
}

export const FURNISHED: readonly string[] = Object.keys(SCENES);
