/**
 * The tree of the layout as boxes: wide screens beside each other, narrow ones folded, in tabs and in their own order.
 */
import { classes, html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Medal } from "../drawing/face.js";
import { signal } from "../vendor/signals.js";
import { Area } from "./area.js";
import { Clashes } from "./clash.js";
import { AreaHead } from "./heading.js";
import { Plate } from "./plate.js";
import { aims, areas, enlarged, faceOf, isDocked, narrow, starts, view } from "./store.js";

/**
 * @typedef {import("../view.d.ts").Put} Put
 * @typedef {import("../view.d.ts").Split} Split
 */

/**
 * Which tab of a split is open, and which folded areas are.
 * @type {import("../vendor/signals.js").Signal<Record<string, number | boolean>>}
 */
export const opened = signal({});
const open = (/** @type {string} */ key, /** @type {number | boolean} */ value) => { opened.value = { ...opened.value,
  [key]: value }; };

/** @param {{ id: string }} props */
function Thing({ id }) {
  if (id === "clashes") return html`<${Clashes} />`;
  if (id.startsWith("seat.")) return html`<${Plate} seat=${view.value.seats[Number(id.slice(5))]} />`;
  const area = areas.value.get(id);
  return area ? html`<${Area} area=${area} />` : null;
}

const isShown = (/** @type {string} */ id) => !isDocked(areas.value.get(id))
  && (id !== "clashes" || Boolean(view.value.clashes?.length));
/** @param {Put | Split} node @returns {boolean} */
const isThere = (node) => (node.type === "put" ? node.ids.some((id) => !isDocked(areas.value.get(id)))
  : node.parts.some(isThere));

/** @param {{ node: Put | Split, alone?: boolean }} props */
export const Node = ({ node, alone }) => (node.type === "put" ? html`<${Leaf} put=${node} alone=${alone} />`
  : html`<${Boxes} split=${node} />`);

/** What part of its share an area keeps while nothing lies there, and whether it is one of those that shrink so. */
const BARE = 0.2;
const isBare = (/** @type {import("./store.js").Area} */ area) => area.layout === "row" && !(area.cards ?? []).length
  && !["board", "market"].includes(area.role ?? "");

/** Whether something could be brought to an area now, so that it must be there to be pointed at. @param {import("./store.js").Area} area */
const takes = (area) => aims.value.has(area.id) || starts.value.has(area.id)
  || (view.value.decision?.options ?? []).some((option) => option.to === area.id || option.touches?.includes(area.id));

/** Whether nothing lies in a part, and nothing can be brought there. @param {Put | Split} node @returns {boolean} */
function isEmpty(node) {
  if (node.type === "split") return node.parts.every(isEmpty);
  const area = areas.value.get(node.ids.filter(isShown)[0]);
  return !area || (isBare(area) && !takes(area));
}

/** The width of a pile and the gap between two parts, in pixels. */
const PILE = 104, GAP = 7;

/** The width that a part can use: piles beside others need no more than theirs. @param {Put | Split} node @returns {number} */
function widest(node) {
  if (node.type === "put") return areas.value.get(node.ids[0])?.layout === "pile" ? PILE : Infinity;
  const parts = node.parts.filter(isThere).map(widest);
  return node.way === "across" ? parts.reduce((sum, wide) => sum + wide + GAP, -GAP) : Math.max(...parts);
}
/** @param {Put | Split} node */
const atMost = (node) => (narrow.value || widest(node) === Infinity ? "" : `;max-width:${widest(node)}px`);

