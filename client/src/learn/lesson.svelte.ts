/** A lesson that somebody takes: the table, and what the teacher says beside it. */
import { Table } from "../table/table.svelte";
import type { LessonState } from "../wire/types";

import { keep } from "./learned";
import { LessonLine, type Which } from "./lessonLine";

export class Lesson {
    state = $state.raw<LessonState | null>(null);
    /** What is said stays until the table has told what happened. */
    readonly isTelling = $derived.by(() => this.table.story.waiting > 0);

    #line!: LessonLine;
    readonly table: Table;

    constructor(
        readonly which: Which,
        answers: readonly string[],
    ) {
        this.table = new Table("", "", null, (listener) => {
            this.#line = new LessonLine(which, answers, listener, (state) => this.#take(state));
            return this.#line;
        });
    }

    #take(state: LessonState): void {
        const isFurther = this.state !== null && state.wrong === null;
        this.state = state;
        this.table.taught = new Set(state.step?.points.actions);
        this.table.spots = state.step?.points.spots ?? [];
        if (state.wrong) this.table.release(); // nobody gives the same wrong answer again by a second tap
        if (isFurther) void keep(this.which, state.step ? state.answers : [], !state.step);
    }

    goOn(): void {
        void this.#line.goOn();
    }

    takeBack(): void {
        void this.#line.takeBack();
    }

    close(): void {
        this.table.close();
    }
}
