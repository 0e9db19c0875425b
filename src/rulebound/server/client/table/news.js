/** What has just happened: the new actions in the log, each with its card. */
import { signal } from "../vendor/signals.js";
import { entriesOf } from "./log_entries.js";

/**
 * @typedef {import("./store.js").View} View
 * @typedef {import("./store.js").Card} Card
 * @typedef {import("./store.js").Face} Face
 * @typedef {import("../view.d.ts").Line} Line
 * @typedef {{ n: number, seat: number, text: import("./store.js").Words, id: string, card: Card | null,
 *   face: Face | null }} Action
 */

/** How many actions the ribbon shows. */
const KEPT = 7;

/** The actions that happened last, the newest last. @type {import("../vendor/signals.js").Signal<Action[]>} */
export const ribbon = signal([]);

/** What is shown large in the middle now. @type {import("../vendor/signals.js").Signal<Action | null>} */
export const stage = signal(null);

/** A card of a view, wherever it lies. @type {(view: View | null, id: string) => Card | null} */
function find(view, id) {
  /** @type {(cards: Card[]) => Card | null} */
  const within = (cards) => {
    for (const card of cards) {
      const found = card.id === id ? card : within(card.on ?? []);
      if (found) return found;
    }
    return null;
  };
  for (const area of view?.areas ?? []) {
    const found = within(area.cards ?? []);
    if (found) return found;
  }
  return null;
}

/** The number of actions before a turn begins; the beginning of a turn is not shown large. @type {(before: View | null, after: View) => number} */
export function beginning(before, after) {
  const last = (before?.log ?? []).reduce((most, line) => Math.max(most, line.n), -1);
  return (after.log ?? []).find((line) => line.head && line.n > last)?.n ?? Infinity;
}

/**
 * An action with its card; if its own line names no visible card, the first consequence that does.
 * @type {(found: import("./log_entries.js").LogEntry, before: View | null, after: View) => Action}
 */
function actionOf({ line, rest }, before, after) {
  for (const one of [line, ...rest]) for (const id of idsIn(one)) for (const view of [after, before]) {
    const card = find(view, id), face = card?.face ? view?.faces[card.face] : null;
    if (card && face) return { n: line.n, seat: line.seat ?? -1, text: one.text, id, card, face };
  }
  return { n: line.n, seat: line.seat ?? -1, text: line.text, id: "", card: null, face: null };
}

/** @param {Line} line */
const idsIn = ({ text }) => text.flatMap((part) => (typeof part === "string" || !part.card ? [] : [part.card]));

/** Whether a player did it. @param {import("./log_entries.js").LogEntry} found */
const isAction = ({ line }) => !line.head && (line.seat ?? -1) >= 0;

/** The number of the last line. @param {View | null} view */
const lastOf = (view) => (view?.log ?? []).reduce((most, line) => Math.max(most, line.n), -1);

/** The actions since the last view, the oldest first, for the ribbon. @type {(before: View | null, after: View) => Action[]} */
export function follow(before, after) {
  const last = lastOf(after), seen = lastOf(before), all = entriesOf(after.log ?? []).filter(isAction);
  const fresh = before ? all.filter(({ line }) => line.n > seen).map((one) => actionOf(one, before, after)) : [];
  const old = before ? ribbon.value : all.map((one) => actionOf(one, null, after));
  ribbon.value = [...old.filter((one) => one.n <= last && !fresh.some(({ n }) => n === one.n)), ...fresh]
    .filter((one) => one.face).slice(-KEPT);
  return fresh;
}
