/** What one can do at a table, whatever is played. */
export const UI = {
    undo: '<path d="M9 5 4 10l5 5v-3.5h4a3.5 3.5 0 0 1 0 7H8v2.5h5a6 6 0 0 0 0-12H9z" />',
    redo: '<path d="m15 5 5 5-5 5v-3.5h-4a3.5 3.5 0 0 0 0 7h5v2.5h-5a6 6 0 0 1 0-12h4z" />',
} as const;
