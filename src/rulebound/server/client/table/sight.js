/** What a phone shows of the table, between its bar and its dock, and how something is brought there. */
import { isAcross, narrow } from "./store.js";

/** Where the part of the table begins and ends that can be seen. */
export function inSight() {
  const bar = document.getElementById("top")?.getBoundingClientRect(), dock = document.getElementById("dock")?.getBoundingClientRect();
  return { top: bar?.bottom ?? 0, bottom: !dock || isAcross() ? innerHeight : dock.top };
}

/** What lies on the table of a phone, where the dock can cover it. @param {string | undefined} id */
export const onTable = (id) => (narrow.value && id ? document.querySelector(`#table [data-id="${CSS.escape(id)}"]`) : null);

/** Some air between what is brought into sight and the bar or the dock. */
const AIR = 8;

/** The page is scrolled so that this is in the middle of what can be seen, or begins there. @param {Element | null | undefined} wanted */
export function bringIntoSight(wanted) {
  if (!wanted) return;
  const box = wanted.getBoundingClientRect(), { top, bottom } = inSight(), room = bottom - top - AIR;
  if (box.top >= top && box.bottom <= bottom - AIR) return;
  scrollBy({ top: box.top - top - Math.max(AIR, (room - box.height) / 2),
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}
