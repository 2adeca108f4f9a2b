/** Action spaces in words. */
import { texts } from "../../../text/texts.svelte";
import type { CavernaFaceDownView, CavernaSpaceView, CavernaView } from "../../../wire/types";

type Names = Parameters<typeof texts.name>[1];
type Amounts = Readonly<Record<string, number>>;

export function nameOfSpace(space: string): string {
    return texts.line("caverna-space", { space });
}

export function aboutSpace(space: string): string {
    return texts.line("caverna-space-about", { space });
}

export function amountWords(goods: Amounts): string {
    return texts.listed(
        Object.entries(goods)
            .filter(([, count]) => count > 0)
            .map(([good, count]) => texts.line("caverna-stock", { good, count })),
    );
}

/** The weapon of the dwarf that works at a space; 0 where nobody has any. */
export function weaponAt(players: CavernaView["players"], space: CavernaSpaceView): number {
    const dwarfs = players[space.worker]?.dwarfs ?? [];
    return dwarfs.find(({ place }) => place === space.space)?.weapon ?? 0;
}

/** What a space is called, what lies there, and who works there with what weapon. */
export function spaceWords(space: CavernaSpaceView, weapon: number, names: Names): string {
    const parts = [nameOfSpace(space.space)];
    if (Object.keys(space.goods).length) parts.push(amountWords(space.goods));
    if (space.worker >= 0) {
        const name = texts.name(space.worker, names);
        parts.push(texts.line("web-caverna-worker", { name, weapon }));
    }
    return parts.join(", ");
}

/** What may be under a card that is face down. */
export function faceDownWords({ round, cards }: CavernaFaceDownView): string {
    const names = cards.map((card) => `“${nameOfSpace(card)}”`);
    return texts.line("web-caverna-face-down", {
        round,
        count: cards.length,
        cards: names.join(", "),
    });
}
