/** Signs of life while somebody with an account looks at a page: friends may see them, if one likes. */
import { post, Refused } from "../net/api";

import { me } from "./me.svelte";

const EVERY = 60_000;

/** Gives signs of life until the function that it returns is called. */
export function here(): () => void {
    const timer = setInterval(() => void give(), EVERY);
    return () => clearInterval(timer);
}

async function give(): Promise<void> {
    if (document.hidden || !me.person?.account) return;
    try {
        await post("/me/here");
    } catch (error) {
        if (!(error instanceof Refused)) throw error; // the next one may arrive
    }
}
