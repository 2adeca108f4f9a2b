/** Which rulebook lies open beside the table; one drawer serves all pages. */

class Reading {
    game = $state("");
    /** The rule that somebody wants to see; nothing opens the book at its beginning. */
    rule = $state("");
    open = $state(false);

    /** Opens the rulebook of a game, perhaps at a rule. */
    show(game: string, rule = ""): void {
        this.game = game;
        this.rule = rule;
        this.open = true;
    }
}

export const reading = new Reading();
