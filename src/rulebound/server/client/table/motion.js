/**
 * Motion tells what happened: a card that changes place flies there. It stops at once on any key or click, and where
 * less motion is wanted, places change at once and the changed card shows its edge for a second.
 */
import { isStill } from "../common/settings.js";

const FLIGHT = 380, CALM = 220, STEP = 90, MOST = 8, LONGEST = 1500, NEAR = 6;
const EASE = "cubic-bezier(.2, .8, .25, 1)";

/** Where a card is: its box, and the area that it lies in. @typedef {{ box: DOMRect, home: string }} Spot */

/** @type {Set<Animation>} */
const running = new Set();

/** Where every card is now. @returns {Map<string, Spot & { card: Element }>} */
export function places() {
  const found = new Map();
  for (const card of document.querySelectorAll("[data-card]")) {
    const box = card.getBoundingClientRect(), home = card.closest("section[data-id]")?.getAttribute("data-id") ?? "";
    if (box.width) found.set(card.getAttribute("data-card") ?? "", { card, box, home });
  }
  return found;
}

/** Says when nothing flies any more: at once, where nothing does. @returns {Promise<unknown>} */
export const settled = () => Promise.allSettled([...running].map((animation) => animation.finished));

/** Whether anything flies. */
export const isFlying = () => running.size > 0;

/** Everything that is still under way is set at once. */
export function skip() {
  for (const animation of [...running]) animation.finish();
  running.clear();
}

/** Let every card fly from where it was. @param {Map<string, Spot>} before */
export function fly(before) {
  if (!before.size) return;
  let flights = 0;
  for (const [id, { card, box, home }] of places()) {
    const was = before.get(id), travels = !was || was.home !== home;
    if (isStill()) {
      if (travels) flash(card);
    } else if (!was) run(card, [{ opacity: 0, transform: "scale(.94)" }, { opacity: 1, transform: "none" }], CALM, 0);
    else if (travels && flights < MOST) move(card, was.box, box, FLIGHT, Math.min(flights++ * STEP, LONGEST - FLIGHT));
    else if (Math.hypot(was.box.x - box.x, was.box.y - box.y) > NEAR) move(card, was.box, box, CALM, 0);
  }
}

/** @type {(card: Element, was: DOMRect, is: DOMRect, duration: number, delay: number) => void} */
function move(card, was, is, duration, delay) {
  const dx = was.x + was.width / 2 - is.x - is.width / 2, dy = was.y + was.height / 2 - is.y - is.height / 2,
    scale = Math.min(was.height / is.height, 2.5);
  const rise = duration === FLIGHT ? 24 : 0, zIndex = rise ? 9 : 1;
  run(card, [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex },
    { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2})`, zIndex, offset: 0.5 },
    { transform: "none", zIndex },
  ], duration, delay);
}

/** @type {(card: Element, frames: Keyframe[], duration: number, delay: number) => void} */
function run(card, frames, duration, delay) {
  const animation = card.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  running.add(animation);
  const over = () => running.delete(animation);
  animation.finished.then(over, over);
}

/** @param {Element} card */
function flash(card) {
  card.classList.add("moved");
  window.setTimeout(() => card.classList.remove("moved"), 1000);
}
