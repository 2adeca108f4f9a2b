/** Plays sounds; browsers let it, once their page was touched. */
import type { Part, Sound } from "./parts";

/** So loud is a part whose loudness is 1: nothing startles. */
const LOUDEST = 0.25;
const NOISE_SECONDS = 1;
/** Nothing begins with a crack: it swells for a moment. */
const SWELL = 0.008;
const SILENT = 0.0001;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Whether the page was touched: before that browsers keep still, and complain. */
export function mayPlay(): boolean {
    return navigator.userActivation?.hasBeenActive ?? true;
}

/** Plays a sound, after so many seconds. */
export function play(sound: Sound, loud: number, after = 0): void {
    audio ??= new AudioContext();
    for (const part of sound) strike(audio, part, loud, audio.currentTime + after + part.at);
}

function strike(into: AudioContext, part: Part, loud: number, at: number): void {
    const end = at + part.lasts;
    const volume = new GainNode(into, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(part.loud * loud * LOUDEST, at + SWELL);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    const source = part.wave === "noise" ? rushing(into, part, at) : singing(into, part, at);
    source.sounding.connect(volume).connect(into.destination);
    source.begun.start(at);
    source.begun.stop(end);
}

interface Source {
    readonly begun: AudioScheduledSourceNode;
    readonly sounding: AudioNode;
}

function singing(into: AudioContext, part: Exclude<Part, { wave: "noise" }>, at: number): Source {
    const tone = new OscillatorNode(into, { type: part.wave, frequency: part.hertz });
    glide(tone.frequency, part, at);
    return { begun: tone, sounding: tone };
}

function rushing(into: AudioContext, part: Extract<Part, { wave: "noise" }>, at: number): Source {
    const rush = new AudioBufferSourceNode(into, { buffer: noiseFor(into), loop: true });
    const band = new BiquadFilterNode(into, {
        type: "bandpass",
        frequency: part.hertz,
        Q: part.narrow,
    });
    glide(band.frequency, part, at);
    return { begun: rush, sounding: rush.connect(band) };
}

function glide(pitch: AudioParam, { hertz, to, lasts }: Part, at: number): void {
    if (to === undefined) return;
    pitch.setValueAtTime(hertz, at);
    pitch.exponentialRampToValueAtTime(to, at + lasts);
}

/** Noise that is the same every time: any numbers will do that follow no pattern an ear can find. */
function noiseFor(into: AudioContext): AudioBuffer {
    if (noise) return noise;
    const length = into.sampleRate * NOISE_SECONDS;
    noise = new AudioBuffer({ length, sampleRate: into.sampleRate });
    const samples = noise.getChannelData(0);
    let number = 1;
    for (let place = 0; place < length; place += 1) {
        number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0;
        samples[place] = number / 2 ** 31 - 1;
    }
    return noise;
}
