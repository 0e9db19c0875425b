/** The viewer's own hand, docked at the edge: whole cards that rise when looked at. */
import { html } from "../common/html.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { CardButton } from "./card.js";
import { AreaHead } from "./heading.js";
import { shapeOf } from "./block.js";
import { isDocked, view } from "./store.js";

const TILT = 2.2, SAG = 2, STEEPEST = 8;

export const Hand = () => (view.value.areas ?? []).filter(isDocked).map((area) => html`<${One} key=${area.id} area=${area} />`);

/** @param {{ area: import("./store.js").Area }} props */
function One({ area }) {
  const cards = area.cards ?? [], [share, list] = useShare(cards.length), tilt = Math.min(TILT, STEEPEST / Math.max(cards.length, 1));
  return html`<section key=${area.id} class="myhand" data-id=${area.id} aria-label=${area.name}
    style=${`--n:${cards.length}`}><${AreaHead} area=${area} whole />
    ${!cards.length && area.empty && html`<p class="empty">${area.empty}</p>`}
    <ul ref=${list}>${cards.map((card, i) => {
      const off = i - (cards.length - 1) / 2;
      return html`<li key=${card.id}
        style=${`--tilt:${(off * tilt).toFixed(2)}deg;--sag:${Math.min(off ** 2 * SAG, 16).toFixed(1)}px`}>
        <${CardButton} item=${{ card, x: 0, y: 0, w: 5, h: 7, shape: shapeOf(card), turned: false }} level="whole"
          share=${i < cards.length - 1 ? share : 1} /></li>`;
    })}</ul></section>`;
}

/**
 * How much of each card but the last is not covered by the next.
 * @param {number} n of cards
 * @returns {[number, import("preact").RefObject<HTMLUListElement>]}
 */
function useShare(n) {
  const list = useRef(/** @type {HTMLUListElement | null} */ (null)), [share, setShare] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const step = element.querySelector("li")?.offsetWidth, card = element.querySelector("button")?.offsetWidth;
      setShare(step && card && n > 1 ? Math.round(Math.min(1, step / card) * 50) / 50 : 1);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [n]);
  return [share, list];
}
