/** How one is told that it is one's turn: what the server knows of it, and how that is changed. */
import { get, post, put, remove } from "../net/api";
import { texts } from "../text/texts.svelte";
import type {
    MailAddress,
    MailCode,
    NewWebhook,
    NoticeState,
    NoticeWishes,
    PushBrowser,
} from "../wire/http";

import { pushState, subscribe, unsubscribe, type PushState } from "./push";

const ROOT = "/me/notices";

export class Notices {
    state = $state.raw<NoticeState | null>(null);
    push = $state<PushState>("unsupported");

    async read(): Promise<void> {
        this.push = await pushState();
        this.state = await get<NoticeState>(ROOT);
        await this.#keepUp();
    }

    /** Notices come in the language and at the hours of where one is now. */
    async #keepUp(): Promise<void> {
        const { wishes, channels } = this.state ?? {};
        const here = { language: texts.language, zone: zoneHere() };
        const isSame = wishes?.language === here.language && wishes.zone === here.zone;
        if (wishes && channels?.length && !isSame) await this.wish(here);
    }

    async wish(changed: Partial<NoticeWishes>): Promise<void> {
        if (!this.state) return;
        const here = { language: texts.language, zone: zoneHere() };
        const wishes = { ...this.state.wishes, ...here, ...changed };
        this.state = await put<NoticeState>(ROOT, wishes satisfies NoticeWishes);
    }

    /** Says whether this browser will be told. */
    async turnOn(): Promise<boolean> {
        const browser = await subscribe(this.state?.push_key ?? "");
        this.push = await pushState();
        if (!browser) return false;
        this.state = await post<NoticeState>(`${ROOT}/push`, browser satisfies PushBrowser);
        await this.#keepUp();
        return true;
    }

    async turnOff(channel: string): Promise<void> {
        await unsubscribe();
        this.push = await pushState();
        if (channel) await this.remove(channel);
    }

    async askForCode(address: string): Promise<void> {
        await this.wish({});
        this.state = await post<NoticeState>(`${ROOT}/mail`, { address } satisfies MailAddress);
    }

    async confirm(address: string, code: string): Promise<void> {
        const body = { address, code } satisfies MailCode;
        this.state = await post<NoticeState>(`${ROOT}/mail/confirm`, body);
    }

    async addWebhook(hook: NewWebhook): Promise<void> {
        this.state = await post<NoticeState>(`${ROOT}/webhooks`, hook);
        await this.#keepUp();
    }

    async remove(channel: string): Promise<void> {
        this.state = await remove<NoticeState>(`${ROOT}/channels/${channel}`);
    }

    async test(channel: string): Promise<void> {
        this.state = await post<NoticeState>(`${ROOT}/channels/${channel}/test`);
    }
}

function zoneHere(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** Returns minutes after midnight as a clock shows them: 8:05 is "08:05". */
export function clockOf(minutes = 0): string {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** Returns the minutes after midnight that a clock shows; nothing if it shows none. */
export function minutesOf(clock: string): number | null {
    const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
    return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
