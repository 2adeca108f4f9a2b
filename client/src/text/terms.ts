/** Words for what views name by keys: from the catalogue of the game where it has them, else from ours. */
import { CARDS } from "../wire/lost_mines";

import { texts, type Names } from "./texts.svelte";

type Naming = (key: string) => string;

/** Fields whose numbers are seats. */
const SEATS = new Set(["first", "start", "to_act", "worker", "owner", "seat", "last_to_play"]);

const by =
    (message: string, argument: string): Naming =>
    (key) =>
        texts.line(message, { [argument]: key });

const TERMS: Readonly<Record<string, Readonly<Record<string, Naming>>>> = {
    caverna: {
        space: by("caverna-space", "space"),
        cards: by("caverna-space", "space"),
        place: (key) => (isAt(key) ? label(key) : texts.line("caverna-space", { space: key })),
        supply: by("caverna-furnishing", "tile"),
        land: landName,
        harvest: (key) => texts.line("web-harvest", { harvest: key || "unknown" }),
    },
    lost_mines: {
        card: cardName,
        hand: listedCard,
        played: listedCard,
        buried: listedCard,
        unseen: listedCard,
        clan: by("web-clan", "clan"),
        role: by("lost_mines-role", "role"),
        mine: by("lost_mines-mine", "mine"),
        symbol: by("lost_mines-symbol", "symbol"),
        unseen_dwarfs: (key) => {
            const [clan = "", role = ""] = key.split("_");
            return texts.line("lost_mines-dwarf", { clan, role });
        },
    },
    stone_age: { placed: by("stone_age-place", "place") },
    cave_vs_cave: {
        face_up: by("cave_vs_cave-tile", "tile"),
        tile: by("cave_vs_cave-tile", "tile"),
        tiles: by("cave_vs_cave-tile", "tile"),
        display: by("cave_vs_cave-room", "room"),
        rooms: by("cave_vs_cave-room", "room"),
        unseen: by("cave_vs_cave-room", "room"),
        removed: by("cave_vs_cave-room", "room"),
    },
};

/** Returns the name of a field of a view, or of a good; some goods have a name of their own in a game. */
export function label(key: string, game = ""): string {
    const own = `${game}-${key}`;
    const special = texts.line("web-word", { key: own });
    if (special !== own) return special;
    const word = texts.line("web-word", { key });
    return word === key ? key.replaceAll("_", " ") : word;
}

/** Returns the name of what a field of a view holds; places on a board are their own names. */
export function term(game: string, field: string, key: string): string {
    if (key === "") return texts.line("web-nothing");
    return TERMS[game]?.[field]?.(key) ?? (isCell(key) ? cellName(game, key) : label(key, game));
}

/** Says what a field holds in one word. */
export function valueWord(
    game: string,
    field: string,
    value: string | number | boolean,
    names: Names,
): string {
    if (typeof value === "boolean") return texts.line("web-choice", { value: String(value) });
    if (typeof value === "string") return term(game, field, value);
    if (!SEATS.has(field)) return String(value);
    return value < 0 ? texts.line("web-nothing") : texts.name(value, names);
}

export function isCell(key: string): boolean {
    return /^[a-z]\d(-[a-z]\d)?$/.test(key);
}

/** Returns a place as the log of its game writes it. */
export function cellName(game: string, key: string): string {
    return game === "lost_mines" ? key : key.toUpperCase();
}

/** Returns the name of a card of The Lost Mines by itself. */
export function cardName(key: string): string {
    const card = CARDS.find((row) => row.key === key);
    if (!card?.feature) return texts.line("lost_mines-action-name", { card: key });
    const shape = key.slice(card.feature.length + 1);
    return texts.line("lost_mines-path-name", { feature: card.feature, shape });
}

/** Returns the name of a card in a list: its own commas must not look like those of the list. */
function listedCard(key: string): string {
    return texts.line("lost_mines-card-listed", { name: cardName(key), count: 1 });
}

const LAND = new Set(
    "forest mountain meadow field small_pasture large_pasture cavern tunnel deep_tunnel ore_mine ruby_mine entry_level_dwelling".split(
        " ",
    ),
);

/** Returns what lies on a cell of Caverna; what tells tiles of one name apart is left out. */
export function landName(key: string): string {
    if (LAND.has(key)) return texts.line("web-land", { kind: key });
    return texts.line("caverna-furnishing", { tile: key }).split(" (")[0] ?? "";
}

function isAt(key: string): boolean {
    return key === "home" || key === "newborn";
}
