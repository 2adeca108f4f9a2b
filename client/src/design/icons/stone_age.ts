/** What only Stone Age has: figures, dice, tools, symbols of culture and professions. */

/** The outline of a figure, which boards fill with the colours of a seat. */
export const FIGURE =
    "M12 2.3a3.7 3.7 0 0 1 3.7 3.7c0 1.3-.6 2.3-1.5 3 3.3.6 6.5 1.9 6.5 4 0 1.3-1.8 1.7-4.4 1.4l2.9 6c.4.8-.1 1.5-1 1.5h-4.3L12 18.6l-1.9 3.3H5.8c-.9 0-1.4-.7-1-1.5l2.9-6c-2.6.3-4.4-.1-4.4-1.4 0-2.1 3.2-3.4 6.5-4a3.7 3.7 0 0 1-1.5-3A3.7 3.7 0 0 1 12 2.3z";

/** Head and shoulders on the left, which leave room for what a profession holds. */
const BUST =
    '<circle cx="7.5" cy="7" r="3.6"/><path d="M1.5 20.5c0-5.5 2.5-8.5 6-8.5s6 3 6 8.5z"/>';

/** The six faces of a die: where its pips are, as columns and rows of a grid of three. */
const PIPS = [
    ["11"],
    ["00", "22"],
    ["00", "11", "22"],
    ["00", "02", "20", "22"],
    ["00", "02", "11", "20", "22"],
    ["00", "01", "02", "20", "21", "22"],
] as const;

function face(pips: readonly string[]): string {
    const dots = pips.map((pip) => {
        const [x, y] = [Number(pip[0]), Number(pip[1])];
        return `<circle cx="${6.5 + x * 5.5}" cy="${6.5 + y * 5.5}" r="1.9"/>`;
    });
    return dots.join("");
}

