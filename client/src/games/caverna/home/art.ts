/** What lies on a home board, drawn: shapes of 100×100 that every board uses by their id.
 *
 * They are in the page once, and all boards refer to them, so that seven homes cost little more than one.
 */
import { ICONS } from "../../../design/icons";

import { area, icon, idOf, line, mix, provide, shape, use } from "./strokes";

// ---- forest ----------------------------------------------------------------------------------------

const FIR =
    area("M-3-10h6V1h-6z", mix("wood", 70, "edge")) +
    shape(
        "M0-52C5-42 10-35 15-30h-6c4 6 8 11 13 15-14 6-30 6-44 0 5-4 9-9 13-15h-6c5-5 10-12 15-22z",
        mix("grove", 88, "food"),
        1,
    ) +
    area("M0-52C5-42 10-35 15-30h-6c4 6 8 11 13 15-7 3-14 4.500-22 4.500z", "var(--shade)");

const OAK =
    area("M-3-14h6V1h-6z", mix("wood", 70, "edge")) +
    shape(
        "M0-46c9 0 15 5 16 12 6 2 8 12 2 17-9 6-27 6-36 0-6-5-4-15 2-17 1-7 7-12 16-12z",
        mix("grove", 62, "food"),
        1,
    ) +
    area("M3-45c8 1 12 5 13 11 6 2 8 12 2 17-5 3-10 4-15 4.500 8-8 8-22 0-32.500z", "var(--shade)");

const WOODS = [
    use("fir", 22, 46) +
        use("oak", 66, 42, 0.9) +
        use("fir", 47, 70, 0.95) +
        use("oak", 17, 92, 0.9) +
        use("fir", 80, 94, 1.05),
    use("oak", 26, 44) +
        use("fir", 74, 48, 1.05) +
        use("oak", 52, 72, 0.85) +
        use("fir", 20, 96) +
        use("oak", 82, 96),
    use("fir", 36, 42, 0.9) +
        use("fir", 78, 46) +
        use("oak", 14, 66, 0.85) +
        use("fir", 58, 84, 1.1) +
        use("oak", 88, 96, 0.8),
];

const LAIR =
    use("fir", 16, 42) +
    use("oak", 50, 34, 0.8) +
    use("fir", 84, 44) +
    area("M50 48c24 0 40 9 40 22S74 94 50 94 10 84 10 70s16-22 40-22z", mix("hill", 75, "wood")) +
    icon("wild_boar", 28, 44, 44) +
    use("oak", 92, 98, 0.6) +
    use("fir", 8, 98, 0.7);

const BROOK =
    use("oak", 22, 40, 0.85) +
    use("fir", 82, 44) +
    shape(
        "M100 46C78 44 72 56 56 58S20 66 0 84v16h24c14-16 30-18 48-22 12-3 20-10 28-14z",
        "var(--water)",
        0.8,
    ) +
    line("M92 54c-14 1-20 9-34 12S30 74 16 88M84 60c-8 4-12 8-20 10", "var(--shine)", 2.4) +
    use("fir", 88, 99, 0.8);

// ---- mountain --------------------------------------------------------------------------------------

const ROCKS = [
    area("M8 14 38 4l24 16-10 24-32 6z", "var(--shine)", 0.5) +
        area("M62 20 92 12l6 34-26 14-20-16z", "var(--shade)", 0.9) +
        area("M6 62l30-8 22 16-8 26-38 2z", "var(--shade)", 0.7) +
        area("M58 70l30-8 10 30-26 6z", "var(--shine)", 0.35) +
        line("M38 4l24 16-10 24M52 44 72 60M36 54l22 16-8 26", "var(--rock-edge)", 1, 0.45),
    area("M2 30 30 20l22 20-14 22L8 64z", "var(--shade)", 0.8) +
        area("M34 6 72 2l14 24-34 14-22-20z", "var(--shine)", 0.45) +
        area("M52 40 86 26l12 30-30 16-30-10z", "var(--shade)", 0.45) +
        area("M10 72l28-10 30 10 4 24-50 4z", "var(--shine)", 0.3) +
        line("M30 20l22 20-14 22M52 40l34-14M68 72l4 24", "var(--rock-edge)", 1, 0.45),
    area("M10 6 46 10l8 28-28 12L4 36z", "var(--shine)", 0.4) +
        area("M54 38 90 30l8 38-34 8-16-20z", "var(--shine)", 0.3) +
        area("M26 50l22 6 16 20-18 20-36-8z", "var(--shade)", 0.9) +
        area("M46 10 84 4l6 26-36 8z", "var(--shade)", 0.6) +
        line("M46 10l8 28-28 12M64 76l34-8M48 56l16 20-18 20", "var(--rock-edge)", 1, 0.45),
];

