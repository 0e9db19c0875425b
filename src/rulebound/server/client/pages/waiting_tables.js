/** The lobby: tables at which people wait for others, renewed while the page is looked at. */
import { html } from "../common/html.js";
import { get } from "../common/api.js";
import { clockText } from "../common/clocks.js";
import { RatingText } from "../common/rating.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** @typedef {import("../server.d.ts").WaitingTable} WaitingTable */

const EVERY = 5000; // milliseconds

/** @param {{ games: import("../server.d.ts").GameCard[] }} props */
export function WaitingTables({ games }) {
  const [tables, setTables] = useState(/** @type {WaitingTable[] | null} */ (null));
  useEffect(() => {
    const look = () => !document.hidden
      && get("/api/meetings").then((found) => setTables(found.tables), () => {});
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => { clearInterval(timer); document.removeEventListener("visibilitychange", look); };
  }, []);
  if (!tables) return null;
  const accent = (/** @type {string} */ name) => games.find((game) => game.name === name)?.theme.accent ?? "";
  return html`<section class="lobby" aria-label=${t("Who waits for players")}><h2>${t("Who waits for players")}</h2>
    ${!tables.length && html`<p>${t("No table waits just now. “With others” opens one, and everybody who comes here sees it.")}</p>`}
    <ul>${tables.map((table) => html`<li key=${table.key} style=${`--accent:${accent(table.game)}`}>
      <a href=${`/meet/${table.key}`}><b>${table.title}</b><span>${table.names.map((name, n) => html`${n > 0 && ", "}${name} <${RatingText} of=${table.ratings[n]} />`)}</span>
      <small>${tn("{n} seat is free", "{n} seats are free", table.free)}${table.clock && `, ${clockText(table.clock)}`}${!table.usual && t(", other rules")}${table.rated && t(", rated")}</small></a></li>`)}</ul>
  </section>`;
}
