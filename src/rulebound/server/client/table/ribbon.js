/** What has just happened, as a row of small pictures; the last move of the others again; and the card that is played. */
import { html } from "../common/html.js";
import { Icon, Words } from "../common/words.js";
import { t } from "../common/language.js";
import { plain } from "../drawing/text.js";
import { Face, Medal } from "../drawing/face.js";
import { hasTurn, showAgain } from "./showing.js";
import { ribbon, stage } from "./news.js";
import { cardOf, lit, look, view } from "./store.js";

/** @typedef {import("./news.js").Deed} Deed */

/** @param {Deed} deed */
function pointAt({ id }) {
  lit.value = id;
  if (cardOf(id)) look.value = id;
}

export function Ribbon() {
  if (!ribbon.value.length) return null;
  return html`<section class="ribbon" aria-label=${t("Just now")}><ol>${ribbon.value.toReversed().map((deed) => html`<li key=${deed.n}
    style=${`--seat:var(--seat-${deed.seat})`} title=${plain(deed.text)}
    onPointerEnter=${() => pointAt(deed)} onPointerLeave=${() => { lit.value = ""; }}>
    ${deed.face && html`<${Medal} face=${deed.face} theme=${view.value.theme} />`}</li>`)}</ol>
    <button type="button" class="undo" data-do="again" disabled=${!hasTurn.value} onClick=${showAgain}
      title=${t("Show again what the others did last (a)")}><${Icon} name="turn" />${t("Again")}</button></section>`;
}

/** The card that a rival plays, large in the middle, with what is done. Nothing on the table moves for it. */
export function Stage() {
  const deed = stage.value, seat = view.value.seats[deed?.seat ?? -1];
  if (!deed?.face || !deed.card || !seat) return null;
  return html`<div class=${`stage of-${deed.face.shape ?? "card"}`} key=${deed.n} aria-hidden="true"
    style=${`--seat:var(--seat-${deed.seat})`}><div class="closeup"><${Face} face=${deed.face} card=${deed.card}
      theme=${view.value.theme} level="whole" /></div>
    <p><${Words} of=${deed.text} terms=${view.value.terms} quiet /></p></div>`;
}
