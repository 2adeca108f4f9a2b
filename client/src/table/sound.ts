/** Small sounds, made on the spot: nothing is loaded, and nothing sounds unless one wants it. */
import { settings } from "../lib/settings.svelte";

/** Notes of a sound: frequency, when it begins, and how long it rings, in seconds. */
type Note = readonly [hertz: number, start: number, length: number];

const SOUNDS = {
    turn: [
        [523.25, 0, 0.5],
        [783.99, 0.12, 0.7],
    ],
    move: [[196, 0, 0.12]],
    end: [
        [392, 0, 0.5],
        [523.25, 0.15, 0.5],
        [659.25, 0.3, 0.9],
    ],
} as const satisfies Record<string, readonly Note[]>;

const LOUD = 0.12;

let context: AudioContext | null = null;

export function ring(sound: keyof typeof SOUNDS): void {
    if (!settings.liked.sound) return;
    context ??= new AudioContext();
    for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, [hertz, start, length]: Note): void {
    const at = audio.currentTime + start;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
}
