/** Playing on from a moment of a finished game, at a table of its own. */
import { read } from "../net/api";
import { importRecord, pathOf, sitDown, start, type Place } from "../net/lobby";

/** Makes a table where a game goes on after so many moves: one has this seat, bots the others. */
export async function playOn(
    place: Place,
    move: number,
    seat: number,
    name: string,
): Promise<Place> {
    const record = recordUntil(await read(pathOf(place, "record")), move);
    const made = await importRecord(record, name);
    await sitDown(made, name, seat);
    await start(made);
    return made;
}

/** What is true of the whole game only. */
const OF_THE_END = /^(commitment|seed|result): /;

/** Returns a record cut off after so many moves; it does not say how the game ended. */
export function recordUntil(record: string, moves: number): string {
    const lines = record.split("\n");
    const end = lines.indexOf("");
    const headers = lines.slice(0, end).filter((line) => !OF_THE_END.test(line));
    let played = 0;
    const kept = lines.slice(end + 1).filter((line) => {
        if (isMove(line)) played += 1;
        return line !== "" && played <= moves;
    });
    return [...headers, "", ...kept, ""].join("\n");
}

/** Digests of states begin with "=", remarks with "#". */
function isMove(line: string): boolean {
    return line !== "" && !line.startsWith("=") && !line.startsWith("#");
}
