/** The table by keyboard: numbers choose, arrows go from card to card, letters open what lies around the table. */
import { set, settings } from "../common/settings.js";
import { pressNumber } from "./decision.js";
import { turn } from "./ghost.js";
import { goForward, held, showAgain, skip } from "./showing.js";
import { enlarged, hands, isMine, linear, narrow, peeked, picked, refused, sheet, sure, verb } from "./store.js";

/** Groups that Tab goes between; arrows go within. In the order of the page. */
const GROUPS = ".options, .myhand, .area, .plate";
const STOPS = "button[data-id], button.option";

/** Exactly one stop of each group is reached by Tab: what may be done, or else the first. @param {ParentNode} root */
export function setStops(root) {
  for (const group of root.querySelectorAll(GROUPS)) {
    const stops = [...group.querySelectorAll(STOPS)];
    const chosen = stops.find((stop) => stop === document.activeElement)
      ?? stops.find((stop) => stop.matches(".can, .option")) ?? stops[0];
    for (const stop of stops) stop.setAttribute("tabindex", stop === chosen ? "0" : "-1");
  }
}

/** @type {Record<string, () => void>} */
const LETTERS = {
  u: () => hands.value.undo(),
  "?": () => hands.value.openClause(""),
  l: () => /** @type {HTMLElement | null} */ (document.querySelector(".lines"))?.focus(),
  i: () => { sheet.value = sheet.value === "inspector" ? "" : "inspector"; },
  t: () => { linear.value = !linear.value; },
  a: () => showAgain(),
  n: () => goForward(),
  r: () => turn(),
  z: () => enlarge(),
  m: () => set({ sound: !settings.value.sound }),
  h: () => /** @type {HTMLElement | null} */ (document.querySelector("[data-do=hint]"))?.click(),
};

/** Enlarges the sheet that is pointed at, or else the next of those that are framed. */
function enlarge() {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".enlarge")]),
    on = buttons.findIndex((button) => button.getAttribute("aria-pressed") === "true");
  const pointed = on < 0 ? buttons.find((button) => button.parentElement?.matches(":hover")) : undefined;
  if (on >= 0) buttons[on].click();
  (pointed ?? buttons[on + 1])?.click();
}

/** @type {(event: KeyboardEvent) => void} */
export function press(event) {
  const typing = /** @type {Element} */ (event.target).closest("input, textarea, select, dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === "Escape") stepBack();
  else if (/^[0-9]$/.test(key) && isMine.value) pressNumber(Number(key) || 10);
  else if (key.startsWith("Arrow")) {
    if (!goTo(key)) return;
  } else if (LETTERS[key.toLowerCase()]) LETTERS[key.toLowerCase()]();
  else return;
  event.preventDefault();
}

/** Escape takes back a step: first what is only on the screen, then a half-made choice. */
function stepBack() {
  if (sheet.value) sheet.value = "";
  else if (held.value) skip();
  else if (enlarged.value) enlarged.value = "";
  else if (sure.value) sure.value = null;
  else if (peeked.value) peeked.value = "";
  else if (refused.value) refused.value = null;
  else if (verb.value || picked.value) verb.value = picked.value = "";
  else if (document.querySelector(".chain span + .clause, .chain .undo")) hands.value.undo();
}

/** @type {(within: ParentNode) => HTMLElement[]} */
const stopsOf = (within) => [.../** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(STOPS))];

/**
 * Move to the nearest stop of the group that lies in a direction, and at its end to that of another group. After an action
 * nothing has the focus: then to what can be done.
 * @param {string} key
 */
function goTo(key) {
  const from = document.activeElement, group = from?.closest(GROUPS);
  const begins = from === document.body || from?.matches(".prompt");
  if (from && !from.matches(STOPS) && (!begins || narrow.value)) return false; // the page scrolls
  const next = from && group ? nearest(from, stopsOf(group), key) ?? ahead(from, stopsOf(document), key)[0]
    : document.querySelector("button.option") ?? stopsOf(document)[0];
  if (!(next instanceof HTMLElement)) return true;
  if (group) from?.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
  return true;
}

/** @type {(from: Element, stops: HTMLElement[], key: string) => HTMLElement | undefined} */
function nearest(from, stops, key) {
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return ahead(from, stops, key)[0] ?? stops[stops.indexOf(/** @type {HTMLElement} */ (from)) + sign];
}

/** What lies in a direction, the nearest first. @type {(from: Element, stops: HTMLElement[], key: string) => HTMLElement[]} */
function ahead(from, stops, key) {
  const here = from.getBoundingClientRect(), sideways = key === "ArrowLeft" || key === "ArrowRight",
    sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const found = stops.filter((stop) => stop !== from).map((stop) => {
    const there = stop.getBoundingClientRect(), dx = there.x + there.width / 2 - here.x - here.width / 2,
      dy = there.y + there.height / 2 - here.y - here.height / 2;
    return { stop, along: sign * (sideways ? dx : dy), off: Math.abs(sideways ? dy : dx) };
  }).filter(({ along }) => along > 4);
  return found.sort((a, b) => a.along + 2.5 * a.off - b.along - 2.5 * b.off).map(({ stop }) => stop);
}
