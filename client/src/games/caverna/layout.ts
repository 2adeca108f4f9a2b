/** How the board is arranged in the place that a screen gives it. */

/** Everything side by side; spaces and farms as two pages; or one part at a time on a small screen. */
export type Arrangement = "desk" | "pages" | "phone";

/** The parts that tabs lead to; on two pages the other homes lie below one's own. */
export type Part = "spaces" | "home" | "others";

const DESK = { width: 860, height: 560 };
const PAGES = { width: 600, height: 560 };

export function arrangementOf(width: number, height: number): Arrangement {
    if (width >= DESK.width && height >= DESK.height) return "desk";
    return width >= PAGES.width && height >= PAGES.height ? "pages" : "phone";
}

/** Returns which parts have a tab. */
export function partsOf(arrangement: Arrangement, seats: number): readonly Part[] {
    if (arrangement === "desk") return [];
    const parts: readonly Part[] = ["spaces", "home"];
    return arrangement === "phone" && seats > 1 ? [...parts, "others"] : parts;
}

/** So many spaces lie side by side: two stacks, or one where there is no room for two. */
export function isNarrow(width: number): boolean {
    return width < 560;
}

/** Answers to these questions lie on action spaces, or beside the one where a dwarf acts. */
const ON_SPACES: ReadonlySet<string> = new Set(["place", "imitate", "save", "loot", "sell", "buy"]);
/** What is laid, built or kept at home; other deeds are done where the dwarf stands. */
const AT_HOME: ReadonlySet<string> = new Set(["lay", "furnish", "fence", "stable", "keep"]);

/** Returns where a teacher points; nothing if that is above all parts, or nobody teaches. */
export function partWith(spots: readonly string[], own: number): Part | null {
    const [spot = ""] = spots;
    if (spot.startsWith("space")) return "spaces";
    if (!spot.startsWith("seat-")) return null;
    return spot.split("-")[1] === `${own}` ? "home" : "others";
}

/** Returns where a question is answered; nothing if nobody is asked. */
export function partFor(kind: string | undefined, verbs: Iterable<string>): Part | null {
    if (!kind) return null;
    if (ON_SPACES.has(kind)) return "spaces";
    const isAtHome = [...verbs].some((verb) => AT_HOME.has(verb));
    return kind === "act" && !isAtHome ? "spaces" : "home";
}
