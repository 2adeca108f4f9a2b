/** How the board shares out the room that it gets: sizes in pixels. */
import { HEIGHT, PITCH, WIDTH } from "./geometry";

export interface Layout {
    readonly kind: "wide" | "narrow";
    readonly cell: number; // the side of a cell in one's own cave
    readonly tileRows: number; // of the action tiles
    readonly tileHeight: number;
    readonly centre: number; // width of what lies between the caves
    readonly hall: number; // height of the caves with their heads
}

export const GAP = 8;
export const HEAD = 36;
export const RAIL = 50;
/** Free room around everything. */
export const PADDING = 6;

const NARROWEST_WIDE = 760;
const ONE_ROW_FROM = 1240;
const WIDE_OF_CELLS = WIDTH / PITCH;
const HIGH_OF_CELLS = HEIGHT / PITCH;
const LARGEST_CELL = 168;
const SMALLEST_CELL = 56;

export function layoutOf(width: number, height: number, seats: number): Layout {
    const [within, high] = [width - 2 * PADDING, height - 2 * PADDING];
    return width < NARROWEST_WIDE ? narrow(within, seats) : wide(within, high, seats);
}

function narrow(width: number, seats: number): Layout {
    const beside = seats > 1 ? RAIL + GAP : 0;
    const cell = Math.min(120, (width - beside) / WIDE_OF_CELLS);
    return {
        kind: "narrow",
        cell: floored(cell),
        tileRows: 1,
        tileHeight: 84,
        centre: width,
        hall: Math.ceil(cell * HIGH_OF_CELLS),
    };
}

function wide(width: number, height: number, seats: number): Layout {
    const tileRows = width >= ONE_ROW_FROM ? 1 : 2;
    const tileHeight = tileRows === 1 ? Math.min(112, Math.max(92, height * 0.12)) : 64;
    const strip = tileRows * tileHeight + (tileRows - 1) * 6;
    const hall = Math.max(300, height - strip - GAP);
    const least = seats > 1 ? Math.max(300, width * 0.3) : Math.max(380, width * 0.5);
    const byWidth = (width - least - seats * GAP * 1.5) / seats / WIDE_OF_CELLS;
    const byHeight = (hall - HEAD) / HIGH_OF_CELLS;
    const cell = Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, Math.min(byWidth, byHeight)));
    const centre = width - seats * (cell * WIDE_OF_CELLS + GAP * 1.5);
    return {
        kind: "wide",
        cell: floored(cell),
        tileRows,
        tileHeight: Math.floor(tileHeight),
        centre: Math.floor(centre),
        hall: Math.floor(hall),
    };
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
