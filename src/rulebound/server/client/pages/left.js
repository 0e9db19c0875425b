/** Games that were left and can be gone on with. */
import { html } from "../common/html.js";
import { post } from "../common/api.js";
import { keep, kept } from "../common/kept.js";
import { dropLink } from "../common/links.js";
import { useLoaded } from "../common/load.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useState } from "../vendor/hooks.js";

/** @typedef {import("../server.d.ts").Left} LeftTable */

const FEW = matchMedia("(max-width: 700px)").matches ? 2 : 4, MOST = 200;

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
  const end = async (/** @type {string} */ link) => {
    await post(`/api/tables/${link}/end`, {});
    forget(link);
  };
  return html`<section class="left" aria-label=${t("Go on")}><h2>${t("Go on")}</h2>
    <ul>${(all ? tables : tables.slice(0, FEW)).map((table) => html`
      <${Line} key=${table.link} table=${table} forget=${() => forget(table.link)}
        end=${() => end(table.link)} />`)}</ul>
    ${!all && tables.length > FEW && html`
      <button type="button" class="quiet" onClick=${() => setAll(true)}>${t("All {n}", { n: tables.length })}</button>`}
  </section>`;
}

/** How long ago a time was, in the largest unit that fits. @param {string} at */
function agoOf(at) {
  const minutes = (Date.now() - Date.parse(at)) / 60000, rounded = Math.round;
  if (minutes < 0.5) return t("just now");
  if (minutes < 60) return tn("{n} minute ago", "{n} minutes ago", rounded(minutes));
  if (minutes < 60 * 36) return tn("{n} hour ago", "{n} hours ago", rounded(minutes / 60));
  return tn("{n} day ago", "{n} days ago", rounded(minutes / 60 / 24));
}

/** @param {{ table: LeftTable, forget: () => void, end: () => Promise<void> }} props */
function Line({ table, forget, end }) {
  const [asked, setAsked] = useState(false), names = table.names.join(", "), mine = table.yours && !table.fault && !table.over;
  if (asked) return html`<${Parting} table=${table} forget=${forget} end=${end} keep=${() => setAsked(false)} />`;
  return html`<li class=${mine ? "yours" : ""}>
    <a href=${table.over ? `/replay/${table.link}` : `/table/${table.link}`}>
      <b>${table.title}</b><span>${names}</span><small>${standingOf(table)}</small></a>
    <button type="button" class="tool" title=${t("Take it off this list")} onClick=${() => setAsked(true)}
      aria-label=${t("Take {game} with {names} off this list", { game: table.title, names })}><${Icon} name="close" /></button>
  </li>`;
}

/**
 * How a table stands, or why it cannot go on, and since when.
 * @param {{ yours: boolean, fault: string, over?: boolean, turn: string, where: string, at: string }} table
 */
export function standingOf({ yours, fault, over, turn, where, at }) {
  const how = yours && !over ? [turn, t("your turn")].filter(Boolean).join(", ") : where;
  return `${fault.replace(/\.$/, "") || how}, ${agoOf(at)}`;
}

/**
 * The two ways to be rid of a table: it is only not listed any more, or there is no such table any more.
 * @param {{ table: LeftTable, forget: () => void, end: () => Promise<void>, keep: () => void }} props
 */
function Parting({ table, forget, end, keep: stay }) {
  const [fault, setFault] = useState("");
  const ended = () => end().catch((/** @type {Error} */ refused) => setFault(refused.message));
  return html`<li class="parting" role="group" aria-label=${t("{game} with {names}", { game: table.title, names: table.names.join(", ") })}>
    <p><b>${table.title}</b> ${fault || html`${t("Forget takes it off this list; the table stays, and its link opens it.")}
      ${table.ends && t("End closes it for everybody, and for good.")}`}</p>
    <p class="ways">${table.fault && table.record && html`<a class="button" download
      href=${`/api/tables/${table.link}/record`}>${t("Save its record")}</a>`}<button type="button" class="button" data-do="forget"
      ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()} onClick=${forget}>${t("Forget")}</button>
      ${table.ends && html`<button type="button" class="button" data-do="end" onClick=${ended}>${t("End")}</button>`}
      <button type="button" class="quiet" onClick=${stay}>${t("Keep")}</button></p></li>`;
}
