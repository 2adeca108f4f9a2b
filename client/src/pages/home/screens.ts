/** Screens of real games, as `make pictures` draws them from recorded games. */

const SCREENS = import.meta.glob<string>(
    ["../../../../docs/pictures/*.svg", "!**/icons.svg", "!**/terminal.svg"],
    { eager: true, query: "?url", import: "default" },
);

/** Returns the address of the screen of a game, if there is one. */
export function screenOf(game: string): string | undefined {
    return SCREENS[`../../../../docs/pictures/${game}.svg`];
}
