/** The leaderboard of a game: people and levels of bots on one scale, with how certain each number is. */
import { html } from "../common/html.js";
import { get, getOnce } from "../common/api.js";
import { t, tn } from "../common/language.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/**
 * @typedef {import("../server.d.ts").Ranked} Ranked
 * @typedef {import("../server.d.ts").Leaderboard} Board
 */

/** @param {{ parts: string[] }} props */
export default function LeaderboardPage({ parts: [chosen] }) {
  const { data: lobby, fault } = useLoaded(() => getOnce("/api/games"), []);
  const games = /** @type {import("../server.d.ts").GameCard[]} */ (lobby?.games ?? []), game = chosen || games[0]?.name;
  const theme = games.find((one) => one.name === game)?.theme ?? null;
  useEffect(() => { wear(theme); document.title = t("Leaderboard"); }, [theme]);
  return html`<${Page} title=${t("Leaderboard")} here="leaderboard"><div class="of-guests"><${Fault} of=${fault} />
    <nav class="which-game" aria-label=${t("Choose a game")}>${games.map((one) => html`<a href=${`/leaderboard/${one.name}`}
      aria-current=${one.name === game ? "page" : null}>${one.title}</a>`)}</nav>
    ${game && html`<${Players} key=${game} game=${game} />`}
    <p>${t("A player with 200 points more wins about three games in four. The order follows the lower end of the probable range, so a few games do not lead to the top.")}</p></div><//>`;
}

/** @param {{ game: string }} props */
function Players({ game }) {
  const [board, setBoard] = useState(/** @type {Board | null} */ (null)), [page, setPage] = useState(0),
    [fault, setFault] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    get(`/api/games/${game}/ratings?page=${page}`).then((found) => {
      if (wanted) setBoard((before) => ({ ...found, players: [...before?.players ?? [], ...found.players] }));
    }, setFault);
    return () => { wanted = false; };
  }, [page]);
  if (!board) return fault && html`<${Fault} of=${fault} />`;
  const { players, mine, least } = board, missing = mine ? least - mine.rating.games : 0;
  return html`<section aria-label=${board.title}><${Fault} of=${fault} />
    ${missing > 0 && html`<p role="status">${tn("You appear here after {n} more rated game.", "You appear here after {n} more rated games.", missing)}</p>`}
    ${players.length > 0 ? html`<${Table} players=${players} />` : html`<p>${tn("No player has {n} rated game yet.", "No player has {n} rated games yet.", least)}</p>`}
    ${mine && mine.place > players.length && html`<p role="status">${t("Your place is {n}.", { n: mine.place })}</p>`}
    ${board.more && html`<button type="button" class="quiet" data-do="more" onClick=${() => setPage(page + 1)}>${t("Show more")}</button>`}
  </section>`;
}

/** @param {{ players: Ranked[] }} props */
const Table = ({ players }) => html`<table class="leaderboard"><thead><tr><th>${t("Place")}</th><th>${t("Player")}</th><th>${t("Points")}</th>
    <th class="more">${t("Probably")}</th><th class="more">${t("Rated games")}</th></tr></thead>
  <tbody>${players.map((one) => html`<tr key=${one.place} class=${one.mine ? "you" : ""}><td>${one.place}</td>
    <th>${one.bot ? t("Bot: {level}", { level: one.bot }) : one.name}${one.mine && html` <small>${t("you")}</small>`}</th>
    <td><b>${one.rating.points}</b> <small>${one.rating.sure}</small></td>
    <td class="more">${t("{low} to {high}", { low: one.rating.low, high: one.rating.high })}</td>
    <td class="more">${one.rating.games} <small>${t("{won} won, {people} with other people", { won: one.won, people: one.people })}</small></td></tr>`)}</tbody></table>`;
