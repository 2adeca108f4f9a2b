/** Whether a list that grows at its end is kept at that end: until somebody scrolls up to read. */

/** The place of a list as the browser measures it. */
export interface Scrolled {
    readonly scrollTop: number;
    readonly scrollHeight: number;
    readonly clientHeight: number;
}

/** So many pixels from its end a list still follows. */
const NEAR_END = 60;

/** Follows the end of a list. A browser tells of scrolling late, when the list may have grown again: only the way up counts. */
export class Following {
    isOn = true;
    /** Where the list was when it was at its end. */
    #end = 0;

    /** Takes in where the list is now. */
    scrolled({ scrollTop, scrollHeight, clientHeight }: Scrolled): void {
        const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
        if (isAtEnd) this.#end = scrollTop;
        if (isAtEnd) this.isOn = true;
        else if (scrollTop < this.#end - NEAR_END) this.isOn = false;
    }
}
