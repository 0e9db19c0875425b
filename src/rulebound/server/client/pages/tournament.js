/** A tournament: who takes part, the games of each round, how all stand, and the way to one's own table. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { clockText } from "../common/clocks.js";
import { contribute } from "../common/fair_seed.js";
import { keep, kept } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { RatingText } from "../common/rating.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";
import { KINDS } from "./tournaments.js";

/**
 * @typedef {import("../server.d.ts").Tournament} Tournament
 * @typedef {import("../server.d.ts").Pairing} Pairing
 * @typedef {(what: string, body: Record<string, unknown>) => Promise<void>} Change
 */

const EVERY = 4000; // milliseconds

/** @param {{ parts: string[] }} props */
export default function TournamentPage({ parts: [key] }) {
  const [event, setEvent] = useState(/** @type {Tournament | null} */ (null)), [fault, setFault] = useState(/** @type {any} */ (null));
  const at = `/api/tournaments/${key}`;
  useEffect(() => {
    let wanted = true;
    const look = () => !document.hidden && get(at).then((found) => { if (wanted) setEvent(found); }, (refused) => { if (wanted) setFault(refused); });
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => { wanted = false; clearInterval(timer); document.removeEventListener("visibilitychange", look); };
  }, [key]);
  const { data: info } = useLoaded(() => (event ? getOnce(`/api/games/${event.game}`) : Promise.resolve(null)), [event?.game]);
  const mine = event && myGame(event), waits = Boolean(mine && !mine.outcome), owed = mine?.commitment;
  useEffect(() => { contribute(owed, (body) => post(`${at}/contribute`, body).then(setEvent)); }, [owed]);
  useEffect(() => {
    wear(info?.theme ?? null);
    document.title = `${waits ? "● " : ""}${event?.title || event?.game_title || t("Tournaments")}`;
  }, [info, event?.title, waits]);
  if (!event) return html`<${Page} here="tournaments">${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
  /** @type {Change} */
  const change = async (what, body) => {
    try {
      setEvent(await post(`${at}/${what}`, body));
      setFault(null);
    } catch (refused) {
      setFault(refused);
    }
  };
  const last = event.rounds.length - 1;
  return html`<${Page} title=${event.title || event.game_title} here="tournaments"><div class="of-guests tourney">
    <p>${event.game_title}, ${KINDS[event.kind]}${event.planned > 0 && `, ${tn("{n} round", "{n} rounds", event.planned)}`}, ${clockText(event.clock)}</p>
    <p class="state" role="status">${stateOf(event, mine)}</p><${Fault} of=${fault} />
    ${waits && !mine?.link && html`<p role="status">${t("Your cards are shuffled in a few seconds …")}</p>`}
    ${waits && mine?.link && html`<p class="ways"><a class="key big" data-do="play" href=${`/table/${mine.link}`}><${Icon} name="play" />${t("To your table")}</a></p>`}
    <${Next} event=${event} change=${change} />
    ${last >= 0 ? html`<${Standings} event=${event} />${event.rounds.map((games, n) => html`<${Round} key=${n} event=${event} n=${n} games=${games}
      change=${change} />`).reverse()}` : html`<${Entrants} event=${event} change=${change} />`}
    ${last < 0 && html`<${Address} />`}<${Leave} event=${event} change=${change} /></div><//>`;
}

/** The reader's game of the last round. @param {Tournament} event @returns {Pairing | undefined} */
const myGame = ({ rounds, mine }) => (mine < 0 ? undefined : rounds.at(-1)?.find((game) => game.first === mine || game.second === mine));

/** What everybody waits for. @param {Tournament} event @param {Pairing | null | undefined} mine */
function stateOf(event, mine) {
  if (event.over) return t("The tournament is over.");
  if (!event.rounds.length) return t("The tournament has not begun.");
  const going = openGames(event).length;
  if (!going) return t("All games of round {n} are over.", { n: event.rounds.length });
  const games = tn("{n} game of round {round} goes on.", "{n} games of round {round} go on.", going, { round: event.rounds.length });
  return mine?.outcome === "bye" ? `${t("You have no opponent in this round, and get a point.")} ${games}` : games;
}

/** @param {Tournament} event */
const openGames = (event) => (event.rounds.at(-1) ?? []).filter((game) => !game.outcome);

/** @param {{ event: Tournament, change: Change }} props */
function Next({ event, change }) {
  const first = !event.rounds.length, present = event.entrants.filter((one) => !one.gone).length;
  const may = event.opener || (!first && event.mine >= 0 && !event.entrants[event.mine].gone);
  if (!may || event.over || openGames(event).length || present < 2) return null;
  return html`<p class="ways"><button type="button" class="key big" data-do="round" onClick=${() => change("round", { round: event.rounds.length })}>
    ${t("Begin round {n}", { n: event.rounds.length + 1 })}</button></p>`;
}

