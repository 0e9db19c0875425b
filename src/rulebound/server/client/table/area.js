/** An area of the table: its heading, and its cards where the plan puts them. */
import { classes, html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { CardButton } from "./card.js";
import { Effects } from "./effects.js";
import { Ghost } from "./ghost.js";
import { AreaHead } from "./heading.js";
import { capOf, planOf } from "./plan.js";
import { aims, isAcross, narrow, pointTo, pointed, starts, tintOf } from "./store.js";

/**
 * @typedef {import("./store.js").Area} AreaData
 * @typedef {import("./plan.js").Plan} Plan
 */

const unit = (/** @type {number} */ n) => `calc(var(--u)*${n.toFixed(3)})`;

/** @param {{ area: AreaData }} props */
export function Area({ area }) {
  const lines = useRef(0), [room, box] = useRoom(), plan = narrow.value
    ? planOf(area, phoneRoom(), NARROW_CAPS[isAcross() ? "across" : innerWidth > PHONE ? "tablet" : "phone"][area.size === "large" ? 1 : 0])
    : planOf(area, room, undefined, lines.current);
  if (room) lines.current = plan.lines ?? 0;
  if (area.layout === "stack") return html`<${Effects} area=${area} />`;
  const state = classes("area", area.layout, area.role, area.size ?? "normal", starts.value.has(area.id) && "can",
    aims.value.has(area.id) && "aim");
  return html`<section class=${state} data-id=${area.id} aria-label=${area.name}>
    <${AreaHead} area=${area} />
    <div class="room" ref=${box}><div class="lay"
      style=${`--W:${plan.w.toFixed(2)};--H:${plan.h.toFixed(2)};--cap:${capOf(area)}px`}>
      <${Headings} area=${area} plan=${plan} />
      ${(plan.slots ?? []).map((slot) => html`<${SlotBox} area=${area} slot=${slot} />`)}
      <${Ghost} slots=${plan.slots ?? []} place=${placeOf} />
      ${plan.items.map((item) => html`<${CardButton} key=${item.card.id} item=${item}
        level=${item.w * unitOf(area, plan, room) < TINY[item.shape] ? "tiny" : "small"} />`)}
      ${area.layout === "pile" && !plan.items.length && html`<${EmptyPile} n=${area.count ?? 0} />`}
      ${!(area.cards ?? []).length && area.empty && html`<p class="empty">${area.empty}</p>`}
    </div></div>
    ${area.note && html`<p class="areanote">${area.note}</p>`}
  </section>`;
}

const EmptyPile = (/** @type {{ n: number }} */ { n }) =>
  html`<span class="slot" style=${`left:0;top:0;width:${unit(5)};height:${unit(7)}`}>${n > 0 && html`<b>${n}</b>`}
    </span>`;

/** With less pixels than this, the name of a card matters more than its picture. @type {Record<string, number>} */
const TINY = { card: 84, land: 112 };

/** What a seventh of a card comes to, in pixels. @type {(area: AreaData, plan: Plan, room: [number, number] | null) => number} */
const unitOf = (area, plan, room) => (room ? Math.min(room[0] / plan.w, narrow.value ? Infinity : room[1] / plan.h, capOf(area)) : capOf(area));

/** The widest phone, and the largest sevenths of cards and of large ones on narrow screens; as in phone.css. */
const PHONE = 700, NARROW_CAPS = { phone: [15, 26], across: [13, 18], tablet: [19, 23] };

/** What the dock leaves of the width of a phone that is held across; as in phone.css. */
const BESIDE = 0.58;

/** On a phone areas have the screen's width, and rows may become as tall as half of it. @returns {[number, number]} */
const phoneRoom = () => (isAcross() ? [innerWidth * BESIDE - 30, innerHeight] : [innerWidth - 30, innerHeight * 0.5]);

/**
 * The size of a box, measured again whenever it changes.
 * @returns {[[number, number] | null, import("preact").RefObject<HTMLDivElement>]}
 */
function useRoom() {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const [room, setRoom] = useState(/** @type {[number, number] | null} */ (null));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setRoom((old) => (old && Math.abs(old[0] - width) < 2 && Math.abs(old[1] - height) < 2 ? old : [width, height]));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [room, box];
}

/** Names of rows and columns, and the frame around some of them. @param {{ area: AreaData, plan: Plan }} props */
function Headings({ area, plan }) {
  const { columns = [], rows = [] } = plan, { window: frame } = area;
  const [first, last] = (frame ?? []).map((c) => columns[c]);
  return html`
    ${frame && html`<div class="window"
      style=${`left:${unit(first.at - 0.22)};width:${unit(last.at + last.size - first.at + 0.44)}`}>
      <span>${area.window_name}</span></div>`}
    ${(area.col_names ?? []).map((lane, c) => columns[c] && html`<div class=${`lane column ${lane.state ?? "open"}`}
      style=${`--lines:${plan.noted ?? 0};left:${unit(columns[c].at)};width:${unit(columns[c].size)}`}>
      <b>${lane.name}</b>${area.size !== "mini" && html`<small>${(lane.note ?? "").replaceAll(" ·", "\u00a0·")}</small>`}</div>`)}
    ${(area.row_names ?? []).map((lane, r) => rows[r]
      && html`<div class="lane side" style=${`top:${unit(rows[r].at)};height:${unit(rows[r].size)}`}><b>${lane.name}</b>
      </div>`)}`;
}

/** @param {import("./plan.js").Slot} slot */
const placeOf = (slot) => `left:${unit(slot.x)};top:${unit(slot.y)};width:${unit(slot.w)};height:${unit(slot.h)}`;

/** @param {{ area: AreaData, slot: import("./plan.js").Slot }} props */
function SlotBox({ area, slot }) {
  const marks = area.marks?.[slot.key] ?? [], can = starts.value.has(slot.id), aim = aims.value.has(slot.id);
  const place = placeOf(slot);
  const inside = marks.map((mark) => html`<span class="pawn" style=${tintOf(mark.tint)} title=${mark.label}>
    <${Icon} name=${mark.icon} /><small>${mark.label}</small></span>`);
  if (!can && !aim) return html`<div class=${classes("slot", slot.full && "full")} data-id=${slot.id} style=${place}>
    ${inside}</div>`;
  return html`<button type="button" class=${classes("slot", slot.full && "full", can && "can", aim && "aim")}
    data-id=${slot.id} style=${place} tabindex="-1" onPointerEnter=${() => pointTo(slot.id)}
    onFocus=${() => pointTo(slot.id)} onPointerLeave=${() => { pointed.value = null; }}
    aria-label=${t("{name}, can be chosen", { name: slotName(area, slot.key) })}>${inside}</button>`;
}

/** @type {(area: AreaData, key: string) => string} */
export function slotName(area, key) {
  const [row, column] = key.split(",").map(Number);
  const down = area.row_names?.[row]?.name ?? t("row {n}", { n: row + 1 }), across = area.col_names?.[column]?.name
    ?? t("column {n}", { n: column + 1 });
  return `${area.name}, ${(area.rows ?? 1) > 1 ? `${down}, ` : ""}${across}`;
}
