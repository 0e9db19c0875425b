/**
 * What the browser keeps for its reader: the strength of bots,
 *   own decks and own cards. Nothing of it leaves this computer by itself.
 */

/** @type {<T>(key: string, otherwise: T) => T} */
export function kept(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @type {(key: string, value: unknown) => void} */
export const keep = (key, value) => localStorage.setItem(key, JSON.stringify(value));

/** @param {string} game @returns {import("../server.d.ts").Deck[]} */
export const ownDecks = (game) => kept(`decks.${game}`, []);

/** The text of the own cards that are in use. @param {string} game */
export const ownCards = (game) => kept(`cards.${game}`, "");

/** The lessons of a game that have been done. @param {string} game @returns {string[]} */
export const learned = (game) => kept(`lessons.${game}`, []);

/** @type {(game: string, lesson: string) => void} */
export const learnedOne = (game, lesson) => keep(`lessons.${game}`, [...new Set([...learned(game), lesson])]);

/**
 * The strength last chosen, or one that a beginner can beat now and then.
 * @param {import("../server.d.ts").Level[]} levels
 */
export function strength(levels) {
  const name = kept("level", "");
  return levels.find((level) => level.name === name)?.name ?? levels[Math.floor(levels.length / 2)]?.name ?? "";
}

/** The stops last chosen in a game, as part of the request for a seat; empty if none were. @param {string} game */
export const stopsOf = (game) => {
  const stops = kept(`stops.${game}`, /** @type {string[] | null} */ (null));
  return stops ? { stops } : {};
};
