/** Which rule speaks of a place or of a deed; what a rule is called like needs no line here. */
export const RULES: Readonly<Record<string, string>> = {
    lay: "MIN-3.1",
    use: "MIN-4.2",
    peek: "MIN-5.4",
    trap: "MIN-6.3",
    troll: "MIN-6.4",
    thunderstorm: "MIN-7.1",
    go: "MIN-8.1",
    stop: "MIN-8.1",
    discard: "MIN-2.3",
    propose: "MIN-9.3",
    agree: "MIN-9.3",
    refuse: "MIN-9.3",
    tool: "MIN-4.2",
    path: "MIN-3.1",
    treasures: "MIN-8.7",
    hand: "MIN-1.4",
};
