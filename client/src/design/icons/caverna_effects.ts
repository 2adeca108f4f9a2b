/** What furnishing tiles of Caverna do, and what a harvest may bring, as far as no other icon says it. */
import { body, dots, etched, lines, shade, shine } from "./draw";

export const CAVERNA_EFFECTS = {
    effect_at_once: body("M13.500 2 5 13.500h5.500L9 22l9.500-12.500h-6z", "var(--gold)"),
    effect_exchange: lines(
        "M4 8.500h14.500M14.500 4.500l4 4-4 4M20 15.500H5.500M9.500 11.500l-4 4 4 4",
    ),
    effect_and_or: lines("M7 5v8M3 9h8M20.500 4 11 20.500M15 16.500h6", ""),
    effect_overhang:
        body("M2.500 6.500h11v11h-11z", "var(--stone)") +
        body("M10.500 9h11v6h-11z", "var(--food)") +
        shine("M11 9.500h10v2H11z") +
        etched("M13.500 4v16"),
    effect_any_animal:
        body(
            "M12 11.500c3.500 0 6 3 6 6 0 2-1.500 3-3.200 2.600-1.800-.4-3.800-.4-5.600 0C7.500 20.500 6 19.500 6 17.500c0-3 2.500-6 6-6z",
            "var(--cattle)",
        ) +
        body(
            "M5.200 8.500c1.300-.4 2.500.7 2.700 2.300s-.6 2.700-1.800 2.700c-1.400 0-2.500-1.300-2.500-2.700 0-1.100.6-2 1.600-2.300zM18.800 8.500c-1.300-.4-2.500.7-2.700 2.300s.6 2.700 1.800 2.700c1.400 0 2.500-1.300 2.500-2.700 0-1.100-.6-2-1.600-2.300zM9.300 3.600c1.300 0 2.200 1.400 2.200 3s-.8 2.900-2 2.900S7.200 8.200 7.200 6.600s.9-3 2.100-3zM14.700 3.600c-1.300 0-2.200 1.400-2.200 3s.8 2.900 2 2.900 2.300-1.300 2.300-2.900-.9-3-2.100-3z",
            "var(--cattle)",
        ),
    effect_fed:
        body("M3 12h18c0 4.500-3.500 8-9 8s-9-3.500-9-8z", "var(--wood)") +
        body("M5.500 12c0-3 3-5 6.500-5s6.500 2 6.500 5z", "var(--food)") +
        shine("M5 13.500h14l-.5 1.500h-13z") +
        etched("M9 4.500c-1-1 .8-1.500 0-2.500M13.500 4.500c-1-1 .8-1.500 0-2.500"),
    effect_saved:
        body("M12 2.500 20 5v6c0 5-3 8.500-8 10.500C7 19.500 4 16 4 11V5z", "var(--flax)") +
        shade("M12 2.500v19C7 19.500 4 16 4 11V5z") +
        etched("m8.500 11.500 2.500 2.800 4.800-5.300"),
    effect_yellow_tile:
        body("M4 4h16v16H4z", "var(--gold)") +
        shine("M4.500 4.500h15v4h-15z") +
        etched("M8 20v-6a4 4 0 0 1 8 0v6"),
    effect_no_weapon:
        body(
            "M4.500 21.300c0-4.500 2-7.300 3.500-8.300h8c1.500 1 3.500 3.800 3.500 8.300z",
            "currentColor",
        ) +
        body(
            "M8.300 6.500h7.400v4c0 2.300-1.600 3.600-3.700 3.600s-3.700-1.300-3.700-3.600z",
            "var(--skin)",
        ) +
        dots(0.7, [10.4, 9.5], [13.6, 9.5]) +
        etched("M9 18.500c2-2 4-2 6 0M12 2v2M7 3.500l1 1.500M17 3.500l-1 1.500"),
    effect_begging:
        body("M4 12.500h16c0 4.500-3.500 7.500-8 7.500s-8-3-8-7.500z", "var(--ore)") +
        shine("M5 13.500h14l-.5 1.500h-13z") +
        etched("M9 9.500 15 3.500M9 3.500l6 6"),
} as const;
