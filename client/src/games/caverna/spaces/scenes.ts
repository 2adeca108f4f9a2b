/** What is drawn on each action space where there is room: a ground, and what stands there. */
import { isIcon } from "../../../design/icons";
import { idOf } from "../home/strokes";

import { sceneryOf } from "./scenery";

/** Something that stands in a scene: what `<use>` refers to, where, and how large. */
export interface Piece {
    readonly href: string;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
}

/** A ground, and pieces with their left and upper edges and their sizes. */
const SCENES: Readonly<Record<string, string>> = {
    adventure: "road deed_expedition 12 44 40 deed_forge 62 50 38",
    blacksmithing: "cave *fire 8 36 110 deed_forge 52 38 52",
    clearing: "forest *furrows 34 6 80 wood 8 56 30",
    depot: "meadow wood 12 54 34 *cart 52 38 54 ore 70 42 22",
    donkey_farming: "meadow *fence 0 0 100 donkey 16 46 40 donkey 64 50 40",
    drift_mining: "rock cavern 4 34 54 tunnel 62 34 54",
    excavation: "rock cavern 4 34 54 cavern 62 34 54",
    exploration: "road deed_expedition 38 38 46",
    extension: "forest *furrows 44 10 76 stone 4 56 32",
    family_life: "room dwarf 12 40 44 dwarf 52 56 30 grain 86 46 34",
    fence_building: "meadow *fence 0 0 100 wood 38 52 38",
    forest_exploration: "forest wood 12 58 30 dwarf 52 44 40",
    growth: "room dwarf 22 40 44 dwarf 64 56 30",
    hardware_rental: "road deed_expedition 26 42 42 wood 72 58 30",
    housework: "room *fire 8 18 110 dog 62 44 44",
    imitation: "meadow dwarf 16 42 44 dwarf 62 42 44",
    large_depot: "meadow wood 6 54 32 stone 42 56 30 *cart 66 40 50 ore 80 42 22",
    logging: "forest wood 10 58 32 wood 34 64 30 wood 26 46 30 deed_expedition 70 46 36",
    ore_delivery: "rock ore 42 36 24 stone 62 38 22 *cart 28 36 100",
    ore_mine_construction: "rock ore_mine 30 30 60",
    ore_mining: "rock ore_mine 6 34 56 ore 70 54 34",
    ore_trading: "meadow *stall 20 16 100 ore 34 36 26 gold 60 36 26",
    ruby_delivery: "cave ruby 42 32 26 ruby 60 34 24 *cart 28 34 100",
    ruby_mine_construction: "rock ruby_mine 30 30 60",
    ruby_mining: "cave ruby 12 50 34 ruby 42 36 40 ruby 78 52 32",
    sheep_farming: "meadow *fence 0 0 100 sheep 12 46 38 sheep 46 52 36 sheep 80 46 34",
    slash_and_burn: "forest *furrows 20 6 86 *fire -2 34 92 *fire 78 38 84",
    small_scale_drift_mining: "rock tunnel 34 32 54",
    starting_player: "road first_player 40 32 46 dwarf 14 52 34",
    strip_mining: "rock ore 16 50 36 stone 64 50 38",
    supplies: "room wood 6 48 34 stone 36 56 30 ore 62 56 30 gold 84 50 30 food 44 36 24",
    sustenance: "meadow *furrows 0 8 100 grain 14 46 36 grain 44 50 38 grain 76 46 36",
    urgent_wish_for_children: "room dwarf 10 40 44 dwarf 50 58 28 gold 82 56 30",
    weekly_market: "meadow *stall 20 16 100 gold 36 36 24 vegetable 60 36 26",
    wish_for_children: "room dwarf 14 40 44 dwarf 48 40 44 dwarf 82 58 28",
    wood_gathering: "forest wood 18 58 32 wood 70 60 32 wood 44 50 30",
};

/** Returns the ground and all pieces of a space, from behind to the front; nothing where none is drawn. */
export function sceneOf(key: string): readonly Piece[] {
    const drawn = SCENES[key] ?? SCENES[key.replace(/_(\d+|basic)$/, "")];
    if (!drawn) return [];
    const [ground = "", ...words] = drawn.split(" ");
    const pieces = words.flatMap((name, at) =>
        at % 4 ? [] : [pieceOf(name, words.slice(at + 1, at + 4).map(Number))],
    );
    return [pieceOf(`*${ground}`, [0, 0, 100]), ...pieces];
}

/** Grounds and things begin with a star; goods and deeds are icons, all else is drawn on homes too. */
function pieceOf(name: string, [x = 0, y = 0, size = 0]: readonly number[]): Piece {
    if (name.startsWith("*")) {
        return { href: `#${idOf(sceneryOf(name.slice(1)))}`, x, y, scale: size / 100 };
    }
    if (isIcon(name)) return { href: `#caverna-${name}`, x, y, scale: size / 24 };
    return { href: `#${idOf(name)}`, x, y, scale: size / 100 };
}
