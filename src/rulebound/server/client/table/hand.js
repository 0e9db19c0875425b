/** The viewer's own hand, docked at the edge: whole cards that rise when looked at. */
import { html } from "../common/html.js";
import { CardButton } from "./card.js";
import { AreaHead } from "./heading.js";
import { shapeOf } from "./block.js";
import { isDocked, view } from "./store.js";

const TILT = 2.2, SAG = 2, STEEPEST = 8;

export const Hand = () => (view.value.areas ?? []).filter(isDocked).map((area) => {
  const cards = area.cards ?? [], tilt = Math.min(TILT, STEEPEST / Math.max(cards.length, 1));
  return html`<section key=${area.id} class="myhand" data-id=${area.id} aria-label=${area.name}
    style=${`--n:${cards.length}`}><${AreaHead} area=${area} whole />
    ${!cards.length && area.empty && html`<p class="empty">${area.empty}</p>`}
    <ul>${cards.map((card, i) => {
      const off = i - (cards.length - 1) / 2;
      return html`<li key=${card.id}
        style=${`--tilt:${(off * tilt).toFixed(2)}deg;--sag:${Math.min(off ** 2 * SAG, 16).toFixed(1)}px`}>
        <${CardButton} item=${{ card, x: 0, y: 0, w: 5, h: 7, shape: shapeOf(card), turned: false }} level="whole" />
          </li>`;
    })}</ul></section>`;
});
