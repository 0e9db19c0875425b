/** Games that were left and can be gone on with. */
import { html } from "../common/html.js";
import { dropLink } from "../common/links.js";
import { useLoaded } from "../common/load.js";
import { Icon } from "../common/words.js";
import { useState } from "../vendor/hooks.js";

/** @typedef {import("../server.d.ts").Left} LeftTable */

const FEW = 4;

/** @param {{ load: () => Promise<{ tables: LeftTable[] }> }} props */
export function Left({ load }) {
  const { data } = useLoaded(load, []), [gone, setGone] = useState(/** @type {string[]} */ ([])),
    [all, setAll] = useState(false);
  const tables = (data?.tables ?? []).filter((table) => !gone.includes(table.link))
    .sort((a, b) => Number(a.over) - Number(b.over) || b.at.localeCompare(a.at));
  if (!tables.length) return null;
  const forget = (/** @type {string} */ link) => {
    dropLink(link);
    setGone([...gone, link]);
  };
  return html`<section class="left" aria-label="Go on"><h2>Go on</h2>
    <ul>${(all ? tables : tables.slice(0, FEW))
      .map((table) => html`<li key=${table.link} class=${table.yours ? "yours" : ""}>
      <a href=${table.over ? `/replay/${table.link}` : `/table/${table.link}`}><b>${table.title}</b><span>
        ${table.names.join(", ")}</span>
        <small>${table.fault || table.where}${table.yours ? " · your turn" : ""}</small></a>
      <button type="button" class="tool" aria-label=${`Forget ${table.title} with ${table.names.join(", ")}`}
        onClick=${() => forget(table.link)}><${Icon} name="close" /></button></li>`)}</ul>
    ${!all && tables.length > FEW
      && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>All ${tables.length}</button>`}
      </section>`;
}
