/** Web push: what this browser can do about it, and what the server has to know to use it. */
import type { PushBrowser } from "../wire/http";

export type PushState = "unsupported" | "denied" | "off" | "on";

/** Lets the worker stand behind the page: it shows notices, and the page where there is no connection. */
export async function beginWorker(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register("/sw.js");
    } catch (error) {
        if (!(error instanceof DOMException || error instanceof TypeError)) throw error; // it is not allowed here
    }
}

function isSupported(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function pushState(): Promise<PushState> {
    if (!isSupported()) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    return (await subscription()) ? "on" : "off";
}

async function subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration("/");
    return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser; nothing if one of them does not want to. */
export async function subscribe(key: string): Promise<PushBrowser | null> {
    if ((await Notification.requestPermission()) !== "granted") return null;
    await beginWorker();
    const worker = await navigator.serviceWorker.ready;
    try {
        const made = await worker.pushManager.subscribe({
            userVisibleOnly: true,
            applicationServerKey: bytesIn(key),
        });
        return toldOf(made);
    } catch (error) {
        if (error instanceof DOMException) return null; // no push service can be reached
        throw error;
    }
}

function toldOf(made: PushSubscription): PushBrowser | null {
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

export async function unsubscribe(): Promise<void> {
    await (await subscription())?.unsubscribe();
}

/** Returns the bytes of a key as the server writes them. */
export function bytesIn(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Shows on the app's icon how many games wait. */
export function showBadge(count: number): void {
    if (!("setAppBadge" in navigator)) return;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** What the worker keeps of one person is not for the next one in the same browser. */
export async function forgetMine(): Promise<void> {
    if ("caches" in window) await caches.delete("grotto-mine");
}