export const STONE_AGE = {
    figure: `<path d="${FIGURE}"/>`,
    first_player:
        '<path d="M5 21 8 3h2.2l-.3 2.2C13 3.6 15.5 6.2 20 4.6l-2.3 9.2c-3.8 1.4-5.7-1-9 .4L7.4 21z"/>',
    tool: '<path d="M4.2 4.6C8 1.8 13.5 1.7 17 4c.9.6 1.2 1.7.7 2.7l-1 2a2 2 0 0 1-2.2 1L12.3 9 6 21.2c-.5.9-1.7 1.2-2.5.7-.9-.5-1.2-1.6-.7-2.5L9 7.5 5 6.7a1.2 1.2 0 0 1-.8-2.1z"/>',
    agriculture:
        '<path d="M11 22V12h2v10z"/><path d="M12 2c1.7 1.5 1.7 4 0 5.6C10.3 6 10.3 3.5 12 2zM6.5 5c2.8 0 4.6 1.7 4.8 4.4C8.5 9.5 6.6 7.8 6.5 5zm11 0c-2.8 0-4.6 1.7-4.8 4.4 2.8.1 4.7-1.6 4.8-4.4zm-11 5.5c2.8 0 4.6 1.7 4.8 4.4-2.8.1-4.7-1.6-4.8-4.4zm11 0c-2.8 0-4.6 1.7-4.8 4.4 2.8.1 4.7-1.6 4.8-4.4z"/>',
    card: '<path d="M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm.5 2.5v6.5h13V4.5zm0 9v6h13v-6z"/>',
    secret_card:
        '<path fill-rule="evenodd" d="M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm3.6 7.2h2.2c0-1 .6-1.6 1.4-1.6.9 0 1.5.5 1.5 1.3 0 .7-.4 1.1-1.2 1.6-1 .7-1.5 1.3-1.5 2.5v.5h2.1v-.3c0-.7.4-1 1.1-1.5 1-.7 1.7-1.5 1.7-2.9 0-1.9-1.5-3.1-3.6-3.1-2.2 0-3.7 1.3-3.7 3.5zm2.3 5.9v2.3h2.3v-2.3z"/>',
    building: '<path d="M12 2.5 22 11l-1.6 1.8-1.4-1.2V21h-5v-6h-4v6H5v-9.4l-1.4 1.2L2 11z"/>',
    dice: '<path fill-rule="evenodd" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm2 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm5 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
    die_1: face(PIPS[0]),
    die_2: face(PIPS[1]),
    die_3: face(PIPS[2]),
    die_4: face(PIPS[3]),
    die_5: face(PIPS[4]),
    die_6: face(PIPS[5]),

    // eight symbols of culture
    writing:
        '<path fill-rule="evenodd" d="M5 2.5h14A1.5 1.5 0 0 1 20.5 4v16a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 20V4A1.5 1.5 0 0 1 5 2.5zM6.5 6l2 3.5L10.5 6zm7 0l2 3.5L17.5 6zM6.5 11.5h7V13h-7zm9 0h2V13h-2zm-9 3.5h3v1.5h-3zm5 0h6v1.5h-6zm-5 2.8h7v1.4h-7z"/>',
    medicine:
        '<path d="M3 11h18c0 4-2 6.8-5 8v2.5H8V19c-3-1.2-5-4-5-8z"/><path d="m13.2 9.5 4.6-7.3c.5-.8 1.6-1 2.4-.5s1 1.6.4 2.4L16.8 9.5z"/><path d="M9.5 9.5C6 9.3 4 7 4.2 3.3 7.7 3.5 9.7 5.8 9.5 9.5z"/>',
    pottery:
        '<path d="M8 2.5h8v2.3h-1.2c.2 1.4.9 2.2 2 3.1 1.6 1.3 2.7 2.9 2.7 5 0 3.3-1.7 5.9-4 7.2v1.4h-7v-1.4c-2.3-1.3-4-3.9-4-7.2 0-2.1 1.1-3.7 2.7-5 1.1-.9 1.8-1.7 2-3.1H8z"/><path d="m5.5 12.5 2.2-2 2.2 2 2.1-2 2.2 2 2.2-2 2.2 2" fill="none" stroke="var(--symbol-cut, #fff8)" stroke-width="1.5"/>',
    art: '<path d="M12 1.8a3 3 0 0 1 3 3c0 1.2-.6 2.2-1.5 2.7 2.7.5 4.5 2 4.5 4.2 0 1.5-.9 2.5-2 2.8.8.8 1.2 1.8 1.2 2.9 0 2.6-1.5 4.6-3.2 4.8h-4c-1.7-.2-3.2-2.2-3.2-4.8 0-1.1.4-2.1 1.2-2.9-1.1-.3-2-1.3-2-2.8 0-2.2 1.8-3.7 4.5-4.2A3.1 3.1 0 0 1 9 4.8a3 3 0 0 1 3-3z"/>',
    music: '<path d="M4 9.5 6.2 20c.2 1 .9 1.5 1.8 1.5h8c.9 0 1.6-.5 1.8-1.5L20 9.5c-2 1.2-4.7 1.8-8 1.8s-6-.6-8-1.8z"/><ellipse cx="12" cy="7.2" rx="8.5" ry="2.9"/><path d="M14 6 20.5 1.5M10 6 3.5 1.5" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
    transport:
        '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8z"/><circle cx="12" cy="12" r="2.6"/><path d="M11 4h2v16h-2zM4 11h16v2H4z"/><path d="m6 7.4 1.4-1.4L18 16.6 16.6 18zM16.6 6 18 7.4 7.4 18 6 16.6z"/>',
    weaving:
        '<path d="M3 2.5h18v2.5H3zM3 19h18v2.5H3z"/><path d="M5 5v14M8.5 5v14M12 5v14M15.5 5v14M19 5v14" stroke="currentColor" stroke-width="1.3"/><path d="M4 8.5h16M4 11.5h16M4 14.5h9" stroke="currentColor" stroke-width="1.8"/>',
    time: '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 2.4a7.1 7.1 0 1 0 0 14.2 7.1 7.1 0 0 0 0-14.2z"/><path d="M10.9 12.5V6h2.2v5.5l4 2.7-1.3 1.8z"/><circle cx="12" cy="12.2" r="1.6"/>',

    // four professions
    farmer: `${BUST}<path d="M18.3 22V10h1.7v12z"/><path d="M19.2 2c1.4 1.4 1.4 3.6 0 5-1.4-1.4-1.4-3.6 0-5zm-4.7 3.6c2.5 0 4.1 1.5 4.2 3.9-2.5.1-4.1-1.5-4.2-3.9zm9.4 0c-2.5 0-4.1 1.5-4.2 3.9 2.5.1 4.1-1.5 4.2-3.9z"/>`,
    toolmaker: `${BUST}<path d="M18 7.5h2V22h-2z"/><path d="M14 4.5c2.5-1.8 7-1.8 9.5 0v4.2c-2.5 1-7 1-9.5 0z"/>`,
    builder: `${BUST}<path d="m18.7 6 5 4.7-1.1 1.2-.6-.5V21h-6.5v-9.6l-.6.5-1.2-1.2z"/>`,
    shaman: `${BUST}<path d="M18.3 9h1.8v13h-1.8z"/><circle cx="19.2" cy="6" r="3.7"/><path d="M16.4 12.5 15.2 16.6M22 12.5l1.1 4.1" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/>`,
} as const;
