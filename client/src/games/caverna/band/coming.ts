/** What the next harvest brings, in words. */
import { texts } from "../../../text/texts.svelte";
import type { CavernaComingView } from "../../../wire/types";

function animalWords(animals: readonly string[]): string {
    return texts.listed(animals.map((animal) => texts.line("web-caverna-animals", { animal })));
}

/** Which animals would be born, or why none. */
export function breedWords({ fertile, litters }: CavernaComingView): string {
    if (!litters.length)
        return texts.line("web-caverna-breed-no-room", { animals: animalWords(fertile) });
    const animals = litters.map(animalWords).join(" / ");
    return texts.line(litters.length > 1 ? "web-caverna-breed-choice" : "web-caverna-breed", {
        animals,
    });
}
