/** Games that were left and can be gone on with. */
import { html } from "../common/html.js";
import { keep, kept } from "../common/kept.js";
import { dropLink } from "../common/links.js";
import { useLoaded } from "../common/load.js";
import { Icon } from "../common/words.js";
import { useState } from "../vendor/hooks.js";

/** @typedef {import("../server.d.ts").Left} LeftTable */

const FEW = 4, MOST = 200;

/** Those that wait for the reader first, then the latest. @type {(a: LeftTable, b: LeftTable) => number} */
const byUrgency = (a, b) => rank(a) - rank(b) || b.at.localeCompare(a.at);
const rank = (/** @type {LeftTable} */ table) => (table.fault ? 2 : table.over ? 1 : 0);

/** @param {{ load: () => Promise<{ tables: LeftTable[] }> }} props */
export function Left({ load }) {
  const { data } = useLoaded(load, []), [all, setAll] = useState(false);
  const [forgotten, setForgotten] = useState(() => kept("forgotten", /** @type {string[]} */ ([])));
  const tables = (data?.tables ?? []).filter((table) => !forgotten.includes(table.link)).sort(byUrgency);
  if (!tables.length) return null;
  const forget = (/** @type {string} */ link) => {
    const links = [link, ...forgotten].slice(0, MOST);
    dropLink(link);
    keep("forgotten", links);
    setForgotten(links);
  };
  return html`<section class="left" aria-label="Go on"><h2>Go on</h2>
    <ul>${(all ? tables : tables.slice(0, FEW)).map((table) => html`
      <${Line} key=${table.link} table=${table} forget=${() => forget(table.link)} />`)}</ul>
    ${!all && tables.length > FEW && html`
      <button type="button" class="quiet" onClick=${() => setAll(true)}>All ${tables.length}</button>`}
  </section>`;
}

/** @param {{ table: LeftTable, forget: () => void }} props */
function Line({ table, forget }) {
  const names = table.names.join(", "), mine = table.yours && !table.fault;
  const where = table.fault || (mine ? `${table.where} · your turn` : table.where);
  return html`<li class=${mine ? "yours" : ""}>
    <a href=${table.over ? `/replay/${table.link}` : `/table/${table.link}`}>
      <b>${table.title}</b><span>${names}</span><small>${where}</small></a>
    <button type="button" class="tool" aria-label=${`Forget ${table.title} with ${names}`} onClick=${forget}>
      <${Icon} name="close" /></button>
  </li>`;
}
