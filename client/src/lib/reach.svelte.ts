/** Where others find this server: whoever plays on its own machine sees an address that only they can open. */
import { get, Refused } from "../net/api";
import type { Reach as Answer } from "../wire/http";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Starts a server that others in the network can reach. */
export const FOR_OTHERS = 'make play ARGS="--host 0.0.0.0"';

class Reach {
    /** What links for others begin with. */
    origin = $state(location.origin);
    /** Whether others can open them. */
    others = $state(true);
    #asked = false;

    /** Whether links lead elsewhere than this page. */
    get isElsewhere(): boolean {
        return this.origin !== location.origin;
    }

    /** Asks once, and only where the address of this page is one for this machine alone. */
    async load(): Promise<void> {
        if (this.#asked || !isLoopback(location.hostname)) return;
        this.#asked = true;
        try {
            const { others, origin } = await get<Answer>("/reach");
            [this.others, this.origin] = [others, origin || location.origin];
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.#asked = false;
        }
    }
}

/** Whether a name means the very machine on which it is said. */
function isLoopback(hostname: string): boolean {
    return LOOPBACK.test(hostname);
}

export const reach = new Reach();
