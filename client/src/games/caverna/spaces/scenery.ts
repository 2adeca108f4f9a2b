/** Where action spaces lie, drawn: grounds of 120×110 whose middle is seen first, and what stands on them. */
import { area, line, mix, provide, shape, use } from "../home/strokes";

const SKY = area("M0 0h120v110H0z", mix("sky-high", 40, "sky-low"));
const HILLS = area("M0 44c20-10 44-12 66-4s38 4 54-4v72H0z", "var(--hill)");
const PEAKS =
    area("M-4 60 22 22l14 16 20-26 22 28 12-12 36 36v60H-4z", "var(--rock-deep)") +
    area("M22 22l6 7-6 2-5-2zM56 12l8 10-7 2-6-4z", "var(--snow)");
const GRASS = area("M0 54c30-8 84-8 120 0v56H0z", "var(--meadow)");
const TUFTS = line(
    "M10 84l-2-5M10 84v-6M10 84l2-5M108 72l-2-5M108 72v-6M108 72l2-5M54 88l-2-5M54 88v-6M54 88l2-5",
    mix("grove", 75, "meadow"),
    1.5,
);

/** Every ground, and every thing on it that is no good, by name. */
const SHAPES: Readonly<Record<string, string>> = {
    forest:
        SKY +
        HILLS +
        use("oak", 4, 62) +
        use("fir", 24, 58, 0.8) +
        use("oak", 44, 58, 0.7) +
        use("fir", 62, 56, 0.75) +
        use("oak", 82, 60, 0.8) +
        use("fir", 104, 64, 1.1) +
        area("M0 62c30-8 84-8 120 0v48H0z", mix("hill", 60, "meadow")) +
        TUFTS,
    meadow: SKY + HILLS + use("oak", 8, 54, 0.6) + use("fir", 110, 54, 0.7) + GRASS + TUFTS,
    rock:
        SKY +
        PEAKS +
        area("M0 46l26-8 30 4 32-6 32 8v66H0z", "var(--rock)") +
        area("M6 62l22-8 18 12-10 20-28 2zM88 44l24 8 6 22-20-2z", "var(--shade)", 0.8) +
        area("M44 46l30-4 10 14-26 8zM70 78l28-6 12 16H74z", "var(--shine)", 0.35),
    cave:
        area("M0 0h120v110H0z", "var(--cavern)") +
        area("M0 0h120v18c-20 14-26 4-40 16S44 20 30 34 10 28 0 40z", "var(--cavern-deep)") +
        area("M0 74c36-10 84-10 120 0v36H0z", "var(--cavern-deep)", 0.75) +
        '<ellipse cx="60" cy="56" rx="60" ry="40" fill="url(#home-art-lamplight)" />',
    room:
        area("M0 0h120v110H0z", "var(--room-orange)") +
        area("M0 66h120v44H0z", "var(--wood)", 0.55) +
        line("M0 66h120M0 78h120M30 66v12M84 66v12M54 78v12", mix("wood", 80, "edge"), 1.2, 0.6) +
        shape("M-2 28h124v6H-2zM12 34h6v32h-6zM102 34h6v32h-6z", "var(--wood)", 1),
    road:
        SKY +
        PEAKS +
        area("M0 60c30-12 84-10 120-2v52H0z", "var(--hill)") +
        area(
            "M24 110c4-22 40-12 34-20-4-6 8-8 10-14h6c-2 8-6 8-2 14 6 10-16 16-18 40z",
            mix("wood", 45, "meadow"),
        ),
    furrows:
        shape("M8 68c26-8 78-8 104 0l10 24H-2z", mix("wood", 72, "rock-deep"), 1) +
        line("M34 66 22 90M54 64l-4 26M74 65l6 25M92 66l16 24", mix("edge", 60, "wood"), 2.2, 0.6),
    fence:
        line("M-4 56h128M-4 64h128", "var(--wood)", 3) +
        line("M6 50v20M34 50v20M62 50v20M90 50v20M116 50v20", mix("wood", 70, "edge"), 4),
    fire:
        shape("M12 40h16l-3 5H15z", mix("wood", 70, "edge"), 1) +
        shape(
            "M20 8c8 9 4 11 9 15 6 5 3 17-9 17S5 29 11 22c2 3 4 2 4 0 0-5-1-8 5-14z",
            "var(--ember)",
            1,
        ) +
        area("M20 23c5 5 6 6 5 10s-9 4-10 0 1-4 5-10z", "var(--lamp)"),
    stall:
        shape("M8 30h5v36H8zM67 30h5v36h-5zM4 54h72v8H4z", "var(--wood)", 1) +
        shape("M10 12h60l8 20H2z", "var(--sheep)", 1) +
        area("M18 12h9l-5 20H10zM36 12h8v20h-9zM53 12h9l8 20H57z", "var(--ruby)"),
    cart:
        shape("M6 20h48l-6 22H12z", mix("wood", 75, "edge")) +
        line("M8 27h44M10 34h40", "var(--stone)", 1.6) +
        '<g fill="var(--stone)" stroke="var(--edge)" stroke-width="1.2"><circle cx="18" cy="45" r="6"/><circle cx="42" cy="45" r="6"/></g>',
};

/** Returns the name by which the page knows a ground or a thing. */
export function sceneryOf(name: string): string {
    return `scene-${name}`;
}

const definitions = (): string =>
    Object.entries(SHAPES)
        .map(([name, drawn]) => `<g id="home-art-${sceneryOf(name)}">${drawn}</g>`)
        .join("");

/** Puts grounds and things into the page, unless they are there. */
export function provideScenery(): void {
    provide("scenery", definitions);
}
