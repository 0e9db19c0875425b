/** What must be decided: the prompt, the numbered options, what was half chosen, and why something was refused. */
import { classes, html } from "../common/html.js";
import { Clause, Icon, Said, Words } from "../common/words.js";
import { settings } from "../common/settings.js";
import { t, tn } from "../common/language.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { plain } from "../drawing/text.js";
import { ToEnding } from "./around.js";
import { nameOf, take, takeForGood } from "./choosing.js";
import { cards, hands, hint, isDocked, isMine, lit, live, narrow, numbered, options, picked, refused, starts, sure, verb, view } from "./store.js";
import { isTurning, shown, turn } from "./ghost.js";
import { OptionButton, keyOf, said } from "./option.js";
import { AskedHere } from "./stops.js";
import { OwnClock, Waiting } from "./waiting.js";

/** @typedef {import("./store.js").Option} Option */

/** With more options than this, or with so many letters of them, those of one verb share a button. */
const MANY = 10, LOW = matchMedia("(max-height: 800px)"), FULL = 7;
/** A full hand needs more of the dock. */
const hasFullHand = () => (view.value.areas ?? []).some((area) => isDocked(area) && (area.cards ?? []).length >= FULL);
const LETTERS = () => (LOW.matches ? 230 : 320) * (hasFullHand() ? 0.8 : 1);
/** What a button takes besides its sentence, in letters; and with how many of them a decision takes half of the dock. */
const BUTTON = 9, BUSY = 170;

/** @param {Option} option */
const lettersOf = (option) => plain(said(option)).length + (option.cost ?? "").length + BUTTON;
/** @param {Option[]} shown */
const lettersIn = (shown) => shown.reduce((sum, option) => sum + lettersOf(option), 0);

export function Decision() {
  const { decision, outcome } = view.value;
  useEffect(() => { verb.value = ""; }, [decision]);
  const end = outcome ?? live.value?.ended; // of a game that was conceded, the position has none
  if (end || !decision) return html`<section class="decide" aria-label=${t("The end")}><h2>${end?.sentence ?? ""}</h2>
    <p><${Clause} id=${end?.clause} open=${hands.value.openClause} /></p><${ToEnding} /></section>`;
  const mine = isMine.value, groups = mine ? grouped(numbered.value) : null;
  const letters = groups ? [...groups].reduce((sum, [name, ways]) => sum + (ways.length > 1 ? name.length + 2 * BUTTON
    : lettersOf(ways[0])), 0) : lettersIn(numbered.value);
  return html`<section class=${classes("decide", mine && "mine", letters > BUSY && "busy",
    hasFullHand() && "yields")}
    aria-label=${mine ? t("Your decision") : t("Decision")}>
    <${Chain} />${mine && html`<${OwnClock} />`}
    <h2 class="prompt" tabindex="-1" aria-live=${mine ? "assertive" : "off"}><${Words} of=${decision.prompt}
      terms=${view.value.terms} point=${(/** @type {string} */ id) => { lit.value = id; }} /></h2>
    ${mine ? html`<${Options} form=${decision.form ?? "choose"} groups=${groups} />`
      : decision.seat !== view.value.viewer && html`<${Waiting} />`}
    <${Toast} /><${Sure} />
  </section>`;
}

/** The half-made choice so far, and the way back. */
function Chain() {
  const { decision } = view.value, chain = decision?.chain ?? [];
  const back = picked.value || verb.value;
  return html`<div class="chain">${chain.map((step) => html`<span>${step}</span>`)}<${Clause} id=${decision?.clause}
    open=${hands.value.openClause} /><${AskedHere} />
    ${back ? html`<button type="button" class="undo" onClick=${() => { picked.value = ""; verb.value = ""; refused.value = null; }}>
      <${Icon} name="undo" />${t("All options")}</button>`
      : decision?.undo && !(settings.value.strict && live.value?.can.undo_past_bots) && html`<button type="button" class="undo" onClick=${() => hands.value.undo()}>
        <${Icon} name="undo" />${decision.undo === "chain" ? t("Take the whole choice back") : t("Undo")}</button>`}</div>`;
}

/** @param {{ form: string, groups: Map<string, Option[]> | null }} props */
function Options({ form, groups }) {
  const shown = numbered.value, list = useFit();
  if (groups) return html`<${Groups} groups=${groups} list=${list} />`;
  const name = nameOf(picked.value);
  return html`${name && html`<p class="pointing">${t("With")} <b>${name}</b>:</p>`}${isTurning.value && html`<${Turning} />`}<ol class=${`options ${form}`} ref=${list} data-group="options">
    ${shown.map((option, i) => html`<li key=${option.code} class=${option.way ?? "do"}><${OptionButton}
    option=${option} n=${i + 1} /></li>`)}</ol>`;
}

