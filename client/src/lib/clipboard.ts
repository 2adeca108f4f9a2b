/** The clipboard, also where browsers hide it: at an address in the house, without HTTPS. */

/** Copies a text, and says whether that went well. */
export async function copyText(text: string): Promise<boolean> {
    return (await copiedByClipboard(text)) || copiedBySelection(text);
}

async function copiedByClipboard(text: string): Promise<boolean> {
    if (!("clipboard" in navigator)) return false;
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch (error) {
        if (error instanceof DOMException) return false; // it is not allowed here
        throw error;
    }
}

/** The old way: an element off the screen is selected and copied. */
function copiedBySelection(text: string): boolean {
    const focused = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return copied;
}
