/** Which key does what at a table; letters go by their place, so that any keyboard layout has them. */

export type KeyWish =
    | { readonly kind: "pick"; readonly row: number }
    | { readonly kind: "step"; readonly by: 1 | -1 }
    | { readonly kind: "confirm" | "release" | "help" | "search" }
    | { readonly kind: "undo" | "undo_turn" | "redo" | "end_turn" | "skip" | "hint" | "coach" }
    | { readonly kind: "log" | "mute" | "book" | "pause" | "next" | "speed" };

/** Letters, by their place on the keyboard. */
const LETTERS: Readonly<Record<string, KeyWish>> = {
    KeyU: { kind: "undo" },
    KeyT: { kind: "undo_turn" },
    KeyR: { kind: "redo" },
    KeyE: { kind: "end_turn" },
    KeyS: { kind: "skip" },
    KeyH: { kind: "hint" },
    KeyC: { kind: "coach" },
    KeyM: { kind: "mute" },
    KeyL: { kind: "log" },
    KeyP: { kind: "pause" },
    KeyN: { kind: "next" },
    KeyF: { kind: "speed" },
    KeyB: { kind: "book" },
};

export interface Pressed {
    readonly key: string;
    readonly code: string;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
}

/** Returns what a key asks for; keys of the browser, and those pressed while writing, ask for nothing. */
export function wishOf(event: Pressed): KeyWish | null {
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit) return { kind: "pick", row: Number(digit) };
    if (event.key === "ArrowDown") return { kind: "step", by: 1 };
    if (event.key === "ArrowUp") return { kind: "step", by: -1 };
    if (event.key === "Enter") return { kind: "confirm" };
    if (event.key === "Escape") return { kind: "release" };
    if (event.key === "?") return { kind: "help" };
    if (event.key === "/") return { kind: "search" };
    return LETTERS[event.code] ?? null;
}
