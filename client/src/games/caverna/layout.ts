/** How the board is arranged in the place that a screen gives it. */

/** Everything side by side; spaces above the homes; or one part at a time, with tabs. */
export type Arrangement = "desk" | "tall" | "tabs";

/** The parts that tabs lead to. */
export type Part = "spaces" | "home" | "others" | "tray";

export const PARTS: readonly Part[] = ["spaces", "home", "others", "tray"];

const DESK = { width: 860, height: 500 };
const TALL = { width: 600, height: 760 };

export function arrangementOf(width: number, height: number): Arrangement {
    if (width >= DESK.width && height >= DESK.height) return "desk";
    return width >= TALL.width && height >= TALL.height ? "tall" : "tabs";
}

/** Answers to these questions lie on action spaces. */
const ON_SPACES: ReadonlySet<string> = new Set(["place", "imitate", "save", "loot"]);
/** Answers to these are paid from goods. */
const IN_TRAY: ReadonlySet<string> = new Set(["coins", "prepare", "last-chance"]);
/** What is laid, built or kept at home; other deeds are done where the dwarf stands. */
const AT_HOME: ReadonlySet<string> = new Set(["lay", "furnish", "fence", "stable", "keep"]);

/** Returns where a question is answered; nothing if nobody is asked. */
export function partFor(kind: string | undefined, verbs: Iterable<string>): Part | null {
    if (!kind) return null;
    if (ON_SPACES.has(kind)) return "spaces";
    if (IN_TRAY.has(kind)) return "tray";
    const isAtHome = [...verbs].some((verb) => AT_HOME.has(verb));
    return kind === "act" && !isAtHome ? "spaces" : "home";
}
