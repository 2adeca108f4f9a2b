/** What is heard of what has happened. */
import type { LogLine } from "../wire/types";

import type { SoundName } from "./sounds";

/** So many things that happen at once are heard; the rest goes without. */
const MOST = 3;

/** Which sound an event has, by its kind. */
export type SoundsOfEvents = Readonly<Record<string, SoundName>>;

/** Returns what some lines sound like: each sound once, in their order. */
export function soundsOf(lines: readonly LogLine[], sounds: SoundsOfEvents): readonly SoundName[] {
    const heard = lines
        .map(({ event }) => sounds[String(event["kind"])])
        .filter((name) => name !== undefined);
    const different = [...new Set(heard)].slice(0, MOST);
    return different.length || !lines.length ? different : ["move"];
}