/** @param {{ event: Tournament, change: Change }} props */
function Entrants({ event, change }) {
  const [name, setName] = useState(kept("name", ""));
  const enter = (/** @type {Event} */ submitted) => {
    submitted.preventDefault();
    keep("name", name);
    change("enter", { name });
  };
  return html`<section aria-label=${t("Players")}><h2>${t("Players")}</h2>
    <ol class="entrants">${event.entrants.map((one, n) => html`<li key=${n}><b>${one.name}</b>${n === event.mine && html`<small>${t("you")}</small>`}
      <${RatingText} of=${one.rating} />${event.opener && n !== event.mine && html`<button type="button" class="quiet" data-do="remove"
        aria-label=${t("Remove {name}", { name: one.name })} onClick=${() => change("withdraw", { player: n })}>${t("Remove")}</button>`}</li>`)}</ol>
    ${event.mine < 0 && html`<form class="ways" onSubmit=${enter}><label class="field">${t("Your name")} <input value=${name} maxlength="24"
      autocomplete="nickname" onInput=${(/** @type {any} */ typed) => setName(typed.target.value)} /></label>
      <button type="submit" class="key" data-do="enter">${t("Take part")}</button></form>`}</section>`;
}

function Address() {
  const [copied, setCopied] = useState(false), address = location.href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return html`<section aria-label=${t("Invite others")}><h2>${t("Invite others")}</h2>
    <p class="ways"><input class="address" readonly aria-label=${t("Link to this tournament")} value=${address} />
      <button type="button" class="button" data-do="copy" onClick=${copy}>${copied ? t("Copied") : t("Copy")}</button></p></section>`;
}

/** @param {{ event: Tournament }} props */
const Standings = ({ event }) => html`<section aria-label=${t("Standings")}><h2>${event.over ? t("Result") : t("Standings")}</h2>
  <table class="leaderboard"><thead><tr><th>${t("Place")}</th><th>${t("Player")}</th><th>${t("Points")}</th>
    <th class="more"><abbr title=${t("The points of all opponents")}>${t("Buchholz")}</abbr></th>
    <th class="more"><abbr title=${t("The points of the beaten opponents, and half of those of the drawn ones")}>${t("Sonneborn-Berger")}</abbr></th></tr></thead>
  <tbody>${event.standings.map((row) => html`<tr key=${row.player} class=${row.player === event.mine ? "you" : ""}><td>${row.place}</td>
    <th>${event.entrants[row.player].name}${row.player === event.mine && html` <small>${t("you")}</small>`}${event.entrants[row.player].gone
      && html` <small>${t("has left")}</small>`}</th><td><b>${row.points}</b></td><td class="more">${row.buchholz}</td><td class="more">${row.sonneborn}</td></tr>`)}</tbody></table></section>`;

/** @param {{ event: Tournament, n: number, games: Pairing[], change: Change }} props */
function Round({ event, n, games, change }) {
  const last = n === event.rounds.length - 1, name = (/** @type {number} */ player) => event.entrants[player]?.name ?? "";
  return html`<section class="fixtures" aria-label=${t("Round {n}", { n: n + 1 })}><h2>${t("Round {n}", { n: n + 1 })}</h2>
    <ol>${games.map((game, i) => html`<li key=${i} class=${[game.first, game.second].includes(event.mine) ? "you" : ""}>
      <span><b>${name(game.first)}</b>${game.second >= 0 && html` – <b>${name(game.second)}</b>`}</span>
      <em>${outcomeText(game, name)}${game.decided && html` <small>${t("decided")}</small>`}</em>
      ${game.link && html`<a class="button" href=${`/table/${game.link}`} aria-label=${t("Table of {first} and {second}", { first: name(game.first), second: name(game.second) })}>${t("Table")}</a>`}
      ${event.opener && last && game.second >= 0 && html`<${Decide} game=${game} name=${name} decide=${(/** @type {string} */ outcome) => change("decide", { round: n, game: i, outcome })} />`}</li>`)}</ol></section>`;
}

/** @param {Pairing} game @param {(player: number) => string} name */
function outcomeText(game, name) {
  if (game.outcome === "bye") return t("no opponent: a point");
  if (game.outcome === "drawn") return t("drawn");
  return game.outcome ? t("{name} wins", { name: name(game.outcome === "first" ? game.first : game.second) }) : t("goes on");
}

/** @param {{ game: Pairing, name: (player: number) => string, decide: (outcome: string) => void }} props */
const Decide = ({ game, name, decide }) => html`<label class="deciding"><small>${t("Decide")}</small> <select data-do="decide"
  value=${game.decided ? game.outcome : ""} onChange=${(/** @type {any} */ chosen) => decide(chosen.target.value)}>
  <option value="">${t("as it is played")}</option><option value="first">${t("{name} wins", { name: name(game.first) })}</option>
  <option value="drawn">${t("drawn")}</option><option value="second">${t("{name} wins", { name: name(game.second) })}</option></select></label>`;

/** @param {{ event: Tournament, change: Change }} props */
function Leave({ event, change }) {
  const [sure, setSure] = useState(false), mine = event.mine;
  if (mine < 0 || event.over || event.entrants[mine].gone) return null;
  if (!sure) return html`<p class="ways"><button type="button" class="quiet" data-do="leave" onClick=${() => setSure(true)}>${t("Leave the tournament …")}</button></p>`;
  return html`<div class="sure" role="alert"><p>${event.rounds.length ? t("Your game of this round is conceded, and you are paired no more. What you have played counts.")
    : t("You are taken off the list.")}</p><p class="ways"><button type="button" class="button" data-do="leave-now"
    onClick=${() => { setSure(false); change("withdraw", {}); }}>${t("Leave now")}</button>
    <button type="button" class="quiet" onClick=${() => setSure(false)}>${t("Stay")}</button></p></div>`;
}
