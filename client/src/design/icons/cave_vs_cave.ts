/** What only Cave vs Cave has: what hands do in a cave. Its rooms are drawn in `games/cave_vs_cave/art`. */
import { body, etched, shade, shine } from "./draw";

export const CAVE_VS_CAVE = {
    work_dig:
        body("m12.4 8.6 2 2-8.9 9.8c-.6.6-1.5.6-2 .1s-.5-1.4.1-2z", "var(--wood)") +
        body(
            "M7.6 4.4c4.6-1.2 8.7-.2 11.2 2.3s3.3 6.5 2 10.9c-1-3.6-2.5-6.2-4.5-8.2s-4.9-3.8-8.7-5z",
            "var(--stone)",
        ) +
        shine(
            "M9.6 4.7c3.5-.5 6.4.4 8.5 2.4 1.4 1.4 2.2 3.3 2.4 5.5-.9-2-2-3.6-3.2-4.8-2-1.9-4.5-2.7-7.7-3.1z",
        ),
    work_undermine:
        body("m12.4 10.6 2 2-7 7.8c-.6.6-1.5.6-2 .1s-.5-1.4.1-2z", "var(--wood)") +
        body(
            "M9 5.9c4-1 7.4-.2 9.6 2s2.9 5.6 1.8 9.4c-.9-3.1-2.2-5.3-3.9-7S12.3 7 9 5.9z",
            "var(--stone)",
        ) +
        etched("M2.5 3.5h6v4h-6zM2.5 7.5h3v4h-3zM5.5 3.5v4"),
    work_build:
        body("M3 6h18v13H3z", "var(--masonry)") +
        etched(
            "M3 10.3h18M3 14.7h18M9 6v4.3M15.5 6v4.3M6 10.3v4.4M12.5 10.3v4.4M18 10.3v4.4M9 14.7V19M15.5 14.7V19",
        ) +
        shine("M3.6 6.6h4.8v3.1H3.6zM13.1 10.9h4.3v3.2h-4.3z"),
    work_raze:
        body("M3 19v-7h3.5V9H9l1.5 3.5h3V15l3 1v3z", "var(--masonry)") +
        etched("M3 15.5h8M7 12v3.5M10.5 15.5V19M6 15.5V19") +
        body("m16.5 3.5 4 4-2.2 2.2-4-4z", "var(--stone)") +
        body("m15.5 7 1.6 1.6-4.6 4.6-1.6-1.6z", "var(--wood)"),
    work_furnish:
        body("M5 20.5V10a7 7 0 0 1 14 0v10.5z", "var(--wood)") +
        shade("M12 3.6a6.5 6.5 0 0 1 6.5 6.4v10H12z") +
        etched("M12 3.2v17.3M8.5 4.3v16.2M15.5 4.3v16.2") +
        body("M14 12.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z", "var(--gold)"),
    work_use: body("M4 4h16v16H4z", "var(--room-orange-edge)") + shine("M5 5h14v5H5z"),
    lantern:
        body("M8 9h8l1.2 10H6.8z", "var(--lamp)") +
        shade("M13 9h3l1.2 10H14z") +
        etched("M9.5 6.5h5M12 3v3.5M9.5 6.5 8 9h8l-1.5-2.5zM6.3 19h11.4v2H6.3zM12 9v10"),
} as const;
