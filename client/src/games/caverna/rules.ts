/** Which rule speaks of a place or of a deed; what a rule is called like needs no line here. */
export const RULES: Readonly<Record<string, string>> = {
    place: "CAV-2.5",
    dwarf: "CAV-2.6",
    eat: "CAV-7.2",
    feed: "CAV-10.4",
    fence: "CAV-5.4",
    forge: "CAV-6.1",
    furnish: "CAV-5.1",
    gold: "CAV-7.3",
    grow: "CAV-5.2",
    keep: "CAV-8.4",
    lay: "CAV-3.3",
    loot: "CAV-6.5",
    ruby: "CAV-7.4",
    skip: "CAV-10.8",
    sow: "CAV-5.3",
    stable: "CAV-5.5",
};
