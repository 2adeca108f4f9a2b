/** Parts of a page that are loaded when they are wanted. */

const AGAIN_MS = 2_000;

/** Loads a part; while the line is broken, again and again until it is there. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
    for (;;) {
        try {
            return await load();
        } catch {
            await new Promise((again) => setTimeout(again, AGAIN_MS));
        }
    }
}
