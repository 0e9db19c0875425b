/** What the server says of each card of a set, asked again a moment after each change. */
import { post } from "../common/api.js";
import { useEffect, useMemo, useState } from "../vendor/hooks.js";

/**
 * @typedef {import("../server.d.ts").SetCard} SetCard
 * @typedef {import("../server.d.ts").SetReading} SetReading
 * @typedef {{ whole: SetReading | null, fault: import("../common/api.js").Refused | null, of: (i: number) => SetCard | null,
 *   good: import("../server.d.ts").CardEntry[], texts: string[], wrong: number, fresh: boolean }} Reading
 *   of: what was last said of a card; good, texts: the cards in which nothing is wrong, and their texts; wrong: how many are; fresh: whether it is of the set as it is now
 */

const PAUSE = 350;

/** @type {(game: string, cards: string[]) => Reading} */
export function useReading(game, cards) {
  const [state, setState] = useState(/** @type {{ of: string[], whole: SetReading | null, fault: any }} */ ({ of: [], whole: null, fault: null }));
  useEffect(() => {
    let wanted = true;
    const timer = window.setTimeout(() => post(`/api/games/${game}/workshop`, { cards }).then(
      (whole) => wanted && setState({ of: cards, whole, fault: null }),
      (fault) => wanted && setState({ of: cards, whole: null, fault })), state.whole ? PAUSE : 0);
    return () => { wanted = false; window.clearTimeout(timer); };
  }, [game, cards]);
  return useMemo(() => readingOf(cards, state), [cards, state]);
}

/** @type {(cards: string[], state: { of: string[], whole: SetReading | null, fault: any }) => Reading} */
function readingOf(cards, { of, whole, fault }) {
  const read = whole?.cards ?? [], by = new Map(of.map((text, i) => [text, read[i]]));
  const found = (/** @type {number} */ i) => by.get(cards[i]) ?? (cards.length === of.length ? read[i] : null) ?? null;
  const right = cards.filter((text) => by.get(text) && isRight(/** @type {SetCard} */ (by.get(text))));
  return { whole, fault, of: found, texts: right, fresh: whole !== null && of === cards,
    good: read.filter(isRight).map((one) => /** @type {any} */ (one.card)), wrong: read.filter((one) => !isRight(one)).length };
}

/** Whether a card can be played. @param {SetCard} one */
export const isRight = (one) => one.card !== null && !one.problems.length;
