/** Turns that end by hand: the server is told once for each of one's own seats, and again when one likes it otherwise. */
import { newKey } from "../net/api";
import type { ByHand, Occupant } from "../wire/types";

type Seat = Pick<Occupant, "seat" | "yours" | "by_hand">;

export class EndsByHand {
    /** What each seat has been told here; another browser of the same person may have told it otherwise since. */
    readonly #told = new Map<number, boolean>();
    /** What may not have arrived yet, by its key. */
    readonly #sent = new Map<string, ByHand>();

    constructor(readonly send: (message: ByHand) => void) {}

    /** Says what a person likes for all of their seats. */
    like(on: boolean, seats: readonly Seat[]): void {
        for (const { seat, yours, by_hand } of seats) {
            if (!yours) this.#told.delete(seat); // whoever sits down there later begins anew
            if (!yours) continue;
            const told = this.#told.get(seat) ?? by_hand;
            this.#told.set(seat, on);
            if (told !== on) this.#tell({ type: "by_hand", key: newKey(), seat, on });
        }
    }

    #tell(message: ByHand): void {
        this.#sent.set(message.key, message);
        this.send(message);
    }

    /** Whether an answer is about this: it is not worth a word. */
    hear(key: string): boolean {
        return this.#sent.delete(key);
    }

    sendAgain(): void {
        for (const message of this.#sent.values()) this.send(message);
    }
}
