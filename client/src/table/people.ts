/** Other people at a table: who sits there, and who has said something. */
import type { ChatLine, Occupant } from "../wire/types";

export interface Somebody {
    readonly key: string;
    readonly name: string;
    /** How the server knows who is meant. */
    readonly who: { readonly seat: number } | { readonly line: number };
}

/** Returns everybody else, each once: by the seat, or by the last line of who only looks on. */
export function peopleAt(
    occupants: readonly Occupant[],
    chat: readonly ChatLine[],
): readonly Somebody[] {
    const seated = occupants
        .filter(({ kind, yours }) => kind === "person" && !yours)
        .map(({ seat, name }) => ({ key: `seat ${seat}`, name, who: { seat } }));
    const spoken = new Map(
        chat.filter(({ seat }) => seat < 0).map(({ name, number }) => [name, number]),
    );
    const others = [...spoken].map(([name, line]) => ({
        key: `line ${line}`,
        name,
        who: { line },
    }));
    return [...seated, ...others];
}
