/** What sounds are put together from: tones that may glide, and noise in a band. Times are in seconds. */

export interface Tone {
    readonly wave: "sine" | "triangle" | "square";
    readonly hertz: number;
    /** Where it glides to; without it the tone stays where it is. */
    readonly to?: number;
    readonly at: number;
    readonly lasts: number;
    /** How loud it begins, 1 being as loud as anything gets. */
    readonly loud: number;
}

export interface Noise {
    readonly wave: "noise";
    /** The middle of the band. */
    readonly hertz: number;
    readonly to?: number;
    /** How narrow the band is: at 1 it is wide, at 10 it whistles. */
    readonly narrow: number;
    readonly at: number;
    readonly lasts: number;
    readonly loud: number;
}

export type Part = Tone | Noise;
export type Sound = readonly Part[];

/** Something hard that meets something hollow. */
export function knock(hertz: number, at = 0, loud = 0.7): Sound {
    return [
        { wave: "sine", hertz: hertz * 1.5, to: hertz, at, lasts: 0.12, loud },
        { wave: "noise", hertz: hertz * 6, narrow: 1.5, at, lasts: 0.03, loud: loud * 0.5 },
    ];
}

/** Something small and hard that falls. */
export function click(hertz: number, at = 0, loud = 0.5): Sound {
    return [{ wave: "noise", hertz, narrow: 4, at, lasts: 0.04, loud }];
}

/** Metal that rings; its overtones fit no chord, as in any bar or hammer. */
export function ringing(hertz: number, at = 0, lasts = 0.5, loud = 0.3): Sound {
    return [1, 1.59, 2.74].map((times) => ({
        wave: "sine",
        hertz: hertz * times,
        at,
        lasts: lasts / times,
        loud: loud / times,
    }));
}

/** Air, water or paper that passes by; a band of noise is softer than a tone of the same loudness. */
export function swish(hertz: number, to: number, lasts: number, at: number, loud: number): Sound {
    return [{ wave: "noise", hertz, to, narrow: 1.2, at, lasts, loud }];
}

/** A note of a melody. */
export function note(hertz: number, at = 0, lasts = 0.5, loud = 0.45): Sound {
    return [{ wave: "triangle", hertz, at, lasts, loud }];
}
