/** How the board shares out the room that it gets: sizes in pixels.
 *
 * - hall: two caves at the sides, what both may take between them; below it all, nothing is cut.
 * - tall: the display above the caves, which stand side by side.
 * - rail: one cave, with the display beside it; the other cave is a small picture in the free corner.
 * - low: as a rail, with the tiles beside the cave too.
 */
import { HEIGHT, PITCH, WIDTH } from "./geometry";

export type Kind = "hall" | "tall" | "rail" | "low";

export interface Layout {
    readonly kind: Kind;
    readonly cell: number; // the side of a cell in a large cave
    readonly columns: number; // of the action tiles; 0 where they are a strip that scrolls
    readonly tileHeight: number;
    readonly aside: number; // width of what lies beside or between the caves
}

export const GAP = 6;
export const HEAD = 36;
/** Free room around everything. */
export const PADDING = 6;
/** My goods in one line. */
export const LINE = 44;
/** What is being carried out lies under the display. */
export const BENCH = 104;

export const WIDE_OF_CELLS = WIDTH / PITCH;
export const HIGH_OF_CELLS = HEIGHT / PITCH;

const TILES = 12;
const NARROWEST_TILE = 146;
const LOW_TILE = 72;
const HIGH_TILE = 82;
/** A tile so wide shows its effects side by side. */
const WIDE_TILE = 172;
const LARGEST_CELL = 168;
/** Rooms in a cave have room for their names from this size on. */
export const NAMED = 68;
/** Both caves are shown large from this size on. */
const READABLE = 70;
/** With cells so large the tiles can stay above the cave. */
const ROOMY = 60;
/** A finger hits a cell of this size; where it does not fit, the cave is scrolled. */
const LEAST_CELL = 48;
const NARROWEST_ASIDE = 94;
/** Beside a low cave there are the tiles too. */
const ASIDE_OF_TILES = 130;
/** My goods need so much for one line that fingers hit; else it runs above everything. */
export const ASIDE_OF_GOODS = 240;
const DISPLAY_ROW = 146;

export function layoutOf(width: number, height: number, seats: number): Layout {
    const [within, high] = [width - 2 * PADDING, height - 2 * PADDING];
    const both = [hall(within, high, seats), ...(seats > 1 ? [tall(within, high)] : [])];
    const [best] = both.sort((one, two) => two.cell - one.cell);
    if (best && best.cell >= READABLE) return best;
    const beside = rail(within, high);
    return beside.cell >= ROOMY ? beside : smallOne(beside, within, high);
}

/** Where neither shows a whole cave as large as one likes, the one is taken that shows it larger. */
function smallOne(beside: Layout, width: number, height: number): Layout {
    const other = low(width, height);
    const larger = other.cell > beside.cell ? other : beside;
    return { ...larger, ...sized(width, Math.max(LEAST_CELL, larger.cell)) };
}

function sized(width: number, cell: number): Pick<Layout, "cell" | "aside"> {
    return { cell, aside: Math.floor(width - cell * WIDE_OF_CELLS - GAP) };
}

/** The action tiles in as few rows as can be read. */
function stripOf(width: number): { columns: number; tileHeight: number; high: number } {
    const most = Math.max(1, Math.floor((width + GAP) / (NARROWEST_TILE + GAP)));
    const rows = Math.ceil(TILES / most);
    const columns = Math.ceil(TILES / rows);
    const tileHeight = (width - (columns - 1) * GAP) / columns >= WIDE_TILE ? LOW_TILE : HIGH_TILE;
    return { columns, tileHeight, high: rows * tileHeight + (rows - 1) * GAP };
}

/** One cave is as high as the screen, with everything else beside it; two have the tiles above them. */
function hall(width: number, height: number, seats: number): Layout {
    const least = seats > 1 ? Math.max(230, width * 0.27) : Math.max(300, width * 0.45);
    const byWidth = (width - least - seats * 2 * GAP) / seats / WIDE_OF_CELLS;
    const asideOf = (cell: number): number =>
        Math.floor(width - seats * (cell * WIDE_OF_CELLS + 2 * GAP));
    const whole = Math.min(LARGEST_CELL, byWidth, (height - HEAD) / HIGH_OF_CELLS);
    const strip = stripOf(seats > 1 ? width : asideOf(whole));
    const below = height - strip.high - GAP;
    const under = Math.min(LARGEST_CELL, byWidth, (below - HEAD) / HIGH_OF_CELLS);
    const isRoomy = below - HEAD >= BENCH + 220;
    const cell = floored(seats > 1 ? under : whole);
    const { columns, tileHeight } = strip;
    return { kind: "hall", cell: isRoomy ? cell : 0, columns, tileHeight, aside: asideOf(cell) };
}

function tall(width: number, height: number): Layout {
    const strip = stripOf(width);
    const byWidth = (width - 2 * GAP) / 2 / WIDE_OF_CELLS;
    const rest = height - strip.high - DISPLAY_ROW - HEAD - 4 * GAP;
    const cell = floored(Math.min(LARGEST_CELL, byWidth, rest / HIGH_OF_CELLS));
    return {
        kind: "tall",
        cell,
        columns: strip.columns,
        tileHeight: strip.tileHeight,
        aside: width,
    };
}

function rail(width: number, height: number): Layout {
    const byWidth = (width - NARROWEST_ASIDE - GAP) / WIDE_OF_CELLS;
    const byHeight = (height - LINE - HIGH_TILE - 3 * GAP) / HIGH_OF_CELLS;
    const cell = floored(Math.min(LARGEST_CELL, byWidth, byHeight));
    return { kind: "rail", columns: 0, tileHeight: HIGH_TILE, ...sized(width, cell) };
}

/** My goods run above everything, or beside the cave: whichever shows it larger. */
function low(width: number, height: number): Layout {
    const cellIn = (aside: number, high: number): number =>
        floored(
            Math.min(LARGEST_CELL, (width - aside - GAP) / WIDE_OF_CELLS, high / HIGH_OF_CELLS),
        );
    const cell = Math.max(
        cellIn(ASIDE_OF_TILES, height - LINE - GAP),
        cellIn(ASIDE_OF_GOODS, height),
    );
    return { kind: "low", columns: 0, tileHeight: HIGH_TILE, ...sized(width, cell) };
}

/** Half pixels keep lines sharp enough and waste little. */
function floored(cell: number): number {
    return Math.floor(cell * 2) / 2;
}

export interface Grid {
    readonly columns: number;
    readonly width: number; // of one item
}

/** Returns the grid with the largest items of a shape that shows all of them; at least `least` wide. */
export function gridOf(
    count: number,
    room: { width: number; height: number },
    shape: { ratio: number; gap: number; least: number; most: number },
): Grid {
    let best: Grid = { columns: 1, width: 0 };
    for (let columns = 1; columns <= Math.max(1, count); columns++) {
        const rows = Math.ceil(Math.max(1, count) / columns);
        const byWidth = (room.width - (columns - 1) * shape.gap) / columns;
        const byHeight = ((room.height - (rows - 1) * shape.gap) / rows) * shape.ratio;
        const width = Math.min(byWidth, byHeight, shape.most);
        if (width >= best.width) best = { columns, width };
    }
    if (best.width >= shape.least) return { ...best, width: Math.floor(best.width) };
    const columns = Math.max(1, Math.floor((room.width + shape.gap) / (shape.least + shape.gap)));
    return {
        columns,
        width: Math.floor((room.width - (columns - 1) * shape.gap) / columns),
    };
}
