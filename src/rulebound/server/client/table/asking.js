/** Asking the table that is open. */
import { signal } from "../vendor/signals.js";
import { live, refused } from "./store.js";

/** @typedef {import("../server.d.ts").Reply} Reply */

/** @type {import("../vendor/signals.js").Signal<import("../common/connection.js").Connection | null>} */
export const connection = signal(null);

/** Every action names the state that the player saw. */
export const revision = () => live.value?.revision ?? 0;

/**
 * Ask the table; what it refuses is shown with its clause.
 * @param {Record<string, unknown>} message
 * @returns {Promise<Reply>}
 */
export async function ask(message) {
  /** @type {Reply} */
  const reply = connection.value ? await connection.value.ask(message) : { is: "no", id: 0 };
  return announced(reply);
}

/** Show why a reply refuses, if it does. @param {Reply} reply */
function announced(reply) {
  if (reply.is === "no" && reply.sentence) refused.value = { id: "", text: [],
    reason: [reply.sentence.replace(/\.$/, "")], clause: reply.clause ?? "" };
  return reply;
}

const AGAIN = 250, TIMES = 6;

/**
 * Ask for what does not hang on the position: if it has changed meanwhile, or the connection is just away, ask again.
 * @param {Record<string, unknown>} message
 */
export async function insist(message) {
  for (let n = 1; n < TIMES; n++) {
    const reply = await connection.value?.ask({ ...message, revision: revision() });
    if (reply?.is === "yes") return reply;
    if (reply?.code && reply.code !== "stale") return announced(reply);
    await new Promise((resolve) => { window.setTimeout(resolve, AGAIN); });
  }
  return ask({ ...message, revision: revision() });
}
