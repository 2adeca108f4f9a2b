/** The ways from one part of the board to another, where only one of them is in sight. */
import type { IconName } from "../../design/icons";
import { texts } from "../../text/texts.svelte";

import type { Part } from "./layout";

export interface Tab {
    readonly part: Part;
    /** What stands before its words: an icon, or the mark of a seat. */
    readonly sign: IconName | number;
    readonly words: string;
    /** What is read aloud, where the words alone do not say it. */
    readonly label?: string;
}

/** Whose home it is, where one has to be told. */
export interface Owner {
    readonly seat: number;
    readonly name: string;
}

const SIGNS: Readonly<Record<Part, IconName>> = { spaces: "card", home: "home", others: "users" };

/** Returns a tab for each part; that of a home bears the name of its owner. */
export function tabsOf(parts: readonly Part[], owner: Owner | null): readonly Tab[] {
    return parts.map((part) =>
        part === "home" && owner ? tabOfOwner(part, owner) : { part, ...plain(part) },
    );
}

function plain(part: Part): Omit<Tab, "part"> {
    return { sign: SIGNS[part], words: texts.line(`web-caverna-tab-${part}`) };
}

function tabOfOwner(part: Part, { seat, name }: Owner): Tab {
    return { part, sign: seat, words: name, label: texts.line("web-home-of", { name }) };
}
