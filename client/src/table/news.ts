/** What has happened since one looked last. */
import type { LogLine } from "../wire/types";

export function freshLines(lines: readonly LogLine[], since: number): readonly LogLine[] {
    return lines.filter(({ move }) => move > since);
}
