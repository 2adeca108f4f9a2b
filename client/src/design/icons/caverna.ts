/** What only Caverna has: what dwarfs do on action spaces, the land they lay, and harvests. */
import { body, dots, etched, lines, shade, shine, stalk } from "./draw";

const GREEN = "var(--food)";
const SOIL = "var(--wood)";
const STONE = "var(--stone)";
const DARK = "var(--cavern-deep)";

const LEFT = "M1.5 6h10.500v12H1.500z";
const RIGHT = "M12 6h10.500v12H12z";
const WHOLE = "M4 4h16v16H4z";

/** A hollow in the rock of a tile, around the middle of its lower edge. */
const arch = (x: number): string =>
    `<path d="M${x - 3.4} 18v-5a3.4 3.8 0 0 1 6.8 0v5z" fill="${DARK}" />`;
const passage = (x: number): string =>
    `<path d="M${x - 4.8} 10.200h9.600v4.200h-9.600z" fill="${DARK}" />`;
const grass = (x: number): string =>
    etched(`M${x - 2.5} 14.500v-2M${x} 11.500v-2M${x + 2.5} 14.500v-2`);
const furrows = (x: number): string => etched(`M${x - 3.2} 9v6M${x} 9v6M${x + 3.2} 9v6`);

export const CAVERNA = {
    // ---- tiles -------------------------------------------------------------------------------------
    land_meadow_field: body(LEFT, GREEN) + grass(6.7) + body(RIGHT, SOIL) + furrows(17.3),
    land_cavern_tunnel: body(LEFT, STONE) + arch(6.7) + body(RIGHT, STONE) + passage(17.3),
    land_cavern_cavern: body(LEFT, STONE) + arch(6.7) + body(RIGHT, STONE) + arch(17.3),
    land_meadow: body(WHOLE, GREEN) + etched("M8 16v-3M12 11V8M16 16v-3M8 9.500V8M16 9.500V8"),
    land_field: body(WHOLE, SOIL) + etched("M7.5 7v10M12 7v10M16.5 7v10"),
    land_cavern:
        body(WHOLE, STONE) + `<path d="M7 20v-7.500a5 5.5 0 0 1 10 0V20z" fill="${DARK}" />`,
    land_tunnel: body(WHOLE, STONE) + `<path d="M4 9.500h16v6H4z" fill="${DARK}" />`,
    land_ore_mine:
        body(LEFT, STONE) +
        passage(6.7) +
        body(RIGHT, "var(--rock-deep)") +
        body("m14.5 14.5 1-3 2.3-1.3 2.5 1.8.2 2.500z", "var(--ore)") +
        shine("m15.7 11.7 2-1.1.6 2z"),
    land_ruby_mine:
        body(WHOLE, "var(--rock-deep)") +
        body("M12 7.5 16.5 11 12 17.5 7.5 11z", "var(--ruby)") +
        shine("M12 7.500V17L7.5 11z"),
    land_small_pasture:
        body("M4.5 6.500h15v12h-15z", GREEN) +
        stalk("M4.5 4.500v15M12 4.500v15M19.5 4.500v15M2.5 9h19M2.5 14.500h19", SOIL),
    land_large_pasture:
        body("M1.5 7h21v11h-21z", GREEN) +
        stalk("M1.8 5v14M7 5v14M12 5v14M17 5v14M22.2 5v14M.5 9.500h23M.5 14.500h23", SOIL),
    land_stable:
        body("M5 11h14v9.500H5z", "var(--clay)") +
        body("M2.8 12 12 4l9.2 8-1.5 1.600L12 7l-7.7 6.600z", SOIL) +
        body("M9.5 20.500V15h5v5.500z", DARK),
    // ---- what is done ------------------------------------------------------------------------------
    deed_furnish:
        body("M4 20.500V11c0-4.5 3.2-7.5 8-7.500s8 3 8 7.500v9.500z", STONE) +
        body("M7 20.500v-9c0-2.8 2-4.6 5-4.600s5 1.8 5 4.600v9z", "var(--lamp)") +
        body("M8.8 15.500h6.400v1.600H8.800z", SOIL) +
        etched("M9.8 17.100v3.400M14.2 17.100v3.400M12 11.500v4"),
    deed_dwelling:
        body("M4 20.500V11c0-4.5 3.2-7.5 8-7.500s8 3 8 7.500v9.500z", "var(--vegetable)") +
        body("M6.5 20.500v-9c0-2.8 2.2-4.6 5.5-4.600s5.5 1.8 5.5 4.600v9z", "var(--lamp)") +
        body("M7.5 15.500h9v3.200h-9z", "var(--flax)") +
        body("M7.5 13.800h3.200v2.400H7.500z", "var(--sheep)") +
        etched("M7.5 18.700v1.800M16.5 18.700v1.8"),
    deed_sow:
        body("M3 20.500c0-2.5 4-4 9-4s9 1.5 9 4z", SOIL) +
        stalk("M12 17V8.5", GREEN) +
        body("M12 11.500c-3.5.3-5.7-1.5-6-5 3.5-.3 5.7 1.5 6 5z", GREEN) +
        body("M12 9.500c0-3.5 1.9-5.6 5.6-6 .1 3.6-2 5.8-5.6 6z", GREEN),
    deed_expedition:
        body("m19.8 3.2 1 1L11 16.500l-3.5-3.500z", "var(--bone)") +
        shade("M20.3 3.7 11 16.500l-1.7-1.700z") +
        body("m5.2 12.8 6 6-1.5 1.5-6-6z", "var(--gold)") +
        body("m6.3 16.2 1.5 1.5-3.3 3.300c-.4.4-1.1.4-1.5 0s-.4-1.1 0-1.500z", SOIL),
    deed_forge:
        body(
            "M2.5 9h4.200v-1.500h14.800c-.5 3-2.7 4.7-6.3 5v2.200c1.9.3 2.8 1.4 2.8 3.300H7.500c0-1.9.9-3 2.8-3.300v-2C6 12.7 3.3 11.5 2.5 9z",
            "var(--ore)",
        ) +
        shine("M7.5 8.200h12.800l-.6 1.300H7.500z") +
        stalk("m14 4.5 1.5-2M17.5 5l2.2-1.300M11 4.2 10.5 2", "var(--ember)"),
    deed_grow:
        body("M6 20.500c0-3.8 1.5-6 2.7-7h6.600c1.2 1 2.7 3.2 2.7 7z", "currentColor") +
        body("M8.7 11h6.600v2.500c0 1.8-1.4 3-3.3 3s-3.3-1.2-3.3-3z", "var(--skin)") +
        body(
            "M7.5 11.800c.5-2.8 2.4-4.5 6.5-6.3.3 2.2 1.9 3.6 2.5 6.3-3-.8-6-.8-9 0z",
            "currentColor",
        ) +
        dots(0.6, [10.7, 13.3], [13.3, 13.3]) +
        `<path d="M19.5 3v6M16.5 6h6" fill="none" stroke="var(--good)" stroke-width="2.4" stroke-linecap="round" />`,
    deed_imitate:
        lines(
            "M8 4.500h9.500c1.1 0 2 .9 2 2V16M5.5 8H14c1 0 1.8.8 1.8 1.800v8.400c0 1-.8 1.8-1.8 1.800H5.500c-1 0-1.8-.8-1.8-1.800V9.800C3.7 8.8 4.5 8 5.5 8z",
            "M5.5 8H14c1 0 1.8.8 1.8 1.800v8.400c0 1-.8 1.8-1.8 1.800H5.500c-1 0-1.8-.8-1.8-1.800V9.800C3.7 8.8 4.5 8 5.5 8z",
        ) + lines("m7 14.2 2.2 2.2 3.6-4.4"),
    deed_buy:
        body("M3.5 10.500h17v10h-17z", SOIL) +
        body(
            "M2.5 10.5 5 4h14l2.5 6.500c-1.5 1.5-3.3 1.5-4.7 0-1.5 1.5-3.3 1.5-4.8 0-1.5 1.5-3.3 1.5-4.8 0-1.4 1.5-3.2 1.5-4.7 0z",
            "var(--bone)",
        ) +
        body(
            "M8.7 4h3.300v6.500c-1.5 1.5-3.3 1.5-4.8 0zM15.3 4H19l2.5 6.500c-1.5 1.5-3.3 1.5-4.7 0z",
            "var(--ruby)",
        ) +
        body("M7.5 15h9v5.500h-9z", DARK),
    deed_strengthen:
        body("M8 2.5h2l.5 12h-3z", "var(--bone)") +
        body("M4 14h10v2.2H4z", "var(--gold)") +
        body("M8 16.2h2v5.3H8z", SOIL) +
        `<path d="M19 3.5v8M15.5 7l3.5-3.5L22.5 7" fill="none" stroke="var(--good)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />`,
    deed_breed:
        body(
            "M12 20.500C6.5 16.5 3.5 13.3 3.5 9.500A4.5 4.5 0 0 1 12 7.200a4.5 4.5 0 0 1 8.5 2.300c0 3.8-3 7-8.5 11z",
            "var(--ruby)",
        ) + shine("M6 9.500c0-1.8 1-3 2.6-3.2-1.6 1-2 2.7-1.6 4.7-.5-.2-1-.8-1-1.500z"),
    weapon:
        body("M11 2.500h2l.5 12h-3z", "var(--bone)") +
        shade("M12 2.500h1l.5 12H12z") +
        body("M7 14h10v2.200H7z", "var(--gold)") +
        body("M11 16.200h2v5.300h-2z", SOIL),
    // ---- harvests ----------------------------------------------------------------------------------
    harvest_normal:
        body("M5 20C3.5 11 8.5 4.5 19.5 4c.3 10-5 15.7-13 14.500z", GREEN) +
        etched("M5 20c2.5-5 5.8-8.3 10-11M9.5 14.200V10M12.2 11.500l4 .2"),
    harvest_none: lines("M5 5l14 14M19 5 5 19"),
    harvest_unknown: lines(
        "M8.5 8.500c.3-2.3 1.7-3.5 3.8-3.5 2.2 0 3.7 1.3 3.7 3.3 0 3-3.9 3.2-3.9 6.200M12.1 18.800v.2",
    ),
    harvest_partial:
        body("M12 4.500C7 6.5 4 11.5 5 20l1.5-1.500c2.2.3 4 0 5.5-.7z", GREEN) +
        lines("M14.5 4.300c1.6-.2 3.3-.3 5-.3.2 6-1.6 10.5-5 12.7"),
} as const;
