/** Meetings of sides: parties in a fight, attacker and blocker, the actions of a moment. */
import { classes, html } from "../common/html.js";
import { Clause, Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Medal } from "../drawing/face.js";
import { Standing } from "./forecast.js";
import { Roll } from "./dice.js";
import { cardOf, faceOf, hands, look, view } from "./store.js";

/** @typedef {import("../view.d.ts").Side} SideData */

export const Clashes = () => {
  const { clashes = [] } = view.value;
  if (!clashes.length) return null;
  return html`<section class=${`clashes n${Math.min(clashes.length, 3)}`} aria-label=${t("Fights")}>
    ${clashes.map((clash) => html`<${One} key=${clash.id} clash=${clash} />`)}
    <${Standing} /></section>`;
};

/** @param {{ clash: import("../view.d.ts").Clash }} props */
const One = ({ clash }) => html`<article class=${classes("clash", clash.done && "done")} data-id=${clash.id}>
  <h3><span>${clash.title}</span><small>${clash.step}</small><${Clause} id=${clash.clause}
    open=${hands.value.openClause} /></h3>
  <div class="sides">${clash.sides.map((side, n) => html`
    ${n > 0 && html`<span class="versus">${side.cards?.length ? t("against") : t("at")}</span>`}
      <${SideOf} side=${side} />`)}</div>
  ${clash.verdict && html`<p class="verdict">${clash.verdict}</p>`}
</article>`;

/** @param {{ side: SideData }} props */
function SideOf({ side }) {
  const ids = side.cards ?? [], leader = faceOf(cardOf(ids[0])), seat = view.value.seats[side.seat];
  return html`<div class="stand" style=${`--seat:var(--seat-${side.seat}, var(--line-2))`}>
    <div class="party">
      ${ids.map((id) => html`<span class="member" onPointerEnter=${() => { look.value = id; }}>
      <${Medal} face=${faceOf(cardOf(id))} theme=${view.value.theme} /></span>`)}
      ${!ids.length && html`<span class="vacant">?</span>`}
      <span class="what"><b title=${leader?.name}>${leader?.name ?? seat?.name ?? t("None yet")}</b><small>${side.note || side.role}</small>
        </span></div>
    ${side.total != null && (leader || seat) && html`<div class="total">${side.icon && html`<${Icon} name=${side.icon} />`}
      <b key=${side.total} class="amount">${side.total}</b></div>`}
    ${(side.rolls ?? []).map((roll) => html`<${Roll} roll=${roll} />`)}
  </div>`;
}
