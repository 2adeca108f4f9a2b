/** What a person likes; kept in this browser alone. */
import { isLanguage, preferred, texts, type Language } from "../text/texts.svelte";

export type Theme = "system" | "light" | "dark";
export type Confirm = "once" | "twice";
export type Speed = "slow" | "normal" | "fast";

interface Liked {
    language: Language;
    theme: Theme;
    motion: boolean;
    sound: boolean;
    speed: Speed;
    confirm: Confirm;
    name: string;
}

const PLACE = "grotto.settings";

function defaults(): Liked {
    return {
        language: preferred(navigator.languages),
        theme: "system",
        motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
        sound: false,
        speed: "normal",
        confirm: "once",
        name: "",
    };
}

function remembered(): Partial<Liked> {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
        return typeof kept === "object" && kept !== null ? kept : {};
    } catch (error) {
        if (error instanceof SyntaxError || error instanceof DOMException) return {};
        throw error;
    }
}

/** A browser that keeps nothing forgets what one likes with the page. */
function remember(liked: Liked): void {
    try {
        localStorage.setItem(PLACE, JSON.stringify(liked));
    } catch (error) {
        if (!(error instanceof DOMException)) throw error;
    }
}

class Settings {
    liked = $state<Liked>({ ...defaults(), ...remembered() });

    /** Begins to follow the settings; the language is there when it is done. */
    async begin(): Promise<void> {
        if (!isLanguage(this.liked.language)) this.liked.language = "en";
        await texts.use(this.liked.language);
        this.#show();
    }

    async change(wish: Partial<Liked>): Promise<void> {
        Object.assign(this.liked, wish);
        remember(this.liked);
        this.#show();
        if (wish.language) await texts.use(wish.language);
    }

    #show(): void {
        const root = document.documentElement;
        root.dataset["theme"] = this.liked.theme;
        root.dataset["motion"] = this.liked.motion ? "on" : "off";
    }
}

export const settings = new Settings();
