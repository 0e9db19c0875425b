/**
 * Motion tells what happened: a card that changes place flies there. It stops at once on any key or click, and where
 * less motion is wished for, places change at once and the changed card shows its edge for a second.
 */
const FLIGHT = 380, STEP = 90, MOST = 8, LONGEST = 1500, NEAR = 6;
const EASE = "cubic-bezier(.2, .8, .25, 1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Set<Animation>} */
const running = new Set();

/** Where every card is, before a change. @returns {Map<string, DOMRect>} */
export function places() {
  const found = new Map();
  for (const card of document.querySelectorAll("[data-card]")) {
    const box = card.getBoundingClientRect();
    if (box.width) found.set(card.getAttribute("data-card") ?? "", box);
  }
  return found;
}

/** Everything that is still under way is set at once. */
export function skip() {
  for (const animation of running) animation.finish();
  running.clear();
}

/** Let every card fly from where it was. @param {Map<string, DOMRect>} before */
export function fly(before) {
  if (!before.size) return;
  let flights = 0;
  for (const card of document.querySelectorAll("[data-card]")) {
    const was = before.get(card.getAttribute("data-card") ?? ""), is = card.getBoundingClientRect();
    if (!is.width || (was && Math.hypot(was.x - is.x, was.y - is.y) < NEAR)) continue;
    if (still.matches) flash(card);
    else if (was && flights < MOST) move(card, was, is, Math.min(flights++ * STEP, LONGEST - FLIGHT));
    else run(card, [{ opacity: 0, transform: "scale(.94)" }, { opacity: 1, transform: "none" }], 220, 0);
  }
}

/** @type {(card: Element, was: DOMRect, is: DOMRect, delay: number) => void} */
function move(card, was, is, delay) {
  const dx = was.x + was.width / 2 - is.x - is.width / 2, dy = was.y + was.height / 2 - is.y - is.height / 2, scale = Math.min(was.height / is.height, 2.5);
  const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 };
  run(card, [from, { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + scale) / 2 + 0.05})`, zIndex: 9, offset: 0.5 }, { transform: "none", zIndex: 9 }], FLIGHT, delay);
}

/** @type {(card: Element, frames: Keyframe[], duration: number, delay: number) => void} */
function run(card, frames, duration, delay) {
  const animation = card.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** @param {Element} card */
function flash(card) {
  card.classList.add("moved");
  window.setTimeout(() => card.classList.remove("moved"), 1000);
}
