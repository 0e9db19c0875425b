/** The log by actions: each line that is an action, with all its consequences. */
import { plain } from "../drawing/text.js";

/**
 * @typedef {import("../view.d.ts").Line} Line
 * @typedef {{ line: Line, rest: Line[] }} LogEntry `line` alone, where it is a heading
 */

/** How many consequences of an action are shown beside it. */
const TOLD = 2;

/**
 * Below the heading of a turn stand moves; below a heading that itself came of something, what came of it is a move.
 * @param {Line[]} log
 * @returns {LogEntry[]}
 */
export function entriesOf(log) {
  /** @type {LogEntry[]} */
  const found = [];
  let floor = 0;
  for (const line of log) {
    const depth = line.depth ?? 0, last = found[found.length - 1];
    if (line.head) floor = depth ? depth + 1 : 0;
    else if (depth < floor) floor = depth;
    if (line.head || depth <= floor || !last || last.line.head) found.push({ line, rest: [] });
    else last.rest.push(line);
  }
  return found.map(titled);
}

/** An action is named by its first line that names a card, rather than by what it costs. @type {(entry: LogEntry) => LogEntry} */
function titled(entry) {
  const [next, ...others] = entry.rest, { line } = entry;
  const is = next && !namesCard(line) && namesCard(next) && next.text[0] === line.text[0]; // both begin with who acts
  return is ? { line: { ...next, depth: line.depth }, rest: [{ ...line, depth: next.depth }, ...others] } : entry;
}

const namesCard = (/** @type {Line} */ { text }) => text.some((word) => typeof word !== "string" && word.card);

/**
 * The most important consequences: changes of the numbers that decide the game, or else the last ones.
 * @type {(entry: LogEntry, view: import("./store.js").View) => Line[]}
 */
export function outcome({ rest }, view) {
  const labels = view.seats.flatMap((seat) => (seat.counters ?? []).filter((counter) => counter.main)
    .map((counter) => counter.label.toLowerCase().replace(/s$/, "")));
  const numbers = rest.filter((line) => {
    const text = plain(line.text).toLowerCase();
    return labels.some((label) => text.includes(label));
  });
  return numbers.length ? numbers.slice(-TOLD) : rest.slice(-1);
}
