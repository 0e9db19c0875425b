/**
 * States as they come are shown one after the other, so that each can be followed: of what others do the card is shown
 * large for as long as the reader's pace says. A click or a key shows the last state at once; but step by step, each
 * stays until the reader goes on.
 */
import { settings } from "../common/settings.js";
import { batch, signal } from "../vendor/signals.js";
import { goOn } from "./choosing.js";
import { heard, sound } from "./hearing.js";
import * as motion from "./motion.js";
import * as news from "./news.js";
import { cardOf, hint, live, look, narrow, peeked, picked, pointed, refused, sure, verb, view, worthALook } from "./store.js";

/** @typedef {import("../server.d.ts").State} State */

/** How long an action of the others is shown, in milliseconds: with a card, and without. */
const PACES = { "step by step": [Infinity, Infinity], calm: [2800, 1100], normal: [1500, 520], quick: [700, 220], "at once": [0, 0] };
/** With more states than this that wait, each is shown for less. */
const FEW = 6, HURRIED = 0.55;

/** @type {State[]} */
const waiting = [];
let timer = 0, due = 0;

/** What the others have done since the reader's last action, to be shown again. @type {State[]} */
let turn = [];
export const hasTurn = signal(false);

/** Whether what is shown stays until the reader goes on. */
export const held = signal(false);

/** @param {State} state */
export function show(state) {
  waiting.push(state);
  if (!timer) next();
}

/** Nothing is waited for any more, unless the reader goes on step by step. */
export function hurry() {
  if (!held.value) skip();
}

/** What the others did next is shown. */
export function goForward() {
  if (!held.value) return;
  held.value = false;
  due = 0;
  news.stage.value = null;
  next();
}

/** The last state is shown at once. */
export function skip() {
  held.value = false;
  news.stage.value = null;
  if (!waiting.length) return;
  window.clearTimeout(timer);
  timer = 0;
  const last = /** @type {State} */ (waiting.pop());
  waiting.length = 0;
  due = 0;
  put(last, false);
}

export function forget() {
  window.clearTimeout(timer);
  timer = 0;
  due = 0;
  waiting.length = 0;
  turn = [];
  hasTurn.value = held.value = false;
  batch(() => { news.ribbon.value = []; news.stage.value = null; });
}

/** The others' last moves are shown once more, and then how the table is now. */
export function showAgain() {
  if (turn.length < 2 || !live.value) return;
  const states = turn, now = live.value;
  skip();
  const kept = turn;
  put(states[0], false);
  waiting.push(...states.slice(1), ...(states[states.length - 1] === now ? [] : [now]));
  turn = kept;
  again = waiting.length;
  due = performance.now() + 300;
  timer = window.setTimeout(next, 300);
}

/** How many of the states that wait are shown for the second time. */
let again = 0;

function next() {
  timer = 0;
  held.value = due === Infinity;
  if (held.value) return;
  const left = due - performance.now();
  if (!waiting.length) {
    news.stage.value = null;
    return;
  }
  if (left > 0) {
    timer = window.setTimeout(next, left);
    return;
  }
  put(/** @type {State} */ (waiting.shift()), true);
  if (due === Infinity) next();
  else timer = window.setTimeout(next, Math.max(0, due - performance.now()));
}

/**
 * How long a state is shown; zero after the reader's own action. One in which the reader must decide is never held.
 * @type {(state: State, actions: news.Action[]) => number}
 */
function lasting(state, actions) {
  const { decision, viewer } = state.view, mine = decision?.seat === viewer && decision.options?.length;
  const pace = mine && settings.value.pace === "step by step" ? "normal" : settings.value.pace;
  const [shown, named] = PACES[pace] ?? PACES.normal;
  const hurried = waiting.length > FEW ? HURRIED : 1;
  if (worthShowing(state, actions)) return shown * hurried;
  return actions.length && (state.waiting?.bot || actions.some((action) => action.seat !== state.facing)) ? named * hurried : 0;
}

/** Of what others did, the card that is shown large. @type {(state: State, actions: news.Action[]) => news.Action | undefined} */
const worthShowing = (state, actions) => actions.findLast((action) => action.face && action.seat !== state.facing);

/** What others have done since is remembered. @type {(before: State | null, state: State) => void} */
function remember(before, state) {
  const mine = before && before.waiting?.seat === before.facing && before.facing >= 0;
  if (!before || mine || before.revision >= state.revision) turn = [state];
  else turn.push(state);
  hasTurn.value = turn.length > 1;
}

/** @type {(state: State, moving: boolean) => void} */
function put(state, moving) {
  const was = view.value, changed = live.value?.revision !== state.revision;
  const before = moving && was && !document.hidden ? motion.places() : new Map();
  const actions = news.follow(was, state.view), noise = moving ? heard(was, state.view) : "";
  const begins = news.beginning(was, state.view), played = actions.filter((action) => action.n < begins);
  const wait = moving ? lasting(state, played.length ? played : actions.map((action) => ({ ...action, face: null }))) : 0;
  if (again > 0) again -= 1;
  else if (changed) remember(live.value, state);
  due = performance.now() + wait;
  batch(() => {
    live.value = state;
    view.value = state.view;
    news.stage.value = (wait && worthShowing(state, played)) || null;
    if (changed) {
      picked.value = verb.value = peeked.value = "";
      pointed.value = null;
      refused.value = hint.value = sure.value = null;
    }
    const asked = answered(state.view);
    if (changed && asked) {
      look.value = asked;
      if (narrow.value) peeked.value = asked;
    }
    if (!cardOf(look.value)) look.value = worthALook();
  });
  requestAnimationFrame(() => motion.fly(before));
  if (noise) sound(noise);
  goOn();
}

/** What may be answered now, where effects wait: the newest. Choices of another effect are about other cards. @param {import("./store.js").View} shown */
const answered = ({ areas, decision, viewer }) => (decision?.seat === viewer && decision.options?.some(({ way }) => way === "pass")
  && areas.find((area) => area.layout === "stack")?.cards?.[0]?.id) || "";
