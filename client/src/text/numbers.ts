/** Writes a number with a real minus sign, which is as wide as a plus. */
export function withMinus(number: number | string): string {
    return String(number).replace("-", "−");
}

/** Writes a change: what comes has a plus, what goes a minus. */
export function signed(number: number): string {
    return number > 0 ? `+${number}` : withMinus(number);
}
