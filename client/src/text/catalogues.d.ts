/** Written by the build from the catalogues of Grotto: `pages` or the name of a game, and a language. */
declare module "virtual:texts/games" {
    /** Loads the words of a game, by its name and the language: "stone_age/en". */
    const loads: Readonly<Record<string, () => Promise<{ default: string[] }>>>;
    export default loads;
}

declare module "virtual:texts/*" {
    const sources: string[];
    export default sources;
}
