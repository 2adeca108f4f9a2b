/** The sign of the page: it glows while one is asked, so that a tab in the background calls. */

const CALLING =
    "data:image/svg+xml," +
    encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#241e19"/><circle cx="16" cy="16" r="10" fill="#ffc36b"/></svg>',
    );

/** Lets the sign glow until the returned function is called. */
export function call(): () => void {
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    const usual = link?.href;
    if (link) link.href = CALLING;
    return () => {
        if (link && usual) link.href = usual;
    };
}