/** @param {{ put: Put, alone?: boolean }} props `alone`: nothing beside it needs its room */
function Leaf({ put, alone }) {
  const ids = put.ids.filter(isShown), area = areas.value.get(ids[0]);
  if (narrow.value && put.fold && area) return html`<${Folded} area=${area} />`;
  if (narrow.value && !ids.length) return null;
  const away = !narrow.value && !alone && area && isBare(area) && !takes(area), share = (put.share ?? 1) * (area && isBare(area) ? BARE : 1);
  return html`<div class=${classes("put", ids.length > 1 && "many", ids[0]?.startsWith("seat.") && "k-seat", area
    && `k-${area.layout}`, away && "bare")}
    style=${away ? null : `--share:${share};flex:${share} 1 0${atMost(put)}`}>
    ${ids.map((id) => html`<${Thing} key=${id} id=${id} />`)}</div>`;
}

/** @param {{ area: import("./store.js").Area }} props */
function Folded({ area }) {
  const cards = area.cards ?? [], wanted = cards.some((card) => starts.value.has(card.id)),
    isOpen = Boolean(opened.value[area.id] ?? wanted);
  return html`<div class=${classes("put", "fold", isOpen && "open")}>
    <button type="button" class="foldbar" aria-expanded=${isOpen} onClick=${() => open(area.id, !isOpen)}>
      <${AreaHead} area=${area} />
      <span class="few">${!isOpen && cards.slice(0, area.layout === "pile" ? 1 : 6)
        .map((card) => (card.face ? html`<${Medal} face=${faceOf(card)} theme=${view.value.theme} />`
        : html`<i class="back"></i>`))}</span></button>
    ${isOpen && html`<${Area} area=${area} />`}</div>`;
}

/** @param {{ split: Split }} props */
function Boxes({ split }) {
  const parts = split.parts.filter(isThere), style = `--share:${split.share ?? 1};flex:${split.share ?? 1} 1 0${atMost(split)}`;
  if (narrow.value) parts.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  if (narrow.value && split.narrow === "tabs" && parts.length > 1) return html`<${Tabs} split=${split}
    parts=${parts} />`;
  const across = split.way === "across" && (!narrow.value || split.narrow === "same" || split.narrow === "across"
    || split.narrow === "scroll");
  const state = classes("split", across ? "across" : "down", split.frame && `sheet ${split.frame}`, narrow.value
    && split.narrow === "scroll" && "scroll");
  return html`<div class=${classes(state, split.frame && enlarged.value === nameOf(split) && "enlarged")} style=${style}>
    ${parts.map((part, i) => html`<${Node} key=${i} node=${part} alone=${across && parts.every(isEmpty)} />`)}
    ${split.frame && !narrow.value && html`<${Enlarge} split=${split} />`}</div>`;
}

/** The first part of a sheet, which is its key. @param {Put | Split} node @returns {string} */
const nameOf = (node) => (node.type === "put" ? node.ids[0] : nameOf(node.parts[0]));

/** A sheet is laid over the whole table, and put back. @param {{ split: Split }} props */
function Enlarge({ split }) {
  const name = nameOf(split), on = enlarged.value === name, what = on ? t("Put back") : t("Enlarge");
  return html`<button type="button" class="enlarge" aria-pressed=${on} aria-label=${what} title=${`${what} (z)`}
    onClick=${() => { enlarged.value = on ? "" : name; }}><${Icon} name=${on ? "close" : "search"} /></button>`;
}

/** @param {{ split: Split, parts: (Put | Split)[] }} props */
function Tabs({ split, parts }) {
  const key = split.name || "tabs", chosen = Math.min(Number(opened.value[key] ?? 0), parts.length - 1);
  const name = (/** @type {Put | Split} */ part, /** @type {number} */ i) => (part.type === "split" && part.name)
    || areas.value.get(/** @type {Put} */ (part).ids?.[0])?.name || `${i + 1}`;
  return html`<div class="tabs"><div role="tablist" aria-label=${split.name || t("Parts of the table")}>
    ${parts.map((part, i) => html`
    <button type="button" role="tab" aria-selected=${i === chosen} onClick=${() => open(key, i)}>${name(part, i)}
      </button>`)}</div>
    <${Node} key=${chosen} node=${parts[chosen]} /></div>`;
}
