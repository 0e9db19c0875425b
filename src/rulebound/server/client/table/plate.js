/** The plate of a seat: crest, name, who that is, and the numbers that everybody may see. */
import { classes, html } from "../common/html.js";
import { t } from "../common/language.js";
import { Medal } from "../drawing/face.js";
import { Counters } from "./counter.js";
import { aims, starts, view } from "./store.js";

/** Hues of people, which are never those of a faction. */
export const SEAT_HUES = [75, 225, 340, 150];

/** @param {{ seat: import("../view.d.ts").Seat }} props */
export function Plate({ seat }) {
  const id = `seat.${seat.index}`, can = starts.value.has(id), aim = aims.value.has(id);
  const state = classes("plate", seat.active && "active", seat.deciding && "deciding", seat.out && "out", can && "can",
    aim && "aim");
  const crest = /** @type {any} */ ({ name: seat.name, art: "crest" });
  const about = [seat.who, seat.role, seat.out && t("out of the game"), seat.hand != null
    && seat.index !== view.value.viewer && t("{n} in hand", { n: seat.hand })].filter(Boolean).join(" · ");
  const inside = html`
    <header><span class="crest"><${Medal} face=${crest} theme=${view.value.theme} hue=${SEAT_HUES[seat.index % 4]} />
      </span>
      <span class="names"><h2>${seat.name}</h2><small title=${about}>${about}</small></span></header>
    <div class="counts"><${Counters} of=${seat.counters ?? []} /></div>`;
  return html`<section class=${state} data-id=${id} style=${`--seat:var(--seat-${seat.index})`} aria-label=${seat.name}>
    ${inside}${(can || aim) && html`<button type="button" class="choose" data-id=${id} tabindex="-1"
      aria-label=${t("{name}, can be chosen", { name: seat.name })}></button>`}
  </section>`;
}
