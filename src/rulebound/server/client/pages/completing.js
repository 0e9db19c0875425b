/** How the card text at the cursor can go on: the game's own phrases, to be read and taken. */
import { html } from "../common/html.js";
import { post } from "../common/api.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";

const PAUSE = 200, MOST = 60;

/** What of a file before the cursor is the text of a card that is being written: in one line, or in three quotes. */
const BEGUN = /(?:^|\n)[ \t]*text[ \t]*=[ \t]*(?:"""((?:[^"\\]|\\[^]|"(?!""))*)|"(?!"")((?:[^"\\\n]|\\.)*))$/;
const UNFINISHED = /[\p{L}\p{N}_+-]*$/u; // the word that the answers begin with

/**
 * The beginning of a card's text, up to the cursor; null where the cursor is not in one.
 * @type {(source: string, cursor: number) => { text: string, long: boolean } | null}
 */
export function begun(source, cursor) {
  const found = BEGUN.exec(source.slice(0, cursor));
  if (!found) return null;
  const long = found[1] !== undefined, written = long ? found[1].replace(/^\n/, "") : found[2];
  return { long, text: written.replace(/\\n/g, "\n").replace(/\\(["\\])/g, "$1") };
}

/**
 * A file after a way to go on was taken: up to its first hole, in place of the unfinished word; and the cursor then.
 * @type {(source: string, cursor: number, way: string) => { source: string, cursor: number }}
 */
export function goneOn(source, cursor, way) {
  const long = begun(source, cursor)?.long ?? false, hole = way.search(/\{/);
  const whole = hole < 0 && /[\p{L}\p{N}]$/u.test(way) ? `${way} ` : way.slice(0, hole < 0 ? undefined : hole);
  const word = UNFINISHED.exec(source.slice(0, cursor))?.[0] ?? "", mark = /^[.,;:\n]/.test(way);
  const kept = source.slice(0, cursor - word.length), before = mark ? kept.replace(/ +$/, "") : kept;
  const joined = !mark && /[.,;:]$/.test(before) ? `${before} ` : before;
  const written = joined + (way === "\n" && !long ? "\\n" : whole);
  return { source: written + source.slice(cursor), cursor: written.length };
}

/**
 * The phrases, as buttons.
 * @param {{ game: string, source: string, cursor: number, take: (source: string, cursor: number) => void }} props
 */
export function Ways({ game, source, cursor, take }) {
  const [ways, setWays] = useState(/** @type {string[]} */ ([])), beginning = begun(source, cursor)?.text ?? null;
  useEffect(() => {
    let wanted = true;
    const show = (/** @type {string[]} */ found) => { if (wanted) setWays(found); };
    const timer = window.setTimeout(() => (beginning === null ? show([])
      : post(`/api/games/${game}/complete`, { text: beginning }).then((answer) => show(answer.ways), () => show([]))),
    PAUSE);
    return () => { wanted = false; window.clearTimeout(timer); };
  }, [game, beginning]);
  if (beginning === null) return html`
    <p class="about small">${t("Put the cursor into a card's text to see how it can go on.")}</p>`;
  if (!ways.length) return html`<p class="about small">${t("No continuation is known here.")}</p>`;
  const go = (/** @type {string} */ way) => {
    const made = goneOn(source, cursor, way);
    take(made.source, made.cursor);
  };
  return html`<div class="goingon" role="group" aria-label=${t("How the text can go on")}>
    ${ways.slice(0, MOST).map((way) => html`<button type="button" key=${way} onClick=${() => go(way)}>
      ${way === "\n" ? t("a new line") : parted(way)}</button>`)}</div>`;
}

/** A phrase in which its holes are marked. @param {string} way */
const parted = (way) => way.split(/(\{\w+\})/).map((part) =>
  (part.startsWith("{") ? html`<i>${part.slice(1, -1)}</i>` : part));
