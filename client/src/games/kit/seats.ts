/** Who comes first on a board. */

/** Returns the seats as a viewer meets them: the own one first, the others as they sit. Onlookers begin with the first seat. */
export function seatsInOrder(seats: number, viewer: number): number[] {
    const own = viewer >= 0 && viewer < seats ? viewer : 0;
    return Array.from({ length: seats }, (_, index) => (own + index) % seats);
}
