/**
 * What is around a live table: requests to undo, advice, the change of seats, the end.
 */
import { html } from "../common/html.js";
import { post } from "../common/api.js";
import { useLoaded, wearStyle } from "../common/load.js";
import { go } from "../common/route.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { take } from "./choosing.js";
import { ask } from "./asking.js";
import { hint, live, narrow, options, refused, view } from "./store.js";

/** Which request its own asker has withdrawn. */
let withdrawn = -1;

/** Who has asked to undo reads it when that was declined: the request alone would just be gone. */
function useDeclined() {
  const asked = useRef({ n: -1, revision: -1 }), state = live.value, request = state?.undo_request;
  useEffect(() => {
    const { n, revision } = asked.current;
    if (n >= 0 && !request && state?.revision === revision && n !== withdrawn) {
      refused.value = { id: "", text: [], reason: [t("Your request to take that back was declined")], clause: "" };
    }
    asked.current = request && state?.seats.includes(request.seat) ? { n: request.n, revision: state.revision } : { n: -1, revision: -1 };
  }, [request?.n, state?.revision]);
}

/** A request to undo, to which all must agree. */
export function UndoRequest() {
  const undo_request = live.value?.undo_request;
  useDeclined();
  if (!undo_request) return null;
  const mine = live.value?.seats.some((seat) => undo_request.waits_for.includes(seat)), revision = live.value?.revision;
  const answer = (/** @type {boolean} */ yes) => ask({ do: "agree", revision, undo_request: undo_request.n, yes });
  return html`<div class="notice request" role="status"><p>${undo_request.sentence}</p>
    ${mine ? html`<button type="button" class="key" onClick=${() => answer(true)}>${t("Agree")}</button><button type="button"
      class="quiet" onClick=${() => answer(false)}>${t("Play on")}</button>`
      : html`<button type="button" class="quiet" onClick=${() => { withdrawn = undo_request.n; answer(false); }}>${t("Never mind")}</button>`}</div>`;
}

const percent = (/** @type {number} */ chance) => t("{n} of 100", { n: Math.round(chance * 100) });

/** What a bot would do, with the chance of winning that it sees. */
export function Hint() {
  const advice = hint.value, place = narrow.value ? "notice hint" : "beside hint";
  if (!advice) return null;
  if (advice.busy) return html`<p class=${place} role="status"><span class="spinner" aria-hidden="true"></span>${t("A bot looks at the table …")}</p>`;
  const { best, others = [] } = advice, option = options.value.find((one) => one.code === best?.code);
  const rest = others.slice(0, 2).map((other) => `${other.text}: ${percent(other.chance)}`).join(" · ");
  return html`<div class=${place} role="status"><${Icon} name="torch" />
    <div><p><b>${best?.text}</b>: ${t("wins {chance} as a bot sees it.", { chance: percent(best?.chance ?? 0) })}</p>${rest && html`<p class="others">${rest}</p>`}</div>
    <p class="ways">${option && html`<button type="button" class="key" onClick=${() => take(option)}>${t("Do it")}</button>`}
      <button type="button" class="quiet" aria-label=${t("Close the hint")} onClick=${() => { hint.value = null; }}>${t("Close")}</button></p></div>`;
}

/** At one screen, the table is covered while it changes hands. */
export function Cover() {
  const seat = live.value?.cover ?? -1, who = view.value.seats[seat];
  if (!who) return null;
  return html`<div class="cover" role="dialog" aria-modal="true" aria-label=${t("Change of seats")}><div><h2>${t("Now {name}", { name: who.name })}
    </h2><p>${t("Hand the screen over. No cards are shown until you say so.")}</p>
    <button type="button" class="key big" ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()}
      onClick=${() => ask({ do: "uncover", seat })}>${t("I am {name}", { name: who.name })}</button></div></div>`;
}

/** The end that was looked at and put away. */
const putAway = signal("");

/** Beside the table of a game that is over: the way back to its end. */
export const ToEnding = () => live.value?.ended && !live.value.lesson && html`<p><button type="button" class="key" data-do="ending"
  onClick=${() => { putAway.value = ""; }}>${t("How it went, and what comes next")}</button></p>`;

/** Open a new game with the same set-up. @param {string} link @param {boolean} [change] whether players change seats */
export const again = (link, change = false) => onward(async () =>
  `/table/${live.value?.next || (await post(`/api/tables/${link}/again`, { change })).link}`);

/** Go to the meeting at which the players find new seats. @param {string} link */
export const gather = (link) => onward(async () => `/meet/${(await post(`/api/tables/${link}/gather`, {})).key}`);

/** Go where the next game is. @param {() => Promise<string>} find */
async function onward(find) {
  try {
    go(await find());
  } catch (fault) {
    refused.value = { id: "", text: [], reason: [/** @type {Error} */ (fault).message], clause: "" };
  }
}

/** How the game ended: the page for it is fetched now. @param {{ link: string }} props */
export const Ended = ({ link }) => live.value?.ended && !live.value.lesson
  && putAway.value !== link && html`<${Shown} link=${link} />`;

/** @param {{ link: string }} props */
function Shown({ link }) {
  const { data: Ending } = useLoaded(async () => {
    const [module] = await Promise.all([import("./ending.js"), wearStyle("ending")]);
    return { is: module.Ending };
  }, []);
  return Ending && html`<${Ending.is} link=${link} close=${() => { putAway.value = link; }} />`;
}
