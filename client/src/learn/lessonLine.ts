/** The line of a lesson: a table that is kept by nobody. All answers so far are said with every request. */
import { post, Refused } from "../net/api";
import type { Listener, TableLine } from "../net/line";
import type {
    Ahead,
    AskInLesson,
    ClientMessage,
    LessonState,
    Preview,
    TakeLesson,
    Why,
} from "../wire/types";

/** Which lesson of which game. */
export interface Which {
    readonly game: string;
    readonly lesson: string;
}

export class LessonLine implements TableLine {
    #answers: readonly string[];
    #version = 0;
    /** Whoever takes a turn back goes on with newer frames all the same: so much newer than the server says. */
    #newer = 0;
    /** How many of the answers belong to a turn that is not over. */
    #tried = 0;
    #closed = false;

    constructor(
        private readonly which: Which,
        answers: readonly string[],
        private readonly listener: Listener,
        private readonly arrived: (state: LessonState) => void,
    ) {
        this.#answers = answers;
        void this.#take(null);
    }

    send(message: ClientMessage): boolean {
        if (message.type === "play") void this.#take(message.action, message.key);
        else if (
            message.type === "ask_preview" ||
            message.type === "ask_why" ||
            message.type === "ask_ahead"
        )
            void this.#ask(message);
        else if ("key" in message) this.#settle(message.key);
        return !this.#closed;
    }

    /** Goes on where nothing is asked. */
    goOn(): Promise<void> {
        return this.#take("");
    }

    /** Takes the answers of a turn back that is not over. */
    takeBack(): Promise<void> {
        this.#answers = this.#answers.slice(0, this.#answers.length - this.#tried);
        return this.#take(null);
    }

    reopen(): void {
        void this.#take(null);
    }

    close(): void {
        this.#closed = true;
    }

    async #take(action: string | null, key = ""): Promise<void> {
        const said: TakeLesson = { answers: this.#answers, action };
        const state = await this.#asking<LessonState>("", said, key);
        if (!state) return;
        this.#answers = state.answers;
        this.#tried = state.step?.tried ?? 0;
        const version = state.frame.version + this.#newer;
        if (version < this.#version) this.#newer += this.#version - version + 1;
        this.#version = state.frame.version + this.#newer;
        this.listener.changed("live");
        this.arrived(state);
        this.listener.heard({ ...state.frame, version: this.#version }, state.between);
        if (key) this.#settle(key);
    }

    async #ask(message: AskInLesson["message"]): Promise<void> {
        const said: AskInLesson = { answers: this.#answers, message };
        const newer = this.#newer;
        const told = await this.#asking<Preview | Why | Ahead>("/ask", said, message.key);
        if (!told) return;
        this.listener.heard("version" in told ? { ...told, version: told.version + newer } : told);
    }

    /** Says that something is done: a wrong answer too, for the teacher speaks of that. */
    #settle(key: string): void {
        this.listener.heard({ type: "ack", key, version: this.#version });
    }

    async #asking<Answer>(path: string, said: object, key: string): Promise<Answer | null> {
        const { game, lesson } = this.which;
        const address = `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${path}`;
        try {
            const answer = await post<Answer>(address, said);
            return this.#closed ? null : answer;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.#refuse(error, key);
            return null;
        }
    }

    #refuse(why: Refused, key: string): void {
        if (this.#closed) return;
        const { code, text } = why;
        if (this.#version || key)
            this.listener.heard({ type: "problem", key, code, text, version: this.#version });
        else this.listener.refused(why);
    }
}
