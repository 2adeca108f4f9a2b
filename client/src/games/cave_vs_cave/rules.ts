/** Which rule speaks of a place or of a deed; what a rule is called like needs no line here. */
export const RULES: Readonly<Record<string, string>> = {
    take: "CVC-4.5",
    dig: "CVC-7.1",
    build: "CVC-6.1",
    raze: "CVC-6.4",
    furnish: "CVC-8.1",
    exchange: "CVC-5.6",
    trade: "CVC-5.3",
    replenish: "CVC-5.4",
    gain: "CVC-5.2",
    use: "CVC-9.1",
};