const SPRING =
    (ROCKS[1] ?? "") +
    shape("M50 40c22 0 38 10 38 26S72 92 50 92 12 82 12 66s16-26 38-26z", "var(--rock-deep)", 1) +
    shape("M50 48c18 0 31 8 31 19s-13 19-31 19-31-8-31-19 13-19 31-19z", "var(--water)", 0.8) +
    line("M32 64c8-4 16-4 24 0M48 74c8-3 14-3 20 0", "var(--shine)", 2.6) +
    line("M50 14c-4 8-7 12-7 16a7 7 0 0 0 14 0c0-4-3-8-7-16z", "var(--water)", 3);

// ---- tiles in the forest ---------------------------------------------------------------------------

const TILE = "M12 3h76a9 9 0 0 1 9 9v76a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9z";

const TUFTS = line(
    "M18 30l-3-6M18 30v-8M18 30l3-6M72 22l-3-6M72 22v-8M72 22l3-6M40 84l-3-6M40 84v-8M40 84l3-6M84 66l-3-6M84 66v-8M84 66l3-6M24 62l-3-6M24 62v-8M24 62l3-6",
    mix("grove", 75, "meadow"),
    1.8,
);

const FLOWERS =
    '<g stroke="none"><circle cx="32" cy="18" r="2.400" fill="var(--gold)"/><circle cx="82" cy="40" r="2.400" fill="var(--sheep)"/><circle cx="14" cy="80" r="2.400" fill="var(--sheep)"/><circle cx="62" cy="88" r="2.400" fill="var(--gold)"/><circle cx="88" cy="86" r="2" fill="var(--ruby)"/></g>';

const MEADOW = shape(TILE, "var(--meadow)") + TUFTS + FLOWERS;

const SOIL = mix("wood", 72, "rock-deep");
const FIELD =
    shape(TILE, SOIL) +
    line(
        "M8 22c28-6 56 6 84 0M8 38c28-6 56 6 84 0M8 54c28-6 56 6 84 0M8 70c28-6 56 6 84 0M8 86c28-6 56 6 84 0",
        mix("edge", 60, "wood"),
        3,
        0.55,
    ) +
    line(
        "M8 19c28-6 56 6 84 0M8 35c28-6 56 6 84 0M8 51c28-6 56 6 84 0M8 67c28-6 56 6 84 0M8 83c28-6 56 6 84 0",
        "var(--shine)",
        1.6,
    );

const STABLE =
    shape("M6 20h34v22H6z", "var(--clay)") +
    shape("M0 22 23 2l23 20-5 4L23 11 5 26z", mix("wood", 80, "edge")) +
    shape("M16 42V28h14v14z", "var(--hollow)", 0.9) +
    line("M16 28l14 14M30 28 16 42", "var(--sheep)", 1.4);

// ---- tiles in the mountain -------------------------------------------------------------------------

const HOLLOW =
    "M14 10C34 2 70 3 86 10c9 5 11 22 10 40s0 34-9 40c-16 8-58 8-74 0-9-6-9-22-9-40S6 15 14 10z";
const FLOOR = "M5 72c26-9 64-9 90 0 0 9-2 15-8 18-16 8-58 8-74 0-6-3-8-9-8-18z";

const CAVE = shape(HOLLOW, "var(--cavern)", 1.6) + area(FLOOR, "var(--cavern-deep)", 0.75);
const GLOW = '<circle cx="50" cy="46" r="44" fill="url(#home-art-lamplight)" />';

const CAVERN =
    CAVE +
    GLOW +
    icon("lantern", 38, 24, 24) +
    area(
        "M12 78c6-3 12-3 16 1s-2 8-10 8-12-6-6-9zM72 82c6-4 14-3 17 1s-4 8-10 7-12-4-7-8z",
        "var(--rock-deep)",
    );

const BEAMS =
    shape("M20 24h8v58h-8zM72 24h8v58h-8z", "var(--wood)") +
    shape("M14 16h72v10H14z", "var(--wood)") +
    area("M14 16h72v4H14z", "var(--shine)");
const RAILS =
    line("M34 92 44 50M66 92 56 50", "var(--stone)", 2.4) +
    line("M30 88h40M35 76h30M39 65h22M42 56h16", mix("wood", 80, "edge"), 3);

const TUNNEL =
    CAVE + area("M30 82V46c0-11 8-18 20-18s20 7 20 18v36z", "var(--cavern-deep)") + RAILS + BEAMS;
