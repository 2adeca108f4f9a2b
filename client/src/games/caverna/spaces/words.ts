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

/** What a space is called, what lies there, and who works there with what weapon. */
export function spaceWords(view: CavernaView, space: CavernaSpaceView, names: Names): string {
    const parts = [nameOfSpace(space.space)];
    if (Object.keys(space.goods).length) parts.push(amountWords(space.goods));
    if (space.worker >= 0) parts.push(workerWords(view, space, names));
    return parts.join(", ");
}

function workerWords(view: CavernaView, { space, worker }: CavernaSpaceView, names: Names): string {
    const dwarfs = view.players[worker]?.dwarfs ?? [];
    const weapon = dwarfs.find(({ place }) => place === space)?.weapon ?? 0;
    return texts.line("web-caverna-worker", { name: texts.name(worker, names), weapon });
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
