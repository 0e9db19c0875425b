/** Tournaments of one evening: those that can be seen, and a new one. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { CLOCKS, clockText } from "../common/clocks.js";
import { keep, kept } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/**
 * @typedef {import("../server.d.ts").TournamentLine} Line
 * @typedef {import("../server.d.ts").GameCard} GameCard
 */

export const KINDS = { swiss: t("Swiss system"), robin: t("All against all") };
const ROUNDS = 10;

export default function TournamentsPage() {
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  useEffect(() => { wear(null); document.title = t("Tournaments"); }, []);
  return html`<${Page} title=${t("Tournaments")} here="tournaments"><div class="of-guests"><${List} />
    ${lobby && html`<${Form} games=${lobby.games} />`}</div><//>`;
}

function List() {
  const { data, fault } = useLoaded(() => get("/api/tournaments"), []), lines = /** @type {Line[]} */ (data?.tournaments ?? []);
  return html`<section class="left" aria-label=${t("Tournaments")}><${Fault} of=${fault} />
    ${data && !lines.length && html`<p>${t("No tournament is announced just now. Open one below, and give its link to the others.")}</p>`}
    <ul>${lines.map((one) => html`<li key=${one.key} class=${one.mine && !one.over ? "yours" : ""}>
      <a href=${`/tournament/${one.key}`}><b>${one.title || one.game_title}</b><span>${one.game_title}, ${KINDS[one.kind]}</span>
        <small>${stateOf(one)}, ${tn("{n} player", "{n} players", one.players)}</small></a></li>`)}</ul></section>`;
}

/** @param {Line} one */
const stateOf = (one) => (one.over ? t("over") : one.round ? t("round {n} of {of}", { n: one.round, of: one.planned }) : t("has not begun"));

/** @param {{ games: GameCard[] }} props */
function Form({ games }) {
  const fit = games.filter((game) => game.seats.includes(2));
  const [game, setGame] = useState(fit[0]?.name ?? ""), [title, setTitle] = useState(""), [name, setName] = useState(kept("name", "")),
    [kind, setKind] = useState(/** @type {"swiss" | "robin"} */ ("swiss")), [rounds, setRounds] = useState(0), [clock, setClock] = useState(1),
    [listed, setListed] = useState(true), [fault, setFault] = useState(/** @type {any} */ (null));
  const clocks = CLOCKS.slice(1, 5);
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const { key } = await post("/api/tournaments", { game, title, name, kind, rounds: kind === "swiss" ? rounds : 0, clock: clocks[clock], listed });
      keep("name", name);
      go(`/tournament/${key}`);
    } catch (refused) {
      setFault(refused);
    }
  };
  const number = (/** @type {(n: number) => void} */ take) => (/** @type {any} */ event) => take(Number(event.target.value));
  return html`<form class="setup inviting" onSubmit=${open}><section><h2>${t("A new tournament")}</h2>
    <p>${t("For one evening, in games of two by the usual rules. Results come from the tables, and the games are rated.")}</p>
    <label class="field">${t("Game")} <select value=${game} onChange=${(/** @type {any} */ event) => setGame(event.target.value)}>
      ${fit.map((one) => html`<option value=${one.name}>${one.title}</option>`)}</select></label>
    <label class="field">${t("Title")} <input value=${title} maxlength="60" onInput=${(/** @type {any} */ event) => setTitle(event.target.value)} /></label>
    <label class="field">${t("Your name")} <input value=${name} maxlength="24" autocomplete="nickname"
      onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <label class="field">${t("Kind")} <select value=${kind} onChange=${(/** @type {any} */ event) => setKind(event.target.value)}>
      <option value="swiss">${KINDS.swiss}</option><option value="robin">${KINDS.robin}</option></select></label>
    <p>${kind === "swiss" ? t("In each round players with equal points meet, and no two meet twice.") : t("Each player meets each other player once; for up to 12.")}</p>
    ${kind === "swiss" && html`<label class="field">${t("Rounds")} <select value=${rounds} onChange=${number(setRounds)}>
      <option value="0">${t("as many as are usual")}</option>${Array.from({ length: ROUNDS }, (_, n) => html`<option value=${n + 1}>${n + 1}</option>`)}</select></label>`}
    <label class="field">${t("Time to think")} <select value=${clock} onChange=${number(setClock)}>
      ${clocks.map((one, n) => html`<option value=${n}>${clockText(one)}</option>`)}</select></label>
    <label class="check"><input type="checkbox" checked=${listed} onChange=${() => setListed(!listed)} />
      ${t("Show the tournament to everybody on this server")}</label>
    <p class="ways"><button type="submit" class="key big" data-do="open"><${Icon} name="people" />${t("Open the tournament")}</button></p>
    <${Fault} of=${fault} /></section></form>`;
}
