/** What somebody has looked at from the review of a table, so that they come back to it. */
const LOOKED = new WeakMap<object, string>();

/** Remembers the place from which somebody looks at a table. */
export function leaveFrom(table: object, place: string): void {
    LOOKED.set(table, place);
}

/** Goes back to that place, once. */
export function comeBack(table: object): (element: HTMLElement) => void {
    return (element) => {
        const place = LOOKED.get(table);
        LOOKED.delete(table);
        element.querySelector<HTMLElement>(`[data-look="${place ?? ""}"]`)?.focus();
    };
}
