/** Options of games: how they are asked for, and how they are told. */
import { texts } from "../text/texts.svelte";

import type { Game, Option } from "./shelf";

export type Value = Option["default"];

/** How an option is asked for: yes or no, a number, or one of some words. */
export type OptionKind = "toggle" | "number" | "choice";

export function kindOf({ choices }: Option): OptionKind {
    if (choices.every((choice) => typeof choice === "boolean")) return "toggle";
    return choices.every((choice) => typeof choice === "number") ? "number" : "choice";
}

/** Returns what can be chosen with so many seats: nobody begins who is not there. */
export function choicesFor(option: Option, seats: number): readonly Value[] {
    if (option.key !== "first_player") return option.choices;
    return option.choices.filter((choice) => choice === "random" || Number(choice) < seats);
}

/** Says a value as people do. */
export function valueText(option: Option, value: Value): string {
    if (option.key === "first_player" && value !== "random")
        return texts.line("web-seat-number", { number: Number(value) + 1 });
    if (typeof value === "number") return String(value);
    return texts.line("web-choice", { value: String(value) });
}

/** Returns the options that are wished otherwise than usual; one that does not fit so many seats is left out. */
export function wishedOptions(
    game: Game,
    options: Readonly<Record<string, Value>>,
    seats: number,
): Record<string, Value> {
    const wished = game.options.flatMap((option) => {
        const value = options[option.key] ?? option.default;
        const fits = option.key !== "first_player" || !(Number(value) >= seats);
        return value !== option.default && fits ? [[option.key, value] as const] : [];
    });
    return Object.fromEntries(wished);
}

/** Whether a table plays an option otherwise than usual. */
export function isChanged(option: Option, options: Readonly<Record<string, string>>): boolean {
    return option.key in options && options[option.key] !== String(option.default);
}

/** Returns the options that a table plays otherwise than usual, as sentences. */
export function changedOptions(game: Game, options: Readonly<Record<string, string>>): string[] {
    return game.options
        .filter((option) => isChanged(option, options))
        .map((option) => {
            const value = option.choices.find((choice) => String(choice) === options[option.key]);
            const name = texts.line(`${game.id}-option-${option.key}`);
            return `${name}: ${valueText(option, value ?? option.default)}`;
        });
}
