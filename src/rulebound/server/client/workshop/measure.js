/** What the cards of a set do: measured by the server while one looks, with intervals that shrink. */
import { html } from "../common/html.js";
import { t, tn } from "../common/language.js";
import { Fault } from "../pages/frame.js";
import { BeginOrStop, NotHere, Players, Progress, runs, seed } from "./asking.js";
import { fileOf } from "./block.js";
import { Effects, Halves, Moments, Matchups } from "./charts.js";

/** @typedef {import("../server.d.ts").Measured} Measured */

/** @param {import("./page.js").Shared & { measuring: import("./asking.js").Asking, before: () => void }} props */
export function Measure({ game, info, project, reading, measuring, before }) {
  const { now, fault, begin, form, fill } = measuring;
  const { what = "", instead = info.decks[0]?.name ?? "", within = "4", players = String(Math.max(2, info.seats[0])) } = form;
  if (reading.whole && !reading.whole.measuring) return html`<${NotHere}>rulebound measure ${game} --cards cards.toml<//>`;
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const deck = project.decks.find((one) => one.name === what);
    before();
    begin({ cards: fileOf(reading.texts), deck: deck ?? null, instead: deck ? instead : "", within: Number(within), players: Number(players), seed: seed() });
  };
  const value = (/** @type {any} */ event) => event.target.value;
  return html`<div class="measuring"><form onSubmit=${start}><h2>${t("Measure it")}</h2>
      <p class="about">${t("Bots play the same games before and now, with equal luck. It stops when the answer is as precise as you ask for, and says when it cannot tell.")}</p>
      <p class="ways"><label class="field">${t("What")} <select value=${what} onChange=${(/** @type {Event} */ event) => fill({ what: value(event) })}>
          <option value="">${t("each changed or new card")}</option>${project.decks.map((one) => html`<option key=${one.name} value=${one.name}>${t("the deck {name}", { name: one.name })}</option>`)}</select></label>
        ${what && html`<label class="field">${t("in place of")} <select value=${instead} onChange=${(/** @type {Event} */ event) => fill({ instead: value(event) })}>
          ${info.decks.map((one) => html`<option key=${one.name} value=${one.name}>${one.name}</option>`)}</select></label>`}
        <label class="field">${t("known to")} <select value=${within} onChange=${(/** @type {Event} */ event) => fill({ within: value(event) })}>
          ${["2", "3", "4", "6", "10"].map((one) => html`<option key=${one} value=${one}>${t("±{n} points", { n: one })}</option>`)}</select></label>
        <${Players} info=${info} value=${players} set=${(/** @type {string} */ to) => fill({ players: to })} /></p>
      <${BeginOrStop} asking=${measuring} can=${reading.fresh && reading.texts.length > 0} icon="scales" kind="measure">${t("Measure")}<//>
      <${Fault} of=${fault} /></form>
    ${now && html`<${Found} now=${now} within=${Number(measuring.order.within)} />`}</div>`;
}

/** @param {{ now: Measured, within: number }} props */
function Found({ now, within }) {
  const { games = 0, seconds = 0, measured = [] } = now.found, known = measured.filter((one) => one.effect);
  return html`<section class="found"><${Progress} now=${now}>${tn("{n} game in {seconds} s", "{n} games in {seconds} s", games, { seconds: Math.round(seconds) })}<//>
    ${now.half.length > 1 && html`<${Halves} half=${now.half} within=${within} />`}
    ${known.length > 0 && html`<${Effects} subjects=${known} />`}
    ${known.map((one) => html`<${Moments} key=${one.name} subject=${one} /><${Matchups} key=${`${one.name} decks`} subject=${one} />`)}
    ${now.said && games > 0 && html`<details open=${!runs(now)}><summary>${t("All of it in words")}</summary><p class="about">${now.questions.map((one) => html`${one}<br />`)}</p><pre>${now.said}</pre></details>`}</section>`;
}
