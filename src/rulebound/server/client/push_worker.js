/** What runs when no page is open: shows the calls that the server sends, and leads to their tables. */
const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, address } = event.data.json();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ pages) => {
    if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === address)) return;
    return worker.registration.showNotification(title, { body, tag: address, data: address });
  }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const address = event.notification.data;
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === address);
    return open ? open.focus() : worker.clients.openWindow(address);
  }));
});
