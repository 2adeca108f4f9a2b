/** When a press becomes a drag: pure, so that mouse, finger and pen are judged by the same few lines. */

export interface Spot {
    readonly x: number;
    readonly y: number;
}

/** So many pixels make a press a drag; fingers tremble more than mice. */
const SLACK = { mouse: 5, pen: 8, touch: 10 } as const;

/** What a pointer has done so far. */
export type Phase = "pressed" | "dragged";

/** One pointer from where it went down. */
export class Gesture {
    phase: Phase = "pressed";

    constructor(
        readonly pointer: number,
        readonly kind: string,
        private readonly start: Spot,
    ) {}

    /** Follows the pointer and says whether this is the step that makes it a drag. */
    moves({ x, y }: Spot): boolean {
        if (this.phase === "dragged") return false;
        const way = Math.hypot(x - this.start.x, y - this.start.y);
        if (way < slackOf(this.kind)) return false;
        this.phase = "dragged";
        return true;
    }
}

function slackOf(kind: string): number {
    return kind === "touch" || kind === "pen" ? SLACK[kind] : SLACK.mouse;
}
