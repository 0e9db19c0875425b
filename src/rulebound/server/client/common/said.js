/** What was said last, for a talk that is fetched only where there are others to talk to. */
import { signal } from "../vendor/signals.js";

/** @typedef {import("../server.d.ts").Message} Message */

/** @type {import("../vendor/signals.js").Signal<Message | null>} */
export const said = signal(null);
