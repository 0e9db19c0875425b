/** Calls to a table while none of its pages is open: the server sends them through the service of the browser's maker. */
import { get, post } from "./api.js";

/** The browser's subscription to the calls of this server, made anew where there is none; nothing if there are no calls. */
async function subscribed() {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return null;
  const { key } = await get("/api/push");
  if (!key) return null;
  const worker = await navigator.serviceWorker.register("/push_worker.js");
  return await worker.pushManager.getSubscription()
    ?? worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** From now on the server calls this browser to the table. A browser without such a service is not called. @param {string} link */
export async function callTo(link) {
  try {
    const { endpoint, keys } = (await subscribed())?.toJSON() ?? {};
    if (endpoint) await post(`/api/tables/${link}/push`, { endpoint, keys });
  } catch (why) { console.info(why); }
}

/** The server no longer calls this browser to the table. @param {string} link */
export async function callNoMore(link) {
  const worker = await navigator.serviceWorker?.getRegistration("/push_worker.js");
  const subscription = await worker?.pushManager?.getSubscription();
  if (subscription) await post(`/api/tables/${link}/push/stop`, { endpoint: subscription.endpoint });
}
