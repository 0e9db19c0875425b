/** What has just happened: the deeds of the log that are new, and the card that each is about. */
import { signal } from "../vendor/signals.js";

/**
 * @typedef {import("./store.js").View} View
 * @typedef {import("./store.js").Card} Card
 * @typedef {import("./store.js").Face} Face
 * @typedef {import("../view.d.ts").Line} Line
 * @typedef {{ n: number, seat: number, text: import("./store.js").Words, id: string, card: Card | null,
 *   face: Face | null }} Deed
 */

/** How many deeds the ribbon has. */
const KEPT = 7;

/** The deeds that happened last, the newest last. @type {import("../vendor/signals.js").Signal<Deed[]>} */
export const ribbon = signal([]);

/** What is shown large in the middle now. @type {import("../vendor/signals.js").Signal<Deed | null>} */
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

/** The deeds before a turn begins; what its beginning does by itself is not shown large. @type {(before: View | null, after: View) => number} */
export function beginning(before, after) {
  const last = (before?.log ?? []).reduce((most, line) => Math.max(most, line.n), -1);
  return (after.log ?? []).find((line) => line.head && line.n > last)?.n ?? Infinity;
}

/** A line that is a deed and no heading, and nothing that only follows from another. @param {Line} line */
const isDeed = ({ head, depth, seat }) => !head && !depth && (seat ?? -1) >= 0;

/** @type {(line: Line, before: View | null, after: View) => Deed} */
function deed(line, before, after) {
  const ids = line.text.flatMap((part) => (typeof part === "string" || !part.card ? [] : [part.card]));
  for (const id of ids) for (const view of [after, before]) {
    const card = find(view, id), face = card?.face ? view?.faces[card.face] : null;
    if (card && face) return { n: line.n, seat: line.seat ?? -1, text: line.text, id, card, face };
  }
  return { n: line.n, seat: line.seat ?? -1, text: line.text, id: ids[0] ?? "", card: null, face: null };
}

/** The deeds since the view before, the oldest first; none where nothing was shown before. @type {(before: View | null, after: View) => Deed[]} */
export function since(before, after) {
  const log = after.log ?? [], last = before ? (before.log ?? []).reduce((most, line) => Math.max(most, line.n), -1)
    : Infinity;
  return log.filter((line) => line.n > last && isDeed(line)).map((line) => deed(line, before, after));
}

/** @type {(before: View | null, after: View) => Deed[]} */
export function follow(before, after) {
  const last = (after.log ?? []).reduce((most, line) => Math.max(most, line.n), -1), fresh = since(before, after);
  const old = before ? ribbon.value : (after.log ?? []).filter(isDeed).map((line) => deed(line, null, after));
  ribbon.value = [...old.filter((one) => one.n <= last && !fresh.some(({ n }) => n === one.n)), ...fresh]
    .filter((one) => one.face).slice(-KEPT);
  return fresh;
}
