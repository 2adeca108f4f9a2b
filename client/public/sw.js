/**
 * The worker behind the page: it shows notices when no page is open, counts the games that wait on the
 * app's icon, and keeps the page and the list of one's games for when there is no connection.
 */
const SHELL = "grotto-shell-1";
/** What the page keeps of one person; it forgets it when somebody else signs in. */
const MINE = "grotto-mine";
const KEPT = ["/api/me", "/api/me/tables"];
const MOST_ASSETS = 200;

self.addEventListener("install", (event) => {
    event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

async function keepPage() {
    const shell = await caches.open(SHELL);
    await shell.add(new Request("/", { cache: "reload" }));
}

async function forgetOld() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("grotto-shell") && name !== SHELL);
    await Promise.all(old.map((name) => caches.delete(name)));
}

// ---- without a connection -----------------------------------------------------------------------

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    if (KEPT.includes(url.pathname)) return event.respondWith(freshOrKept(request, url));
    if (url.pathname.startsWith("/api/")) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Every address shows the same page: the one that was kept is as good as another. */
async function page(request) {
    const shell = await caches.open(SHELL);
    try {
        const fresh = await fetch(request);
        if (fresh.ok && isPage(fresh)) await shell.put("/", fresh.clone());
        return fresh;
    } catch (error) {
        return (await shell.match("/")) ?? Response.error();
    }
}

/** Records and figures are opened as pages are, and are none. */
function isPage(response) {
    return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** The name of an asset changes with what is in it: what is kept is never old. */
async function asset(request) {
    const shell = await caches.open(SHELL);
    const kept = await shell.match(request);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok) await keepAsset(shell, request, fresh.clone());
    return fresh;
}

async function keepAsset(shell, request, fresh) {
    const keys = await shell.keys();
    const assets = keys.filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
    if (assets.length >= MOST_ASSETS) await shell.delete(assets[0]);
    await shell.put(request, fresh);
}

/** Whatever was asked with, one list is kept: the last one that began at the beginning. */
async function freshOrKept(request, url) {
    const mine = await caches.open(MINE);
    try {
        const fresh = await fetch(request);
        const isFirst = !Number(url.searchParams.get("offset"));
        if (fresh.ok && isFirst) await mine.put(url.pathname, fresh.clone());
        return fresh;
    } catch (error) {
        return (await mine.match(url.pathname)) ?? Response.error();
    }
}

// ---- notices ------------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
    event.waitUntil(tell(readNotice(event.data)));
});

function readNotice(data) {
    try {
        return data?.json() ?? {};
    } catch (error) {
        return {};
    }
}

async function tell(notice) {
    const {
        title = "Grotto",
        body = "",
        path = "/",
        table = "",
        language = "",
        waiting = 0,
    } = notice;
    await count(waiting);
    if (await isSeen(path)) return;
    await self.registration.showNotification(title, {
        body,
        lang: language,
        tag: table || "grotto",
        icon: "/assets/icon-192.png",
        badge: "/assets/badge-96.png",
        data: { path },
    });
}

/** Whoever looks at the table already knows. */
async function isSeen(path) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.some(
        (one) => one.visibilityState === "visible" && new URL(one.url).pathname === path,
    );
}

async function count(waiting) {
    if (!("setAppBadge" in navigator)) return;
    if (waiting) await navigator.setAppBadge(waiting);
    else await navigator.clearAppBadge();
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.path ?? "/"));
});

async function open(path) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((one) => new URL(one.url).pathname === path);
    if (there) return there.focus();
    return self.clients.openWindow(path);
}

/** A push service may move a browser to another address: the server has to know it. */
self.addEventListener("pushsubscriptionchange", (event) => {
    const key = event.oldSubscription?.options.applicationServerKey;
    if (key) event.waitUntil(subscribeAnew(key));
});

async function subscribeAnew(applicationServerKey) {
    const options = { userVisibleOnly: true, applicationServerKey };
    const made = await self.registration.pushManager.subscribe(options);
    const { endpoint, keys } = made.toJSON();
    await fetch("/api/me/notices/push", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
}
