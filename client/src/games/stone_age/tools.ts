/** Tools that are laid beside a roll, and the answer which that makes. */
import type { StoneAgePlayerView } from "../../wire/types";

import { cardOf } from "./facts";

/** A tool on a mat: a tile, or a card that helps once. */
export interface Tool {
    readonly id: string;
    /** How the notation calls it: its value, or the key of its card. */
    readonly key: string;
    readonly value: number;
    readonly used: boolean;
    readonly once: boolean;
}

export function toolsOf(player: StoneAgePlayerView): readonly Tool[] {
    const tiles = player.tools.map(({ value, used }, slot) => ({
        id: `tile-${slot}`,
        key: String(value),
        value,
        used,
        once: false,
    }));
    const cards = player.one_use.map((key) => ({
        id: key,
        key,
        value: cardOf(key).amount,
        used: false,
        once: true,
    }));
    return [...tiles, ...cards];
}

export function sumOf(tools: readonly Tool[]): number {
    return tools.reduce((sum, tool) => sum + tool.value, 0);
}

/** Writes the answer that adds these tools: "use 2+1*2+c35", with high tiles before low ones and cards last. */
export function useOf(tools: readonly Tool[]): string {
    const counts = new Map<string, number>();
    for (const { key } of [...tools].sort(inOrder)) counts.set(key, (counts.get(key) ?? 0) + 1);
    const parts = [...counts].map(([key, count]) => (count > 1 ? `${key}*${count}` : key));
    return `use ${parts.join("+") || "none"}`;
}

function inOrder(one: Tool, other: Tool): number {
    if (one.once !== other.once) return one.once ? 1 : -1;
    return one.once ? one.key.localeCompare(other.key) : other.value - one.value;
}
