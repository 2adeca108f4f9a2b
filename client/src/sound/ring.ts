/** What is heard when; nothing is told by sound alone. */
import { settings, type Volume } from "../lib/settings.svelte";
import type { LogLine } from "../wire/types";

import { soundsOf, type SoundsOfEvents } from "./heard";
import { mayPlay, play } from "./instrument";
import { SOUNDS, type SoundName } from "./sounds";

/** Sounds of one moment follow each other after so many seconds. */
const GAP = 0.22;
const LOUDNESS: Readonly<Record<Volume, number>> = { quiet: 0.4, normal: 1, loud: 2 };

/** Plays sounds one after the other, if one likes sounds and the browser has no objection. */
export function ring(...sounds: readonly SoundName[]): void {
    if (!settings.liked.sound || !mayPlay()) return;
    const loud = LOUDNESS[settings.liked.volume];
    sounds.forEach((name, place) => play(SOUNDS[name], loud, place * GAP));
}

/** Lets what has happened be heard, if one wants to hear more than that it is one's turn. */
export function ringFor(lines: readonly LogLine[], sounds: SoundsOfEvents): void {
    if (settings.liked.heard === "all") ring(...soundsOf(lines, sounds));
}
