/** What happens is told step by step, each for as long as it has to be readable; whoever wants to stops it, or skips ahead. */
import { pace } from "../lib/pace.svelte";
import { SETTLES, TIMES } from "../lib/times";
import type { Frame } from "../wire/types";

import { Pacer } from "./pacer";
import { phaseIn, type Scene, type SomeTeller, type Step, type Told } from "./telling";

/** A scene with its time, as the person likes it. */
interface Paced {
    readonly frame: Frame;
    readonly step: Step | null;
    /** Milliseconds; it gets less where much waits to be told. */
    readonly lasts: number;
}

export class Story {
    /** What is being told now; nothing between two tales. */
    step = $state.raw<Step | null>(null);
    /** For how many milliseconds it has to be in sight, as the person likes it. */
    lasts = $state(0);
    /** Whether its pieces have landed: what is counted shows them from then on. */
    landed = $state(true);
    /** After how many milliseconds at normal speed they have; 0 where nothing is told. */
    lands = $state(0);
    /** How many steps are still to come. */
    waiting = $state(0);
    paused = $state(false);

    #number = 0;
    readonly #awaiting: (() => void)[] = [];
    #landing: ReturnType<typeof setTimeout> | undefined;
    /** The phase of what was taken in last. */
    #phase: string | null = null;
    readonly #pacer: Pacer<Paced>;

    constructor(private readonly show: (frame: Frame) => void) {
        this.#pacer = new Pacer(
            (scene, lasts) => this.#tell(scene, lasts),
            () => this.#end(),
        );
    }

    /** Whether something is told that could be stopped, or skipped. */
    get isOn(): boolean {
        return this.step !== null || this.waiting > 0;
    }

    /** Takes in what has happened; where time runs it may not take too long, and nothing is shorter than `least`. */
    take(scenes: readonly Scene[], teller: SomeTeller, { timeRuns = false, least = 0 } = {}): void {
        for (const { frame, step } of scenes) {
            const told = step && this.#numbered(step, teller);
            if (!step) this.#phase = phaseIn(frame.lines, teller) ?? this.#phase;
            const lasts = told ? Math.max(least, pace.readable(told.lasts)) : 0;
            this.#pacer.add(
                { frame, step: told, lasts },
                pace.stay(told?.kind ?? "aside", lasts, timeRuns),
            );
        }
        this.waiting = this.#pacer.size;
    }

    /** What begins a phase takes as long as its banner at least. */
    #numbered(step: Told, teller: SomeTeller): Step {
        const before = this.#phase;
        this.#phase = phaseIn(step.lines, teller) ?? before;
        const phase = before !== null && this.#phase !== before ? (this.#phase ?? "") : "";
        const lasts = phase ? Math.max(step.lasts, TIMES.banner) : step.lasts;
        return { ...step, phase, lasts, number: (this.#number += 1) };
    }

    pause(): void {
        this.paused = true;
        this.#pacer.hold();
    }

    goOn(): void {
        this.paused = false;
        this.#pacer.goOn();
    }

    /** Tells nothing new until what it returns is called: something lies over the board. */
    cover(): () => void {
        return this.#pacer.close();
    }

    toggle(): void {
        if (this.paused) this.goOn();
        else this.pause();
    }

    /** Tells the next step now. */
    next(): void {
        this.#pacer.step();
    }

    /** Shows all that is still to be told at once. */
    hurry(): void {
        this.paused = false;
        this.#pacer.hurry();
    }

    /** Is kept when all has been told. */
    over(): Promise<void> {
        if (!this.isOn) return Promise.resolve();
        return new Promise((resolve) => this.#awaiting.push(resolve));
    }

    #tell({ frame, step, lasts: whole }: Paced, lasts: number): void {
        clearTimeout(this.#landing);
        pace.share = whole ? lasts / whole : 1;
        this.waiting = this.#pacer.size;
        [this.step, this.lasts] = [step, lasts];
        this.lands = step ? Math.max(0, step.lasts - SETTLES) : 0;
        const flies = pace.lasting(this.lands);
        this.landed = flies <= 0;
        if (!this.landed) this.#landing = setTimeout(() => (this.landed = true), flies);
        this.show(frame);
    }

    #end(): void {
        clearTimeout(this.#landing);
        pace.share = 1;
        this.landed = true;
        this.lands = 0;
        this.step = null;
        this.waiting = this.#pacer.size;
        for (const resolve of this.#awaiting.splice(0)) resolve();
    }
}