/** Which way round a tile lies is chosen on the table. */
const Turning = () => html`<p class="turning"><button type="button" class="key" data-do="lay"
    onClick=${() => { const way = shown.value; if (way) take(way.option); }}>${t("Lay it so")}</button>
  <button type="button" class="button" data-do="turn" onClick=${() => turn()}><${Icon} name="turn" />${t("Turn it")}</button>
  ${!narrow.value && html`<small>${t("or click it, use the wheel, or press R")}</small>`}</p>`;

/** How options may be set, so that all of them are in sight: closer and closer, and at last over a part of the table. */
const FITS = 5;

/** On wide screens options that have no room are set otherwise until they have. */
function useFit() {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || narrow.value) return undefined;
    const fit = () => {
      for (let n = 0; n <= FITS; n++) {
        element.dataset.fit = String(n);
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [numbered.value, narrow.value, hint.value]); // what is suggested says so, and is longer
  return list;
}

/**
 * Many options by their verb, or null where they can be read as they are.
 * @type {(shown: Option[]) => Map<string, Option[]> | null}
 */
function grouped(shown) {
  const wide = !narrow.value && lettersIn(shown) > LETTERS();
  if (verb.value || picked.value || (shown.length <= MANY && !wide)) return null;
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of shown) {
    const key = option.verb && (option.way ?? "do") === "do" ? option.verb : `#${option.code}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const several = [...groups.values()].filter((ways) => ways.length > 1).length; // one alone needs no step of its own
  return groups.size < shown.length && (several > 1 || (several && (groups.size > MANY / 2 || areInHand(groups)))) ? groups : null;
}

/** Whether all that share a button begin at cards of a full hand, which glow and can be clicked there. @param {Map<string, Option[]>} groups */
function areInHand(groups) {
  const shared = [...groups.values()].filter((ways) => ways.length > 1).flat();
  return hasFullHand() && shared.every(({ touches }) => isDocked(cards.value.get(touches?.[0] ?? "")?.area));
}

/** @param {{ groups: Map<string, Option[]>, list: import("preact").RefObject<HTMLOListElement> }} props */
const Groups = ({ groups, list }) => html`${starts.value.size > 0 && html`<p class="pointing">
    ${narrow.value ? t("Tap what glows, or choose here:") : t("Click what glows, or choose here:")}</p>`}<ol class="options" ref=${list} data-group="options">
  ${[...groups].map(([name, ways], i) => html`<li key=${name} class=${ways[0].way ?? "do"}>
  ${ways.length === 1 ? html`<${OptionButton} option=${ways[0]} n=${i + 1} />` : html`
    <button type="button" class="option do group" aria-keyshortcuts=${keyOf(i + 1)}
      onClick=${() => { verb.value = name; refused.value = null; }}><kbd>${keyOf(i + 1)}</kbd><span>${name} …</span><em>
      ${tn("{n} way", "{n} ways", ways.length)}</em></button>`}</li>`)}</ol>`;

/** Why something cannot be done, with the clause. */
function Toast() {
  const refusal = refused.value;
  return html`<div class="toasts" role="status">${refusal && html`<p class="toast"><${Icon} name="lock" />
    <span><b><${Words} of=${refusal.text} />${refusal.text.length > 0 && "? "}</b><${Said} of=${refusal.reason}
      terms=${view.value.terms} />
      <${Clause} id=${refusal.clause} open=${hands.value.openClause} /></span>
    <button type="button" class="shut" aria-label=${t("Close")} onClick=${() => { refused.value = null; }}>
      <${Icon} name="close" /></button></p>`}</div>`;
}

/** What cannot be taken back is asked about once more. */
function Sure() {
  const asked = sure.value;
  if (!asked) return null;
  return html`<div class="sure" role="alertdialog" aria-label=${t("This cannot be taken back")}><p><b><${Words}
      of=${asked.option.text} terms=${view.value.terms} quiet />?</b> ${asked.why}</p>
    <button type="button" class="key" data-do="sure" ref=${(/** @type {HTMLElement | null} */ one) => one?.focus()}
      onClick=${() => takeForGood(asked.option)}>${t("Do it")}</button>
    <button type="button" class="quiet" onClick=${() => { sure.value = null; }}>${t("Not yet")}</button></div>`;
}

/** Press the option with a number. @param {number} n */
export function pressNumber(n) {
  const buttons = document.querySelectorAll(".decide .option");
  if (options.value.length) /** @type {HTMLElement | undefined} */ (buttons[n - 1])?.click();
}