const DEEP_TUNNEL =
    shape(HOLLOW, "var(--cavern-deep)", 1.6) +
    area("M22 88V44c0-16 11-26 28-26s28 10 28 26v44z", "var(--hollow)") +
    line(
        "M28 88V46c0-13 9-21 22-21s22 8 22 21v42M38 88V52c0-8 5-13 12-13s12 5 12 13v36",
        mix("rock", 70, "cavern-deep"),
        2.6,
    ) +
    area("M8 94l6-20 6 20zM82 94l5-24 7 24zM90 8l-5 20-5-21zM12 9l4 16 5-17z", "var(--rock-deep)");

const CART =
    shape("M26 60h48l-6 22H32z", mix("wood", 75, "edge")) +
    line("M28 67h44M30 74h40", "var(--stone)", 1.6) +
    '<g fill="var(--stone)" stroke="var(--edge)" stroke-width="1.2"><circle cx="38" cy="85" r="6"/><circle cx="62" cy="85" r="6"/></g>';
const ORE_MINE =
    CAVE +
    line(
        "M10 30c8 2 10 12 20 12M90 24c-8 4-8 12-16 14M8 56c6 0 8 6 14 6M92 56c-6 0-6 6-12 6",
        mix("ore", 60, "gold"),
        3.2,
    ) +
    icon("ore", 24, 34, 28) +
    icon("ore", 46, 32, 30) +
    icon("ore", 36, 40, 26) +
    CART;

const RUBY_MINE =
    CAVE +
    '<circle cx="50" cy="54" r="40" fill="url(#home-art-rubylight)" />' +
    icon("ruby", 12, 50, 30) +
    icon("ruby", 58, 46, 32) +
    icon("ruby", 32, 26, 40) +
    area("M10 88l6-12 8 12zM44 90l7-16 8 16zM78 88l5-14 7 14z", "var(--rock-deep)");

const ROOM = (wall: string, floor: string): string =>
    shape(HOLLOW, wall, 1.6) +
    area(FLOOR, floor, 0.55) +
    line("M14 10C34 2 70 3 86 10", "var(--shine)", 3);

const BED = (x: number): string =>
    shape(`M${x} 76v-18h4v8h22v10z`, mix("wood", 85, "edge"), 1) +
    shape(`M${x + 5} 60h7v6h-7z`, "var(--sheep)", 0.8) +
    shape(`M${x + 12} 61h14v9h-14z`, "var(--ruby)", 0.8);

const HOUSE =
    ROOM("var(--room-orange)", "var(--wood)") +
    shape("M4 90V60c0-9 5-14 12-14s12 5 12 14v30z", mix("wood", 90, "edge")) +
    line("M16 47v43M22 70h.01", "var(--edge)", 1.6) +
    BED(36) +
    BED(66) +
    icon("lantern", 40, 10, 20);

/** Every shape by what lies there. */
const SHAPES: Readonly<Record<string, string>> = {
    fir: FIR,
    oak: OAK,
    "forest-0": WOODS[0] ?? "",
    "forest-1": WOODS[1] ?? "",
    "forest-2": WOODS[2] ?? "",
    "forest-wild_boar": LAIR,
    "forest-food": BROOK,
    "mountain-0": ROCKS[0] ?? "",
    "mountain-1": ROCKS[1] ?? "",
    "mountain-2": ROCKS[2] ?? "",
    "mountain-food": SPRING,
    meadow: MEADOW,
    field: FIELD,
    small_pasture: MEADOW,
    large_pasture: MEADOW,
    stable: STABLE,
    cavern: CAVERN,
    tunnel: TUNNEL,
    deep_tunnel: DEEP_TUNNEL,
    ore_mine: ORE_MINE,
    ruby_mine: RUBY_MINE,
    entry_level_dwelling: HOUSE,
    orange: ROOM("var(--room-orange)", "var(--wood)"),
    green: ROOM(mix("good", 26, "raised"), "var(--wood)"),
    yellow: ROOM(mix("gold", 30, "raised"), "var(--wood)"),
};

const PIECES = [
    "sheep",
    "donkey",
    "wild_boar",
    "cattle",
    "dog",
    "grain",
    "vegetable",
    "dwarf",
] as const;

const LIGHTS =
    '<radialGradient id="home-art-lamplight"><stop offset="0" stop-color="var(--lamp)" stop-opacity=".65"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient>' +
    '<radialGradient id="home-art-rubylight"><stop offset="0" stop-color="var(--ruby)" stop-opacity=".55"/><stop offset="1" stop-color="var(--ruby)" stop-opacity="0"/></radialGradient>';

const definitions = (): string =>
    [
        LIGHTS,
        ...Object.entries(SHAPES).map(([key, drawn]) => `<g id="${idOf(key)}">${drawn}</g>`),
        ...PIECES.map((piece) => `<g id="${idOf(piece)}" fill="currentColor">${ICONS[piece]}</g>`),
    ].join("");

/** Puts the shapes into the page, unless they are there. */
export function provideArt(): void {
    provide("art", definitions);
}
