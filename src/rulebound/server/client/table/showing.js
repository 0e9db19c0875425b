/**
 * States as they come are shown one after the other,
 *   so that each can be followed; a click or key shows the last at once.
 */
import { batch } from "../vendor/signals.js";
import { goOn } from "./choosing.js";
import * as motion from "./motion.js";
import { cardOf, hint, live, look, picked, refused, verb, view, worthALook } from "./store.js";

/** @typedef {import("../server.d.ts").State} State */

/** How long one state stands before the next, and how many may wait before that is hurried. */
const PAUSE = 520, HURRIED = 160, FEW = 4;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {State[]} */
const waiting = [];
let timer = 0, shownAt = 0;

/** @param {State} state */
export function show(state) {
  waiting.push(state);
  if (!timer) next();
}

/** Nothing is waited for any more. */
export function hurry() {
  if (!waiting.length) return;
  window.clearTimeout(timer);
  timer = 0;
  const last = /** @type {State} */ (waiting.pop());
  waiting.length = 0;
  put(last, false);
}

export function forget() {
  window.clearTimeout(timer);
  timer = 0;
  waiting.length = 0;
}

function next() {
  timer = 0;
  const pause = waiting.length > FEW || still.matches ? HURRIED : PAUSE, due = shownAt + pause - performance.now();
  if (!waiting.length) return;
  if (due > 0 && live.value?.waiting?.bot) {
    timer = window.setTimeout(next, due);
    return;
  }
  put(/** @type {State} */ (waiting.shift()), true);
  if (waiting.length) timer = window.setTimeout(next, pause);
}

/** @type {(state: State, moving: boolean) => void} */
function put(state, moving) {
  const before = moving && view.value && !document.hidden ? motion.places() : new Map(),
    changed = live.value?.revision !== state.revision;
  shownAt = performance.now();
  batch(() => {
    live.value = state;
    view.value = state.view;
    if (changed) picked.value = verb.value = "";
    if (changed) refused.value = hint.value = null;
    if (!cardOf(look.value)) look.value = worthALook();
  });
  requestAnimationFrame(() => motion.fly(before));
  goOn();
}
