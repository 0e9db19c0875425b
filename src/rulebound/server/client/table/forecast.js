/**
 * What an option would do: the server tries it on imagined tables, and says what is certain. It is shown above the
 * dock and at the cards on the table that it is about.
 */
import { classes, html } from "../common/html.js";
import { t } from "../common/language.js";
import { effect, signal } from "../vendor/signals.js";
import { useLayoutEffect, useState } from "../vendor/hooks.js";
import { connection } from "./asking.js";
import { areas, hands, isMine, live, pointed, view } from "./store.js";

/**
 * @typedef {import("../server.d.ts").Change} Change
 * @typedef {import("../server.d.ts").Forecast} ForecastData
 */

/** How long the mouse must be on an option, and how long an action waits for its forecast, in milliseconds. */
const PAUSE = 110, PATIENCE = 300;
const MOST_SHOWN = 7;

/** @type {import("../vendor/signals.js").Signal<ForecastData | null>} */
export const forecast = signal(null);

/** What was asked already, in this position. @type {Map<number, Promise<ForecastData | null>>} */
const asked = new Map();
let revision = -1, table = /** @type {unknown} */ (null);

/** @param {number} code */
function ask(code) {
  if (revision !== live.value?.revision || table !== connection.value) asked.clear();
  revision = live.value?.revision ?? -1;
  table = connection.value;
  const answer = asked.get(code) ?? (hands.value.forecast?.(code) ?? Promise.resolve(null));
  asked.set(code, answer);
  return answer;
}

let timer = 0;
effect(() => {
  const option = pointed.value, now = live.value?.revision;
  window.clearTimeout(timer);
  if (forecast.peek()?.code !== option?.code || revision !== now) forecast.value = null;
  if (!option || !isMine.peek()) return;
  timer = window.setTimeout(async () => {
    const found = await ask(option.code);
    if (pointed.peek() === option && live.peek()?.revision === now) forecast.value = found;
  }, PAUSE);
});

/** What comes of the fights if no player adds anything, where they do not say it themselves. @type {import("../vendor/signals.js").Signal<ForecastData | null>} */
export const standing = signal(null);
effect(() => {
  const now = view.value, clashes = now?.clashes ?? [];
  standing.value = null;
  if (!isMine.value || !clashes.length || clashes.some((clash) => clash.verdict)) return;
  const pass = now.decision?.options?.find((option) => option.way === "pass");
  if (pass) ask(pass.code).then((found) => { if (view.peek() === now) standing.value = found; });
});

/** Why an option would lose the game at once; empty where it does not. @param {import("./store.js").Option} option */
export async function loses(option) {
  if (!option.cost && option.way !== "stop") return "";
  const late = new Promise((resolve) => { window.setTimeout(() => resolve(null), PATIENCE); });
  const found = /** @type {ForecastData | null} */ (await Promise.race([ask(option.code), late]));
  return found?.loses ? t("You lose the game by this. {why}", { why: found.ends }) : "";
}

/** A change in words, beside the card that it is about. @param {Change} change */
function brief({ label, was, now }) {
  if (label === "place") return now ? `→ ${short(now)}` : t("goes");
  if (label === "state") return now || t("not {state}", { state: was });
  return was && now ? `${label} ${was} → ${now}` : now ? `${label} ${now === "1" ? "" : now}` : t("no {what}", { what: label });
}

/** @param {string} name */
function short(name) {
  const rest = name.replace(/^(Your|\S+'s?) /, "");
  return rest[0].toUpperCase() + rest.slice(1);
}

/** Whom a change is about, if that must be said. @param {Change} change */
const whose = ({ id, name }) => (id === `seat.${view.value.viewer}` ? "" : name);

/** In words, what comes of the fights. */
export function Standing() {
  const expected = standing.value, matters = expected?.changes.filter(({ main, label }) => main || label === "place") ?? [];
  if (!expected || !(matters.length || expected.ends)) return null;
  return html`<p class="verdict">${t("If no player adds anything:")} ${matters.slice(0, 4).map((change, i) => html`${i > 0 && ", "}<b>${whose(change)}</b>
    ${" "}${brief(change)}`)}${expected.ends && html`. ${expected.ends}`}</p>`;
}

/** In words, above what is decided. */
export function Foretold() {
  const expected = forecast.value;
  if (!expected || !(expected.changes.length || expected.ends)) return null;
  return html`<p class=${classes("foretold", expected.loses && "loses")} role="note">${expected.changes.slice(0, MOST_SHOWN).map((change) =>
    html`<span class=${classes(change.main && "main")}>${whose(change) && html`<b>${whose(change)}</b> `}${brief(change)}</span>`)}
    ${expected.ends && html`<span class="main">${expected.ends}</span>`}</p>`;
}

/** At the cards and seats themselves. */
export function Omens() {
  const expected = forecast.value, [placed, setPlaced] = useState(/** @type {{ x: number, y: number, texts: string[], main: boolean }[]} */ ([]));
  useLayoutEffect(() => { setPlaced(expected ? place(expected.changes) : []); }, [expected]);
  return placed.map(({ x, y, texts, main }) => html`<span class=${classes("omen", main && "main")}
    style=${`left:${x}px;top:${y}px`} aria-hidden="true">${texts.map((text) => html`<i>${text}</i>`)}</span>`);
}

/** The height of a line at a card, and how far to the side it reaches, in pixels. */
const LINE = 19, BESIDE = 60;

/** @param {Change[]} changes */
function place(changes) {
  const table = document.getElementById("table"), origin = table?.getBoundingClientRect();
  if (!table || !origin) return [];
  const ids = [...new Set(changes.map(({ id }) => id))], words = document.querySelector("#dock > .foretold")?.getBoundingClientRect();
  return ids.flatMap((id) => {
    const element = table.querySelector(`[data-id="${CSS.escape(id)}"]`), box = element?.getBoundingClientRect();
    if (!box?.width || areas.value.has(id)) return [];
    const mine = changes.filter((change) => change.id === id), texts = mine.slice(0, 2).map(brief), middle = box.x + box.width / 2;
    const low = words && middle < words.right + BESIDE ? words.top : origin.bottom; // what is said in words stays in sight
    return [{ x: middle - origin.x, y: Math.min(box.bottom - 8, low - LINE * texts.length - 3) - origin.y, texts,
      main: mine.some(({ main }) => main) }];
  });
}
