/** One card where it lies, as a button. */
import { classes, html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { Back, Face } from "../drawing/face.js";
import { aims, cards, faceOf, lit, look, picked, pointTo, pointed, refused, sayCard, starts, tintOf, view } from "./store.js";

/** @typedef {import("./block.js").Item} Item */

/** Drawn by faces of half height, not as a mark beside them. */
const COUNT = "count";

const leave = () => { pointed.value = null; };
const unit = (/** @type {number} */ n) => `calc(var(--u)*${n.toFixed(3)})`;

/**
 * A whole card lies in a hand, where only what is not covered by the next can be pointed at: a raised card leaves its
 *   neighbours within reach.
 * @param {{ item: Item, level?: "small" | "tiny" | "whole", share?: number }} props `share`: how much is not covered
 */
export function CardButton({ item, level = "small", share = 1 }) {
  const { card, shape, turned } = item, face = faceOf(card), { id } = card;
  const pointAt = () => {
    look.value = id;
    pointTo(id);
  };
  const place = `left:${unit(item.x)};top:${unit(item.y)};width:${unit(item.w)};height:${unit(item.h)};--w:${item.w};--h:${item.h}`;
  const state = classes("card", shape, turned && "turned", starts.value.has(id) && "can", aims.value.has(id) && "aim",
    card.new && "new",
    item.tucked && "tucked", item.stands && "stands", picked.value === id && "picked", refused.value?.id === id
      && "no", lit.value === id && "lit", card.under && "raised");
  return html`<button type="button" class=${state} data-id=${id} data-card=${id} style=${place} tabindex="-1"
      aria-label=${sayCard(card)} aria-pressed=${picked.value === id ? "true" : null} onPointerEnter=${pointAt} onPointerLeave=${leave}
        onFocus=${pointAt} onBlur=${leave}>
    <span class="spin">${face
      ? html`<${Face} face=${face} card=${card} theme=${view.value.theme} level=${item.tucked ? "tucked" : level}
        share=${share} />`
      : html`<${Back} name=${card.back} theme=${view.value.theme} square=${shape === "tile"} />`}</span>
    <${Marks} marks=${(card.marks ?? []).filter((mark) => mark.key !== COUNT)} tile=${shape === "tile"} />
    <${Whose} item=${item} />
    ${level === "whole" && html`<span class="hit"></span>`}
  </button>`;
}

/** @param {{ marks: import("../view.d.ts").Mark[], tile: boolean }} props */
function Marks({ marks, tile }) {
  if (!marks.length) return null;
  return html`<span class=${classes("marks", tile && "over")}>${marks.map((mark) => html`
    <span class=${`mark ${mark.weight ?? "plain"}`} style=${tintOf(mark.tint)} title=${mark.label}>
      ${mark.icon && html`<${Icon} name=${mark.icon} />`}${((mark.count ?? 1) > 1 || !mark.icon)
        && html`<i>${mark.count ?? 1}</i>`}
    </span>`)}</span>`;
}

/** Whose a card is, where that is not whom it lies with. @param {{ item: Item }} props */
function Whose({ item }) {
  const { card } = item, owner = card.owner ?? -1, held = card.held ?? -1,
    home = cards.value.get(card.id)?.area.owner ?? -1;
  const seat = held >= 0 && held !== owner ? held : item.stands && owner >= 0 && home >= 0 && owner !== home
    ? owner : -1;
  if (seat < 0) return null;
  return html`<span class="whose" style=${`--seat:var(--seat-${seat})`}>${view.value.seats[seat].name}</span>`;
}
