/** What has just happened, as a row of small pictures; the last move of the others again; and the card that is played. */
import { html } from "../common/html.js";
import { Icon, Words } from "../common/words.js";
import { t } from "../common/language.js";
import { plain } from "../drawing/text.js";
import { Face, Medal } from "../drawing/face.js";
import { goForward, hasTurn, held, showAgain, skip } from "./showing.js";
import { ribbon, stage } from "./news.js";
import { cardOf, lit, look, view } from "./store.js";

/** @typedef {import("./news.js").Action} Action */

/** @param {Action} action */
function pointAt({ id }) {
  lit.value = id;
  if (cardOf(id)) look.value = id;
}

export function Ribbon() {
  if (!ribbon.value.length) return null;
  return html`<section class="ribbon" aria-label=${t("Just now")}><ol>${ribbon.value.toReversed().map((action) => html`<li key=${action.n}
    style=${`--seat:var(--seat-${action.seat})`} title=${plain(action.text)}
    onPointerEnter=${() => pointAt(action)} onPointerLeave=${() => { lit.value = ""; }}>
    ${action.face && html`<${Medal} face=${action.face} theme=${view.value.theme} />`}</li>`)}</ol>
    <button type="button" class="undo" data-do="again" disabled=${!hasTurn.value} onClick=${showAgain}
      title=${t("Show again what the others did last (a)")}><${Icon} name="turn" />${t("Again")}</button></section>`;
}

/** The card that a rival plays, large in the middle, with what is done. Nothing on the table moves for it. */
export function Stage() {
  const action = stage.value, seat = view.value.seats[action?.seat ?? -1];
  if (!action?.face || !action.card || !seat) return null;
  return html`<div class=${`stage of-${action.face.shape ?? "card"}`} key=${action.n} aria-hidden="true"
    style=${`--seat:var(--seat-${action.seat})`}><div class="closeup"><${Face} face=${action.face} card=${action.card}
      theme=${view.value.theme} level="whole" /></div>
    <p><${Words} of=${action.text} terms=${view.value.terms} quiet /></p></div>`;
}

/** For a reader who goes on step by step: the way to what the others did next, and to how the table is now. */
export const Onward = () => held.value && html`<p class="onward" role="status">${t("This is what they did.")}
  <button type="button" class="key big" data-do="onward" onClick=${goForward}>${t("Next")} <kbd aria-hidden="true">n</kbd></button>
  <button type="button" class="quiet" data-do="skip" onClick=${skip}>${t("Skip")}</button></p>`;
