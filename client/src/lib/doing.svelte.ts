/** Something that a person has asked for: busy while it is on its way, and a problem if it was refused. */
import { Refused } from "../net/api";
import { texts } from "../text/texts.svelte";

export class Doing {
    #refused = $state.raw<Refused | null>(null);
    #doing = $state("");

    /** Does one thing at a time; `what` tells several buttons apart. Says whether it went well. */
    async do(work: () => Promise<unknown>, what = "it"): Promise<boolean> {
        if (this.#doing) return false;
        this.#doing = what;
        this.#refused = null;
        try {
            await work();
            return true;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.#refused = error;
            return false;
        } finally {
            this.#doing = "";
        }
    }

    get busy(): boolean {
        return this.#doing !== "";
    }

    isDoing(what: string): boolean {
        return this.#doing === what;
    }

    /** What went wrong, in the language of the moment. */
    get problem(): string {
        return this.#refused ? texts.say(this.#refused.text) : "";
    }
}
