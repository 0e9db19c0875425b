/** Effects that wait, the newest first: each with its picture and what it will do. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";
import { Medal } from "../drawing/face.js";
import { AreaHead } from "./heading.js";
import { faceOf, look, sayCard, starts, view } from "./store.js";

/** @param {{ area: import("./store.js").Area }} props */
export function Effects({ area }) {
  const waiting = area.cards ?? [];
  return html`<section class="area stack" data-id=${area.id} aria-label=${area.name}>
    <${AreaHead} area=${area} />
    ${!waiting.length && area.empty && html`<p class="empty">${area.empty}</p>`}
    <ol>${waiting.map((card, n) => html`<li key=${card.id} class=${n ? "" : "top"}
      style=${`--seat:var(--seat-${card.owner ?? 0})`}>
      <button type="button" class=${starts.value.has(card.id) ? "can" : ""} data-id=${card.id} data-card=${card.id}
        tabindex="-1" aria-label=${sayCard(card)}
        onPointerEnter=${() => { look.value = card.id; }} onFocus=${() => { look.value = card.id; }}>
        <${Medal} face=${faceOf(card)} theme=${view.value.theme} />
        <span><b>${faceOf(card)?.name ?? t("Hidden")}</b><em>${card.note}</em></span><i>
          ${n === 0 ? t("next") : n === 1 ? t("then") : ""}</i>
      </button></li>`)}</ol>
  </section>`;
}
