/** Which rulebook lies open beside the table; one drawer serves all pages. */

class Reading {
    game = $state("");
    /** The rule that somebody wants to see; nothing opens the book at its beginning. */
    rule = $state("");
    open = $state(false);
    /** How often somebody has asked for a rule: who asks again is led there again. */
    asked = $state(0);

    /** Opens the rulebook of a game, perhaps at a rule. */
    show(game: string, rule = ""): void {
        this.game = game;
        this.rule = rule;
        this.open = true;
        this.asked += 1;
    }
}

export const reading = new Reading();
