/** What of a change is to be heard. The sounds themselves are fetched when the first is needed. */
import { settings } from "../common/settings.js";

/**
 * @typedef {import("./store.js").View} View
 * @typedef {import("./sound.js").Sound} Sound
 */

/** @param {Sound} sound */
export function sound(sound) {
  if (settings.value.sound && !document.hidden && navigator.userActivation?.hasBeenActive)
    import("./sound.js").then(({ play }) => play(sound));
}

/** The sum of the numbers that decide the game for a seat. @type {(view: View, seat: number) => number} */
const standing = (view, seat) => (view.seats[seat]?.counters ?? []).filter((counter) => counter.main)
  .reduce((sum, counter) => sum + counter.now, 0);

/** @param {View} view */
const asksMe = ({ decision, viewer }) => Boolean(decision?.options?.length && decision.seat === viewer);

/** One sound for each change: the most important. @type {(before: View | null, after: View) => Sound | ""} */
export function heard(before, after) {
  if (!before || before.game !== after.game) return "";
  if (after.outcome && !before.outcome) return after.outcome.winners.includes(after.viewer) ? "won" : "over";
  const me = Math.max(after.viewer, 0), gain = standing(after, me) - standing(before, me);
  if (gain) return gain > 0 ? "up" : "down";
  if (asksMe(after) && (!asksMe(before) || after.turn.number !== before.turn.number)) return "turn";
  const last = (/** @type {View} */ view) => (view.log ?? [])[(view.log ?? []).length - 1]?.n ?? -1;
  return last(after) > last(before) ? "card" : "";
}
