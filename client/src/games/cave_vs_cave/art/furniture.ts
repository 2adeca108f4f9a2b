/** What stands in the rooms: each piece stands on its floor, the middle of its foot at 0, 0. */
import { area, body, line, rod } from "./brush";

const FLAME =
    area("M0 0c-6-1-7-7-3-11 0 3 2 3 2 1 0-4 1-6 3-8 0 5 6 7 5 13-1 3-4 5-7 5z", "ember") +
    area("M0 0c-3-1-4-4-2-7 1 2 2 0 3-3 2 3 3 5 2 8-1 1-2 2-3 2z", "fire");

const LEG = "wood 78 edge";

export const FURNITURE: Readonly<Record<string, string>> = {
    // ---- wood ---------------------------------------------------------------------------------------
    table:
        body("M-14-9h3.500v9h-3.500zM10.5-9h3.500v9h-3.500z", LEG) +
        body("M-18-13h36v4h-36z", "wood") +
        area("M-18-13h36v1.500h-36z", "shine"),
    stool: body("M-4.5-5h2v5h-2zM2.5-5h2v5h-2z", LEG) + body("M-6-7h12v2.500h-12z", "wood"),
    chair:
        body("M-6-20h2.500v20h-2.500zM4-9h2.500v9h-2.500z", LEG) +
        body("M-6-10h13v3h-13zM-6-19h3v7h-3z", "wood") +
        line("M-3.5-16h0", "edge"),
    barrel:
        body("M-6.5-17c-2.5 6-2.5 11 0 17h13c2.5-6 2.5-11 0-17z", "wood") +
        line("M-7.6-12.500h15.200M-7.6-4.500h15.2", "edge", 1.5) +
        area("M-4.5-16.500h3c-1.5 6-1.5 10 0 16h-3c-2-6-2-10 0-16z", "shine"),
    crate:
        body("M-8-14h16v14h-16z", "wood") +
        line("M-8-10h16M-8-4h16M-6.5-10.500l13 7", "edge") +
        area("M-8-14h16v1.500h-16z", "shine"),
    shelf:
        body("M-17-38h3v38h-3zM14-38h3v38h-3z", LEG) +
        body("M-17-28h34v2.500h-34zM-17-15h34v2.500h-34zM-17-2.500h34v2.500h-34z", "wood"),
    rack: body("M-19-3h38v3h-38z", LEG) + line("M-14-3v4M-5-3v4M5-3v4M14-3v4", "edge", 1.4),
    chest:
        body("M-11-9h22v9h-22z", "wood") +
        body("M-11-9c0-5 3-7 6-7h10c3 0 6 2 6 7z", "wood 80 edge") +
        line("M-7-15.500v15.500M7-15.500v15.5", "gold", 1.6) +
        body("M-2-10.500h4v4.500h-4z", "gold"),
    hoard:
        body("M-12-8h24v8h-24z", "wood") +
        body("M-12-8c-2-8 1-12 4-13h16c4 1 6 5 4 9z", "wood 70 edge") +
        area("M-11-8c3-5 7-6 11-6s8 1 11 6z", "gold") +
        line("M-6-10h0M-1-12h0M4-10h0M1-9h0M7-9h0", "shine", 1.8) +
        line("M-7-8v8M7-8v8", "gold", 1.6),
    signpost:
        body("M-1.5-34h3v34h-3z", LEG) +
        body("M-1-32h13l4 3.5-4 3.500h-13z", "wood") +
        body("M1-23h-13l-4 3.5 4 3.500h13z", "wood 84 edge"),
    workbench:
        body("M-19-10h4v10h-4zM15-10h4v10h-4z", LEG) +
        body("M-23-14h46v4.500h-46z", "wood") +
        body("M17-18h4v4h-4z", "wood 70 edge") +
        line("M-15-9.500h12", "edge"),
    saw:
        body("M0 0l17-5v3.500l-16 4z", "stone") +
        line("M2 1l1 1 1-1.5 1 1 1-1.5 1 1 1-1.5 1 1 1-1.5 1 1 1-1.5", "edge", 0.7) +
        body("M-6-1h6.500v4h-6.500z", "wood"),
    counter:
        body("M-22-14h44v14h-44z", "wood") +
        line("M-14-14v14M-5-14v14M5-14v14M14-14v14", "edge") +
        body("M-24-16h48v3h-48z", "wood 84 edge"),
    awning:
        body(
            "M-24-2l5-11h38l5 11c0 4-6 4-6 0 0 4-6.5 4-6.5 0 0 4-6.5 4-6.5 0 0 4-5 4-5 0 0 4-5 4-5 0 0 4-6.5 4-6.5 0 0 4-6 4-6 0 0 4-6 4-6 0z",
            "bone",
        ) +
        area(
            "M-18-2l3-11h6l-2 11c0 3-7 3-7 0zM-5-2l1-11h8l1 11c0 3-5 3-5 0 0 3-5 3-5 0zM11-2l-2-11h6l3 11c0 3-7 3-7 0z",
            "ruby",
            0.9,
        ),
    ladder:
        rod("M-4-6h10M-3.5-13h9.5M-3-20h9M-2.5-27h8", "wood", 1.6) +
        rod("M-5 0l3-32M7 0l-1-32", "wood", 2),

    // ---- stone and fire --------------------------------------------------------------------------------
    flame: FLAME,
    hearth:
        body("M-17 0v-24h34v24h-7v-11c0-9-20-9-20 0v11z", "stone") +
        body("M-20-28h40v5h-40z", "stone 80 edge") +
        line("M-17-16h7M10-16h7M-17-8h7M10-8h7M-5-24v4M5-24v4", "edge", 0.8) +
        area("M-10 0v-11c0-9 20-9 20 0v11z", "hollow") +
        `<g transform="translate(0 -1)">${FLAME}</g>` +
        line("M-7-1h14", "wood", 2.6),
    oven:
        body("M-20 0v-15a20 19 0 0 1 40 0v15z", "clay") +
        line("M-20-9h8M12-9h8M-14-23l4 4M14-23l-4 4M0-34v6", "edge", 0.8) +
        area("M-10 0v-8a10 9 0 0 1 20 0v8z", "hollow") +
        `<g transform="translate(0 0) scale(.9)">${FLAME}</g>` +
        line("M-11 0v-8a11 10 0 0 1 22 0v8", "stone", 2.4),
    candle:
        line("M-4 0h8", "ore", 2.2) +
        body("M-2-12h4v11h-4z", "bone") +
        area("M0-13c-3-2-1-5 0-7 1 2 3 5 0 7z", "fire"),
    arch:
        body("M-19 0v-22a19 20 0 0 1 38 0v22z", "stone 84 edge") +
        area("M-14 0v-21a14 15 0 0 1 28 0v21z", "hollow") +
        line("M-19-12h5M14-12h5M-17-28l4 3M17-28l-4 3M0-42v5", "edge", 0.8),
    daylight:
        area("M-17 0v-22a17 18 0 0 1 34 0v22z", "sky-low") +
        area("M-17-9c8-8 14-3 19-6s8-8 15-3v18h-34z", "hill") +
        area("M-17-4c10-5 22-1 34-3v7h-34z", "meadow") +
        area("M5-30a4 4 0 1 0 .01 0z", "sun") +
        rod("M-18 0v-22a18 19 0 0 1 36 0v22", "wood", 3.4) +
        line("M-18-8h2M16-8h2", "edge"),
    altar:
        body("M-16-4h32v4h-32z", "stone 84 edge") +
        body("M-11-17h22v13h-22z", "stone") +
        body("M-15-21h30v5h-30z", "stone 86 bone") +
        line("M-5-11a5 5 0 1 0 10 0 5 5 0 1 0-10 0M0-14v6M-3-11h6", "gold", 1.2),
    anvil:
        body("M-7 0l3-6h8l3 6z", "wood") +
        body("M-13-13h22v3l-5 1.500v3h-9v-3l-8-2z", "ore") +
        area("M-11-12.500h19v1h-19z", "shine"),
    grindstone:
        body("M-15 0l5-18h3l-4 18zM15 0l-5-18h-3l4 18z", LEG) +
        body("M0-31a13 13 0 1 0 .01 0z", "stone") +
        line("M0-26.500a8.5 8.5 0 1 0 .01 0", "edge", 0.7) +
        body("M0-20.500a2.5 2.5 0 1 0 .01 0z", "wood") +
        line("M0-18h14v6", "ore", 2) +
        line("M-16-3h32", "wood", 2.4),
    rubble: body("M-10 0l2-6 6-3 5 3 2 6z", "rock-light") + body("M3 0l3-4 5 1 1 3z", "rock"),
    crystals:
        body("M-6 0l-2-9 4-5 4 5-2 9z", "water") + body("M3 0l-1-6 3-4 3 4-1 6z", "water 80 bone"),
    vein:
        line("M-40-8c10-8 14 4 22-4s8-16 18-14 8 14 18 8 10-12 20-10", "gold", 4.5) +
        line("M-38-9c10-7 13 4 21-4s8-16 18-14", "shine", 1.4) +
        body("M-20-14l4-4 5 2-1 5-6 1zM12-20l5-3 4 3-2 5-5 0zM-2-30l4-2 3 3-3 4-4-1z", "gold"),
    bars:
        rod("M-19-14h38M-19-28h38", "stone", 1.6) +
        rod("M-16 0v-36M-8 0v-39M0 0v-40M8 0v-39M16 0v-36", "stone", 1.8),
    chain:
        rod("M0-24c-3 3 3 5 0 8s3 5 0 8", "stone", 1.2) +
        body("M-4-4a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-2-4a2 2 0 1 1 4 0 2 2 0 1 1-4 0", "ore"),
    rails:
        line("M-9-20l-9 20M9-20l9 20", "ore", 1.8) +
        line("M-16-3h32M-13-9h26M-11-15h22", "wood", 2.2),
    cart:
        body("M-13-15h26l-3 11h-20z", "ore") +
        area("M-12-15c3-6 7-3 9-6 3 2 6-2 9 2 3 0 5 2 6 4z", "rock-light") +
        body("M-7-5a3.5 3.5 0 1 0 .01 0zM7-5a3.5 3.5 0 1 0 .01 0z", "stone"),

    // ---- goods and tools -------------------------------------------------------------------------------
    sack:
        body("M-7 0c-3-5-2-11 2-13l-2-4c3 1 11 1 14 0l-2 4c4 2 5 8 2 13z", "bone 80 wood") +
        line("M-5-13c3 1 7 1 10 0", "edge", 0.9),
    grain:
        body("M-7 0c-3-5-2-11 2-13h10c4 2 5 8 2 13z", "bone 80 wood") +
        area("M-6-12c2-5 10-5 12 0z", "grain") +
        line("M-2-13l-3-7M0-14v-8M2-13l3-7", "grain", 1.8),
    jar:
        body("M-3.5 0c-3-3-3-7 0-9v-2.500h7v2.500c3 2 3 6 0 9z", "clay") +
        area("M-2.5-8.500h1.500c-1.5 2.5-1.5 5 0 8h-2c-1-3-1-5.5.5-8z", "shine"),
    bottle: body("M-2.5 0v-7l1.5-2v-4h2v4l1.5 2v7z", "grove"),
    bowl:
        body("M-7-6h14c0 4-3 6-7 6s-7-2-7-6z", "clay") +
        line("M-2-9c-1-2 1-3 0-5M2-9c-1-2 1-3 0-5", "bone", 1),
    bread:
        body("M-6 0c-3 0-2-6 6-6s9 6 6 6z", "grain 80 wood") +
        line("M-3-4l2 2M1-5l2 2", "edge", 0.8),
    ham:
        body("M0-11c6 0 7 10 0 11-7-1-6-11 0-11z", "clay") +
        line("M0-30v14", "edge", 0.8) +
        rod("M0-16v5", "bone", 1.4),
    apples: body("M-4-5a3 3 0 1 0 .01 0zM3-5a3 3 0 1 0 .01 0zM-.5-9a3 3 0 1 0 .01 0z", "food"),
    books:
        body("M-9-9h3.500v9h-3.500z", "ruby") +
        body("M-5.5-11h3v11h-3z", "flax") +
        body("M-2.5-8h4v8h-4z", "food") +
        body("M3-9.500l3-1 3 9.5-3 1z", "wood"),
    pots: body("M-10 0c-2-3-2-6 0-7h5c2 1 2 4 0 7zM2 0c-2-4-2-7 0-9h6c2 2 2 5 0 9z", "clay"),
    log:
        body("M0-10a5 5 0 1 0 .01 0z", "wood") +
        line("M0-7.500a2.5 2.5 0 1 0 .01 0", "bone 70 wood", 1),
    planks:
        body("M-16-3h32v3h-32zM-14-6h32v3h-32zM-17-9h31v3h-31z", "wood") +
        line("M-10-1.500h9M-4-4.500h9", "edge", 0.5),
    flax:
        line("M-4 0l-2-16M0 0v-18M4 0l2-16M-2 0l-1-17M2 0l1-17", "grove", 1.3) +
        area(
            "M-8-17a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM-2-19a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM4-17a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
            "flax",
        ),
    tub:
        body("M-18-12h36l-3 12h-30z", "wood") +
        area("M-17-12c4-3 8 2 12 0s8 2 12 0 6-1 10 0l-1 4h-32z", "water") +
        line("M-16.5-4h33M-9-8l1 8M0-8v8M9-8l-1 8", "edge", 0.8),
    wheel:
        rod("M-5 0l5-14M7 0l-5-14", "wood", 2.6) +
        rod("M0-33a13 13 0 1 0 .01 0M0-33v26M-13-20h26M-9-29l18 18M9-29l-18 18", "wood", 1.6) +
        body("M0-22.500a2.5 2.5 0 1 0 .01 0z", "wood 70 edge"),
    distaff:
        rod("M0 0v-26", "wood", 1.8) +
        body("M-4-25c-1-5 1-9 4-9s5 4 4 9c-1 3-7 3-8 0z", "flax 60 bone"),
    loom:
        body("M-20-38h3.500v38h-3.500zM16.5-38h3.500v38h-3.500z", LEG) +
        area("M-14-34h28v20h-28z", "bone", 0.55) +
        line("M-12-34v22M-8-34v22M-4-34v22M0-34v22M4-34v22M8-34v22M12-34v22", "bone", 0.9) +
        body("M-15-16h30v12h-30z", "flax") +
        line("M-15-12h30M-15-8h30", "bone", 1.2) +
        body("M-22-37h44v4h-44zM-21-5h42v3h-42z", "wood"),
    cloth:
        body("M-9 0v-16c6-3 12-3 18 0v16c-4-3-6 2-9 0s-5 3-9 0z", "flax") +
        line("M-4-17v16M4-17v15", "shine", 1),
    armchair:
        body("M-11-24c0-5 22-5 22 0v14h-22z", "ruby") +
        body("M-15-13c0-4 6-4 6 0v5h18v-5c0-4 6-4 6 0v11h-30z", "ruby 84 edge") +
        line("M-12-2v2M12-2v2", "wood", 2.4) +
        area("M-8-24c4-2 12-2 16 0v2h-16z", "shine"),
    rug:
        body("M-30 0c4-5 56-5 60 0-6 5-54 5-60 0z", "ruby 70 wood") +
        line("M-22 0c6-2.5 38-2.5 44 0-6 2.5-38 2.5-44 0z", "gold", 1),
    throne:
        body("M-13 0v-32c3-9 9-5 13-12 4 7 10 3 13 12v32z", "gold") +
        body("M-9-6v-24c3-4 15-4 18 0v24z", "ruby") +
        body("M-16-12h7v12h-7zM9-12h7v12h-7z", "gold 84 edge") +
        body("M0-47a3 3 0 1 0 .01 0z", "flax"),
    banner:
        rod("M-9-34h18", "wood", 1.6) +
        body("M-7-34h14v22l-7 5-7-5z", "flax") +
        line("M0-30a4 4 0 1 0 .01 0M0-30v10", "gold", 1.4),
    helmet:
        body("M-8 0v-3c0-7 3-10 8-10s8 3 8 10v3z", "stone") +
        line("M0-13v10M-9-1h18", "edge", 1.4) +
        area("M-5-9c2-3 4-3 5-3v2c-2 0-4 1-5 3z", "shine"),
    rope: line("M0-10a5 5 0 1 0 .01 0M0-8a3 3 0 1 0 .01 0", "grain", 1.8),
    pick:
        rod("M-6 0l9-22", "wood", 2.2) +
        body("M-8-19c6-7 14-7 22 2-6-4-9-4-11-3l-2-2c-3 0-6 1-9 3z", "stone"),
    shovel: rod("M0-6v-18", "wood", 2) + body("M-4-8h8v5c0 3-4 5-4 5s-4-2-4-5z", "stone"),
    pan:
        body("M-11-5h22c0 4-5 6-11 6s-11-2-11-6z", "ore") +
        line("M-5-3h0M0-2.500h0M4-3.500h0M2-1h0", "gold", 2.2),
    nuggets: body("M-8 0l2-5 6-1 2 6zM2 0l2-4 5 1 1 3z", "gold") + area("M-5-4l4-.5-1 2z", "shine"),
    coins:
        body("M-6-3h12v3h-12zM-5-6h12v3h-12zM-6-9h12v3h-12z", "gold") +
        area("M-6-9h4v2h-4z", "shine"),
    brook:
        area("M-60 0c14-6 26 3 44-1s30-5 46 0 24 1 30 0v10h-120z", "water") +
        line("M-40 3c6-2 12-2 18 0M-4 2c6-2 12-2 18 0M24 4c6-2 12-2 18 0", "shine", 1.6),
    bricks: body(
        "M-14-4h9v4h-9zM-5-4h10v4h-10zM5-4h9v4h-9zM-10-8h10v4h-10zM0-8h10v4h-10zM-5-12h10v4h-10z",
        "masonry",
    ),
    hiding:
        body("M-16-40h30v40h-30z", "wood") +
        area("M14-38l10 4v34l-10 0z", "lamp", 0.9) +
        line("M14-38l10 4v34", "edge") +
        body("M-14-27h26v2h-26zM-14-14h26v2h-26z", LEG),
    straw: line("M-12 0l8-4M-6 0l10-5M0 0l9-3M-14-1l20-1M4-1l10-3", "grain", 1.6),
    hay: body("M-10 0c-2-6 4-10 10-10s12 4 10 10z", "grain"),
};
