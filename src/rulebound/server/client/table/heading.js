/** The heading of an area: its name, how much lies there, and its counters. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Counters } from "./counter.js";
import { view } from "./store.js";

const UNCOUNTED = new Set(["grid", "track", "stack"]);

/** Whose an area is need not be said beside their plate. @type {(area: import("./store.js").Area) => string} */
export function shortName({ name, owner = -1 }) {
  const seat = view.value.seats[owner];
  const whose = seat ? [t("Your {noun}", { noun: "" }), t("{name}'s {noun}", { name: seat.name, noun: "" })] : [];
  const said = whose.find((one) => one && (name.startsWith(one) || name.endsWith(one))) ?? "";
  const rest = name.startsWith(said) ? name.slice(said.length) : name.slice(0, -said.length);
  return rest[0].toUpperCase() + rest.slice(1);
}

/** @param {{ area: import("./store.js").Area, whole?: boolean }} props `whole`: with whose it is. */
export function AreaHead({ area, whole }) {
  const n = area.count ?? (UNCOUNTED.has(area.layout) ? null : (area.cards ?? []).length);
  return html`<h3 title=${area.name}><span>${whole ? area.name : shortName(area)}</span>
    ${n !== null && html`<b class="n">${n}${area.limit != null && html`<small>/${area.limit}</small>`}</b>`}
    ${area.secret && html`<${Icon} name="closed" label=${t("only you see these")} />`}
    <${Counters} of=${area.counters ?? []} brief /></h3>`;
}
