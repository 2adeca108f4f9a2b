/** A notice of the browser while the page is open but hidden; whoever looks at it needs none. */
export async function tellHidden(title: string, table: string): Promise<void> {
    if (!document.hidden || !("Notification" in window)) return;
    if (Notification.permission !== "granted" || !("serviceWorker" in navigator)) return;
    const worker = await navigator.serviceWorker.getRegistration("/");
    const path = `/tables/${table}`;
    // A push that comes as well bears the same tag, and takes its place.
    await worker?.showNotification(title, {
        tag: table,
        icon: "/assets/icon-192.png",
        data: { path },
    });
}
