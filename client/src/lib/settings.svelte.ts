/** What a person likes; kept in this browser alone. */
import { LANGUAGES, preferred, texts, type Language } from "../text/texts.svelte";

import { withStorage } from "./storage";
import type { Speed } from "./times";

export type Theme = "system" | "light" | "dark";
export type Confirm = "once" | "twice";
export type Volume = "quiet" | "normal" | "loud";
export type Heard = "turn" | "all";
export type Newcomer = "first" | "always" | "never";

interface Liked {
    language: Language;
    theme: Theme;
    motion: boolean;
    sound: boolean;
    volume: Volume;
    /** Whether all that happens is heard, or only that it is one's turn and that the game is over. */
    heard: Heard;
    speed: Speed;
    confirm: Confirm;
    /** Whether one's turn ends only when one says so. */
    byHand: boolean;
    /** Whether questions are explained: in the first games of each kind, always or never. */
    newcomer: Newcomer;
    name: string;
}

const PLACE = "grotto.settings";
const LONGEST_NAME = 40; // as the server has it

function defaults(): Liked {
    return {
        language: preferred(navigator.languages),
        theme: "system",
        motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
        sound: true,
        volume: "normal",
        heard: "turn",
        speed: "normal",
        confirm: "once",
        byHand: false,
        newcomer: "first",
        name: "",
    };
}

const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isOneOf =
    (...words: readonly string[]) =>
    (value: unknown): boolean =>
        words.some((word) => word === value);

/** What each setting may be; a browser keeps what older versions and other people have written there. */
const FITS: Readonly<Record<keyof Liked, (value: unknown) => boolean>> = {
    language: isOneOf(...LANGUAGES),
    theme: isOneOf("system", "light", "dark"),
    motion: isFlag,
    sound: isFlag,
    volume: isOneOf("quiet", "normal", "loud"),
    heard: isOneOf("turn", "all"),
    speed: isOneOf("slow", "normal", "fast"),
    confirm: isOneOf("once", "twice"),
    byHand: isFlag,
    newcomer: isOneOf("first", "always", "never"),
    name: (value) => typeof value === "string" && value.length <= LONGEST_NAME,
};

/** Returns the settings in a text, without those that make no sense. */
function likedIn(text: string): Partial<Liked> {
    try {
        const kept: unknown = JSON.parse(text);
        if (typeof kept !== "object" || kept === null) return {};
        return Object.fromEntries(Object.entries(kept).filter(isFitting));
    } catch (error) {
        if (error instanceof SyntaxError) return {};
        throw error;
    }
}

function isFitting([key, value]: [string, unknown]): boolean {
    return Object.hasOwn(FITS, key) && FITS[key as keyof Liked](value);
}

function remembered(): Partial<Liked> {
    return likedIn(withStorage((storage) => storage.getItem(PLACE), null) ?? "{}");
}

class Settings {
    liked = $state<Liked>({ ...defaults(), ...remembered() });

    /** Begins to follow the settings; the language is there when it is done. */
    async begin(): Promise<void> {
        await texts.use(this.liked.language);
        this.#show();
    }

    async change(wish: Partial<Liked>): Promise<void> {
        Object.assign(this.liked, wish);
        withStorage((storage) => storage.setItem(PLACE, JSON.stringify(this.liked)), undefined);
        this.#show();
        if (wish.language) await texts.use(wish.language);
    }

    toggleSound(): Promise<void> {
        return this.change({ sound: !this.liked.sound });
    }

    #show(): void {
        const root = document.documentElement;
        root.dataset["theme"] = this.liked.theme;
        root.dataset["motion"] = this.liked.motion ? "on" : "off";
    }
}

export const settings = new Settings();
