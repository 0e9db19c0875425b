/** What the cards of a set do: measured by the server while one looks, with intervals that shrink. */
import { html } from "../common/html.js";
import { get, post } from "../common/api.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { Fault } from "../pages/frame.js";
import { fileOf } from "./block.js";
import { Effects, Halves, Moments, Matchups } from "./charts.js";

/**
 * @typedef {import("../server.d.ts").Measured} Measured
 * @typedef {{ now: Measured | null, fault: any, within: number, begin: (order: Record<string, unknown>) => Promise<void>, stop: () => void }} Measuring
 */

const EVERY = 1000;
/** A request that outlives its page. */
const LEAVING = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}", keepalive: true };
const runs = (/** @type {Measured | null} */ one) => one?.state === "waiting" || one?.state === "running";

/** One measurement at a time, which goes on while other parts of the workshop are looked at. @param {string} game @returns {Measuring} */
export function useMeasuring(game) {
  const [now, setNow] = useState(/** @type {Measured | null} */ (null)), [fault, setFault] = useState(/** @type {any} */ (null)), [within, setWithin] = useState(4);
  const running = runs(now);
  useEffect(() => {
    if (!running || !now) return;
    let wanted = true;
    const timer = window.setInterval(() => get(`/api/measurements/${now.key}`).then((one) => wanted && setNow(one),
      (refused) => { if (wanted && refused.code !== "away") { setFault(refused); setNow(null); } }), EVERY);
    return () => { wanted = false; window.clearInterval(timer); };
  }, [running, now?.key]);
  useEffect(() => {
    if (!running || !now) return;
    const leave = () => { fetch(`/api/measurements/${now.key}/stop`, LEAVING).catch(() => {}); };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [running, now?.key]);
  const left = useRef(/** @type {Measured | null} */ (null));
  left.current = now;
  useEffect(() => () => { if (left.current && runs(left.current)) post(`/api/measurements/${left.current.key}/stop`, {}).catch(() => {}); }, []);
  const begin = async (/** @type {Record<string, unknown>} */ order) => {
    setFault(null);
    setWithin(Number(order.within));
    try {
      setNow(await post(`/api/games/${game}/workshop/measure`, order));
    } catch (refused) {
      setFault(refused);
    }
  };
  const stop = () => { if (now) post(`/api/measurements/${now.key}/stop`, {}).then(setNow, setFault); };
  return { now, fault, within, begin, stop };
}

/** @param {import("./page.js").Shared & { measuring: Measuring, before: () => void }} props */
export function Measure({ game, info, project, reading, measuring, before }) {
  const { now, fault, begin, stop } = measuring, [what, setWhat] = useState(""), [instead, setInstead] = useState(info.decks[0]?.name ?? "");
  const [within, setWithin] = useState("4"), [players, setPlayers] = useState(String(Math.max(2, info.seats[0])));
  if (reading.whole && !reading.whole.measuring) return html`<p class="about nothing">${t("This server does not measure. Save the cards as text, and measure them on your computer:")}
    <code>rulebound measure ${game} --cards cards.toml</code></p>`;
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const deck = project.decks.find((one) => one.name === what);
    before();
    begin({ cards: fileOf(reading.texts), deck: deck ?? null, instead: deck ? instead : "", within: Number(within), players: Number(players),
      seed: Math.floor(Math.random() * 1e9) });
  };
  const value = (/** @type {any} */ event) => event.target.value;
  return html`<div class="measuring"><form onSubmit=${start}><h2>${t("Measure it")}</h2>
      <p class="about">${t("Bots play the same games before and now, with equal luck. It stops when the answer is as precise as you ask for, and says when it cannot tell.")}</p>
      <p class="ways"><label class="field">${t("What")} <select value=${what} onChange=${(/** @type {Event} */ event) => setWhat(value(event))}>
          <option value="">${t("each changed or new card")}</option>${project.decks.map((one) => html`<option key=${one.name} value=${one.name}>${t("the deck {name}", { name: one.name })}</option>`)}</select></label>
        ${what && html`<label class="field">${t("in place of")} <select value=${instead} onChange=${(/** @type {Event} */ event) => setInstead(value(event))}>
          ${info.decks.map((one) => html`<option key=${one.name} value=${one.name}>${one.name}</option>`)}</select></label>`}
        <label class="field">${t("known to")} <select value=${within} onChange=${(/** @type {Event} */ event) => setWithin(value(event))}>
          ${["2", "3", "4", "6", "10"].map((one) => html`<option key=${one} value=${one}>${t("±{n} points", { n: one })}</option>`)}</select></label>
        ${info.seats.length > 1 && html`<label class="field">${t("Players")} <select value=${players} onChange=${(/** @type {Event} */ event) => setPlayers(value(event))}>
          ${info.seats.filter((n) => n > 1).map((n) => html`<option key=${n} value=${String(n)}>${n}</option>`)}</select></label>`}</p>
      <p class="ways">${runs(now) ? html`<button type="button" class="button" data-do="stop" onClick=${stop}><${Icon} name="pause" />${t("Stop")}</button>`
        : html`<button type="submit" class="key" data-do="measure" disabled=${!reading.fresh || !reading.texts.length}><${Icon} name="scales" />${t("Measure")}</button>`}</p>
      <${Fault} of=${fault} /></form>
    ${now && html`<${Found} now=${now} within=${measuring.within} />`}</div>`;
}

/** @param {{ now: Measured, within: number }} props */
function Found({ now, within }) {
  const { games = 0, seconds = 0, measured = [], failed = 0 } = now.found, known = measured.filter((one) => one.effect);
  const status = now.state === "waiting" ? t("Waiting for its turn …") : now.state === "running" ? (games ? "" : t("The first games are being played …")) : now.why;
  return html`<section class="found"><p role="status" class=${`progress ${now.state}`}>${now.state === "running" && html`<span class="spinner"></span>`}
      ${games > 0 && html`<b>${tn("{n} game in {seconds} s", "{n} games in {seconds} s", games, { seconds: Math.round(seconds) })}</b>`} ${status}
      ${now.state === "done" && html`<${Icon} name="check" />`}</p>
    ${failed > 0 && html`<p class="fault" role="alert">${tn("{n} game could not be played to its end, because of a bug of this program.", "{n} games could not be played to their end, because of a bug of this program.", failed)}</p>`}
    ${now.half.length > 1 && html`<${Halves} half=${now.half} within=${within} />`}
    ${known.length > 0 && html`<${Effects} subjects=${known} />`}
    ${known.map((one) => html`<${Moments} key=${one.name} subject=${one} /><${Matchups} key=${`${one.name} decks`} subject=${one} />`)}
    ${now.said && games > 0 && html`<details open=${!runs(now)}><summary>${t("All of it in words")}</summary><p class="about">${now.questions.map((one) => html`${one}<br />`)}</p><pre>${now.said}</pre></details>`}</section>`;
}
