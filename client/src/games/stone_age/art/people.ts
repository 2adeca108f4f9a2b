/** People of the four professions, each with what makes theirs; 40 wide and 60 high, the ground at the bottom. */

/** Somebody in hides; the tunic has a colour of its own for each profession. */
function body(tunic: string): string {
    return (
        `<ellipse cx="17" cy="57" rx="13" ry="2.6" fill="var(--cast)"/>` +
        `<path d="M11 56V42h5v14zM18 56V42h5v14z" fill="var(--skin)"/>` +
        `<path d="M9 22c5-3 11-3 16 0l3 24c-7 3-15 3-22 0z" fill="${tunic}"/>` +
        `<path d="M17 20.5c3 0 6 .5 8 1.5l3 24c-3 1.3-7 2-11 2z" fill="var(--shade)"/>` +
        `<path d="M7 46l3 4 3-3 3 4 3-4 3 4 3-4 3 3 1-4z" fill="${tunic}"/>` +
        `<circle cx="17" cy="13" r="8" fill="var(--skin)"/>` +
        `<path d="M8 14C6 3 14 1 18 2c7 0 9 6 8 12-2-4-5-6-8-6s-7 2-10 6z" fill="var(--fur-dark)"/>`
    );
}

const arm = (d: string): string =>
    `<path d="${d}" fill="none" stroke="var(--skin)" stroke-width="4" stroke-linecap="round"/>`;

const wood = (d: string): string =>
    `<path d="${d}" fill="none" stroke="var(--trunk)" stroke-width="2.6" stroke-linecap="round"/>`;

const PEOPLE: Readonly<Record<string, string>> = {
    farmer:
        wood("M33 56V20") +
        `<path d="M33 21c-5-3-6-8-4-13 4 2 6 7 4 13zm0 0c5-3 6-8 4-13-4 2-6 7-4 13zm0 9c-5-2-7-6-6-10 4 1 7 5 6 10zm0 0c5-2 7-6 6-10-4 1-7 5-6 10z" fill="var(--wheat)" stroke="var(--hide-dark)" stroke-width=".8"/>` +
        body("var(--leaf)") +
        arm("M25 26 32 36"),
    toolmaker:
        wood("M33 46V18") +
        `<path d="M25 12c5-4 12-4 16 0v8c-5 2-11 2-16 0z" fill="var(--rock)" stroke="var(--edge)" stroke-width="1"/>` +
        body("var(--rock-dark)") +
        arm("M25 26 33 32"),
    builder:
        `<path d="M24 34 33 24l9 10v20H24z" fill="var(--hide-light)" stroke="var(--edge)" stroke-width="1"/>` +
        `<path d="M22 36 33 22l11 14-3 1-8-10-8 10z" fill="var(--earth)"/>` +
        `<path d="M30 54V43h6v11z" fill="var(--fur-dark)"/>` +
        body("var(--earth)") +
        arm("M24 27 29 38"),
    shaman:
        wood("M33 56V16") +
        `<circle cx="33" cy="12" r="6" fill="var(--culture)" stroke="var(--edge)" stroke-width="1"/>` +
        `<path d="m30 20-3 9m9-9 3 9" stroke="var(--ivory)" stroke-width="1.8" stroke-linecap="round"/>` +
        body("var(--robe)") +
        `<path d="M9 6C4 4 3 0 4-4m5 7C8-1 9-3 12-4m13 10c5-2 6-6 5-10m-5 7c1-4 0-6-3-7" fill="none" stroke="var(--ivory)" stroke-width="1.8" stroke-linecap="round"/>` +
        arm("M25 26 32 34"),
};

/** Returns somebody of a profession. */
export function personOf(profession: string): string {
    return PEOPLE[profession] ?? "";
}
