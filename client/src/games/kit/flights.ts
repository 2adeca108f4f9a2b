/** Pieces that travel over a board; what they mean belongs to each game. */

/** Pieces on their way; the ends are names of spots on the screen. */
export interface Flight {
    readonly icon: string;
    readonly count: number;
    readonly from: string;
    readonly to: string;
    /** Which event it belongs to: later ones start later. */
    readonly step: number;
    /** Milliseconds at normal speed that it waits for, such as dice that have to fall first. */
    readonly wait?: number;
}

/** Somebody has just come to a place. */
export interface Arrival {
    readonly place: string;
    readonly seat: number;
}

/** So many pieces of a kind are seen at most, however many there are. */
export const MOST_PIECES = 6;
