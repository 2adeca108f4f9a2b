/** What a browser keeps for us. It may keep nothing at all: then what we know lives as long as the page. */
export function withStorage<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
        return use(localStorage);
    } catch (error) {
        if (error instanceof DOMException) return otherwise;
        throw error;
    }
}
