/** The heading of an area: its name, how much lies there, and its counters. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { Counters } from "./counter.js";

const UNCOUNTED = new Set(["grid", "track", "stack"]);

/** @param {{ area: import("./store.js").Area }} props */
export function AreaHead({ area }) {
  const n = area.count ?? (UNCOUNTED.has(area.layout) ? null : (area.cards ?? []).length);
  return html`<h3 title=${area.name}><span>${area.name}</span>
    ${n !== null && html`<b class="n">${n}${area.limit != null && html`<small>/${area.limit}</small>`}</b>`}
    ${area.secret && html`<${Icon} name="closed" label="only you see these" />`}
    <${Counters} of=${area.counters ?? []} brief /></h3>`;
}
