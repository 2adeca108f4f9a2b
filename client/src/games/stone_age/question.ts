/** What a seat is asked, read from the line of words in the view; everybody at the table may know it. */

export type Asked =
    | { readonly kind: "place" | "act"; readonly seat: number }
    | {
          readonly kind: "tools";
          readonly seat: number;
          readonly good: string;
          readonly total: number;
      }
    | { readonly kind: "card"; readonly seat: number; readonly space: number }
    | { readonly kind: "building"; readonly seat: number; readonly stack: number }
    | { readonly kind: "take"; readonly seat: number; readonly dice: readonly number[] }
    | {
          readonly kind: "feed";
          readonly seat: number;
          readonly missing: number;
          readonly served: number;
      };

/** Reads "tools 0 wood 17" and its like; null while nobody is asked. */
export function askedIn(question: string): Asked | null {
    const [kind, who, ...rest] = question.split(" ");
    const seat = Number(who);
    const numbers = rest.map(Number);
    switch (kind) {
        case "place":
        case "act":
            return { kind, seat };
        case "tools":
            return { kind, seat, good: rest[0] ?? "", total: Number(rest[1]) };
        case "card":
            return { kind, seat, space: numbers[0] ?? 0 };
        case "building":
            return { kind, seat, stack: numbers[0] ?? 0 };
        case "take":
            return { kind, seat, dice: numbers.slice(1) };
        case "feed":
            return { kind, seat, missing: numbers[0] ?? 0, served: numbers[1] ?? 0 };
        default:
            return null;
    }
}
