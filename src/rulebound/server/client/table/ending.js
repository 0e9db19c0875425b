/** The end of a game: who has won, how it went, what turned it, and what can be done now. Fetched when it is needed. */
import { html } from "../common/html.js";
import { get } from "../common/api.js";
import { useLoaded } from "../common/load.js";
import { Clause, Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Medal } from "../drawing/face.js";
import { again, gather } from "./around.js";
import { Counters } from "./counter.js";
import { Chances, Curve, Scores } from "./curve.js";
import { Fairness } from "./fairness.js";
import { SEAT_HUES } from "./plate.js";
import { Sheet } from "./sheet.js";
import { hands, live, view } from "./store.js";

/** @typedef {import("../server.d.ts").Summary} Summary */

const SPARKS = 18;

/** Only the number, without its bar. @param {import("../view.d.ts").Counter} counter */
const plainly = (counter) => ({ ...counter, main: false, how: /** @type {"number"} */ ("number") });

/** @param {{ link: string, close: () => void }} props */
export function Ending({ link, close }) {
  const ended = live.value?.ended;
  if (!ended) return null;
  const names = ended.winners.map((seat) => view.value.seats[seat].name), mine = live.value?.seats.length === 1
    && ended.winners.includes(live.value.seats[0]), shared = names.length === 0 || names.length === view.value.seats.length;
  const title = mine && !shared ? t("You win") : names.length === 1 ? t("{name} wins", { name: names[0] }) : shared ? t("A draw")
    : t("{names} win", { names: names.join(` ${t("and")} `) });
  return html`<${Sheet} title=${title} close=${close} wide>
    <div class=${`finale ${mine && !shared ? "won" : ""}`}>
      ${mine && !shared && html`<span class="sparks" aria-hidden="true">${Array.from({ length: SPARKS }, (_, i) => html`<i
        style=${`--n:${i};--of:${SPARKS}`}></i>`)}</span>`}
      <span class="champions">${(shared ? [] : ended.winners).map((seat) => html`<span style=${`--seat:var(--seat-${seat})`}><${Medal}
        face=${/** @type {any} */ ({ name: view.value.seats[seat].name, art: "crest" })} theme=${view.value.theme}
        hue=${SEAT_HUES[seat % 4]} /></span>`)}</span>
      <p class="ending">${ended.sentence} <${Clause} id=${ended.clause} open=${hands.value.openClause} /></p></div>
    <ul class="scores">${view.value.seats.map((seat) => html`<li key=${seat.index}
      style=${`--seat:var(--seat-${seat.index})`}>${ended.winners.includes(seat.index) && !shared
        && html`<${Icon} name="laurel" label=${t("has won")} />`}<b>${seat.name}</b><${Counters}
      of=${(seat.counters ?? []).filter((counter) => counter.main).map(plainly)} /></li>`)}</ul>
    <div class="choices">${live.value?.tournament && html`<a class="key big" href=${`/tournament/${live.value.tournament}`}>${t("To the tournament")}</a>`}
      ${live.value?.can.again && html`<button type="button" class=${live.value.tournament ? "button" : "key big"}
      onClick=${() => again(link)}>${live.value.next ? t("Join the rematch") : t("Play again")}</button>${!live.value.next && view.value.seats.length > 1
        && html`<button type="button" class="button" data-do="change" title=${t("Each player gets the next seat")}
          onClick=${() => again(link, true)}>${t("Again, with seats changed")}</button>`}`}
      ${live.value?.can.gather && html`<button type="button" class="button" data-do="gather" onClick=${() => gather(link)}>${live.value.next_meeting
        ? t("To the others, who choose new seats") : t("Choose new seats or players")}</button>`}
      <a class="button" href=${`/replay/${link}`}>${t("Watch the replay")}</a><button type="button" class="button"
        onClick=${close}>${t("Look at the table")}</button>
      <a class="button" href=${`/api/tables/${link}/record`} download="game.json">${t("Save the game")}</a>
      <a class="button" href="/">${t("Other games")}</a></div>
    <${How} link=${link} />
    <${Fairness} />
    ${live.value?.seed && html`<p class="footnote">${t("The seed of this game:")} <code>${live.value.seed}</code>.</p>`}<//>`;
}

/** How the game went. @param {{ link: string }} props */
function How({ link }) {
  const { data: summary, fault } = useLoaded(() => get(`/api/tables/${link}/summary`), [link]);
  if (fault) return null;
  if (!summary) return html`<p class="footnote"><span class="spinner" aria-hidden="true"></span> ${t("The summary is being made …")}</p>`;
  return html`<section class="how"><h3>${t("Chances of winning, as bots judge them with all cards open")}</h3>
    <${Curve} summary=${summary} /><${Chances} summary=${summary} /><${Scores} summary=${summary} />
    <${Turning} link=${link} summary=${summary} /><${Tallies} summary=${summary} /></section>`;
}

/** What moved the chances most, each with the way to see it. @param {{ link: string, summary: Summary }} props */
const Turning = ({ link, summary }) => summary.turning.length > 0 && html`<h3>${t("What turned the game")}</h3>
  <ol class="turning-points">${summary.turning.map(({ step, turn, seat, text, gain }) => html`<li
    style=${`--seat:var(--seat-${seat})`}><a href=${`/replay/${link}?step=${step}`}><small>${turn ? t("Turn {n}", { n: turn }) : t("Before turn 1")}</small>
    <span><b>${summary.names[seat]}:</b> ${text}</span><em class=${gain > 0 ? "gain" : "loss"}>${gain > 0 ? "+" : "−"}${
      Math.round(Math.abs(gain) * 100)}</em></a></li>`)}</ol>`;

/** @param {{ summary: Summary }} props */
const Tallies = ({ summary }) => summary.tallies.length > 0 && html`<h3>${t("What was done")}</h3>
  <table class="tallies"><thead><tr><td></td>${summary.names.map((name, seat) => html`<th
    style=${`--seat:var(--seat-${seat})`}>${name}</th>`)}</tr></thead>
    <tbody>${summary.tallies.map(({ label, by_seat: counts }) => html`<tr><th>${label}</th>${counts.map((n) => html`<td>${n}</td>`)}
    </tr>`)}</tbody></table>`;
