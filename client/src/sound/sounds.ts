/** Every sound of the house. Nothing is loaded: browsers make them of these numbers. */
import { click, knock, note, ringing, swish, type Sound } from "./parts";

const [C, E, G, HIGH_C, HIGH_E] = [523.25, 659.25, 783.99, 1046.5, 1318.5];

export const SOUNDS = {
    /** It is one's turn. */
    turn: [...note(C), ...note(G, 0.12, 0.7)],
    /** The game is over. */
    fanfare: [
        ...note(G / 2, 0, 0.25),
        ...note(C, 0.16, 0.25),
        ...note(E, 0.32, 0.25),
        ...note(G, 0.48, 0.9),
        ...note(HIGH_C, 0.48, 1.1, 0.35),
        ...ringing(HIGH_E, 0.48, 1, 0.1),
    ],
    /** Something was done that has no sound of its own. */
    move: knock(170, 0, 0.4),
    wood: [...knock(310), ...knock(255, 0.1, 0.5)],
    stone: [...knock(95, 0, 0.9), ...click(900, 0.01)],
    brick: [...knock(140, 0, 0.5), ...click(1500, 0.09), ...knock(120, 0.16, 0.5)],
    pick: [...ringing(1900, 0, 0.3), ...knock(110, 0.02, 0.8), ...click(700, 0.12, 0.3)],
    forge: [...ringing(820, 0, 0.6, 0.4), ...knock(210), ...ringing(1240, 0.2, 0.4, 0.25)],
    /** They are shaken, then land one by one. */
    dice: [
        ...click(2600, 0),
        ...click(3100, 0.06),
        ...click(2300, 0.11),
        ...click(2900, 0.17),
        ...click(2500, 0.22),
        ...knock(360, 0.34, 0.6),
        ...knock(300, 0.41, 0.5),
        ...knock(330, 0.5, 0.4),
    ],
    river: [...swish(700, 1300, 0.8, 0, 1), ...swish(1900, 1500, 0.5, 0.15, 0.5)],
    card: swish(2600, 5200, 0.16, 0, 0.8),
    harvest: [...swish(1400, 3600, 0.22, 0, 0.9), ...swish(1500, 3900, 0.22, 0.28, 0.9)],
    bell: [...ringing(560, 0, 0.35, 0.4), ...ringing(545, 0.22, 0.35, 0.3)],
    gold: [...ringing(1560, 0, 0.5, 0.25), ...ringing(2080, 0.07, 0.6, 0.25)],
    steps: [...knock(130, 0, 0.3), ...knock(120, 0.16, 0.3), ...knock(130, 0.32, 0.3)],
    storm: [...swish(320, 90, 1, 0, 0.8), ...knock(55, 0.05, 0.9)],
    born: [...note(E, 0, 0.2, 0.3), ...note(G, 0.1, 0.2, 0.3), ...note(HIGH_C, 0.2, 0.5, 0.3)],
    want: [...note(E / 2, 0, 0.4), ...note(C / 2, 0.25, 0.7)],
    look: [...note(G / 2, 0, 0.5, 0.3), ...note(E * 0.943, 0.2, 0.8, 0.25)],
} as const satisfies Readonly<Record<string, Sound>>;

export type SoundName = keyof typeof SOUNDS;
