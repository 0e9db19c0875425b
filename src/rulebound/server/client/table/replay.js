/** A game gone through step by step, from any seat's eyes, and branched off from wherever one likes. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { strength } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { Icon } from "../common/words.js";
import { Fault } from "../pages/frame.js";
import { useEffect, useState } from "../vendor/hooks.js";
import * as motion from "./motion.js";
import { TablePage } from "./page.js";
import { RulebookSheet, shownClause } from "./rulebook_sheet.js";
import { cardOf, hands, live, look, sheet, view, worthALook } from "./store.js";

/**
 * @typedef {import("../server.d.ts").Replay} ReplayData
 * @typedef {{ link: string, step: number, eyes: number }} Place
 */

const PACE = 900;

/**
 * Views that were fetched, so that going back and forth is quick.
 * @type {Map<string, Promise<{ view: import("./store.js").View }>>}
 */
const fetched = new Map();

/** @param {Place} place */
function viewAt({ link, step, eyes }) {
  const path = `/api/tables/${link}/replay/${step}?seat=${eyes}`, asked = fetched.get(path) ?? get(path);
  fetched.set(path, asked);
  asked.catch(() => fetched.delete(path));
  return asked;
}

/** @param {{ parts: string[], query: URLSearchParams }} props */
export default function ReplayPage({ parts: [link], query }) {
  const { data: replay, fault } = useLoaded(() => get(`/api/tables/${link}/replay`), [link]);
  const [place, setPlace] = useState(/** @type {Place | null} */ (null)),
    [wrong, setWrong] = useState(/** @type {any} */ (null));
  useEffect(() => {
    live.value = null;
    hands.value = { act: () => undefined, undo: () => undefined, why: async () => [],
      openClause: (clause) => { shownClause.value = { game: view.value.game, clause }; } };
    view.value = /** @type {any} */ (null);
    fetched.clear();
  }, [link]);
  useEffect(() => {
    if (replay) setPlace({ link, step: Math.min(Number(query.get("step") ?? replay.last), replay.last),
      eyes: replay.seats.find((/** @type {number} */ seat) => seat >= 0) ?? -1 });
  }, [replay]);
  useEffect(() => {
    let wanted = true;
    if (place) viewAt(place).then((answer) => wanted && put(answer.view), setWrong);
    if (place && replay && place.step < replay.last) viewAt({ ...place, step: place.step + 1 });
    return () => { wanted = false; };
  }, [place]);
  if (fault || wrong) return html`<div class="loading"><${Fault} of=${fault || wrong} />
    <a href="/">To the start page</a></div>`;
  if (!replay || !place || !view.value) return html`<p class="loading">The game is laid out …</p>`;
  return html`<${TablePage}
    above=${html`<${Controls} replay=${replay} place=${place} setPlace=${setPlace} setWrong=${setWrong} />`}
    menu=${html`<${Menu} place=${place} over=${replay.over} />`} /><${RulebookSheet} />`;
}

/** Nothing can be done in a replay, so nothing glows. @param {import("./store.js").View} shown */
function put(shown) {
  const before = view.value ? motion.places() : new Map(), decision = shown.decision
    && { ...shown.decision, options: [], refused: [] };
  view.value = { ...shown, decision };
  if (!cardOf(look.value)) look.value = worthALook();
  requestAnimationFrame(() => motion.fly(before));
}

/**
 * @param {{ replay: ReplayData, place: Place, setPlace: (place: Place) => void, setWrong: (fault: any) => void }} props
 */
function Controls({ replay, place, setPlace, setWrong }) {
  const [running, setRunning] = useState(false), { step } = place,
    to = (/** @type {number} */ n) => setPlace({ ...place, step: Math.max(0, Math.min(n, replay.last)) });
  useEffect(() => {
    if (!running) return undefined;
    if (step >= replay.last) {
      setRunning(false);
      return undefined;
    }
    const timer = window.setTimeout(() => to(step + 1), PACE);
    return () => window.clearTimeout(timer);
  }, [running, step]);
  const past = replay.steps.slice(0, step), said = past[step - 1], head = past.findLast((one) => one.head)?.head;
  return html`<section class="replaybar" aria-label="Replay">
    <button type="button" class="tool" aria-label="A step back" disabled=${step === 0} onClick=${() => to(step - 1)}>
      <${Icon} name="left" /></button>
    <button type="button" class="tool" aria-label=${running ? "Stop" : "Play on"}
      onClick=${() => (step >= replay.last ? (to(0), setRunning(true)) : setRunning(!running))}>
      <${Icon} name=${running ? "pause" : "play"} /></button>
    <button type="button" class="tool" aria-label="A step on" disabled=${step >= replay.last}
      onClick=${() => to(step + 1)}><${Icon} name="right" /></button>
    <input type="range" min="0" max=${replay.last} value=${step} aria-label="Step of the game"
      aria-valuetext=${said ? `${step}: ${said.text}` : "the beginning"}
      onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} />
    <span class="step">${step} of ${replay.last}</span><p class="said">
      ${head && html`<small>${head}</small> `}${said ? said.text : "The beginning"}</p>
    ${replay.seats.length > 1 && html`<label>Eyes of <select aria-label="Eyes of" value=${String(place.eyes)}
      onChange=${(/** @type {any} */ event) => setPlace({ ...place, eyes: Number(event.target.value) })}>
      ${replay.seats.map((seat) => html`<option value=${String(seat)}>
        ${seat < 0 ? "a spectator" : view.value.seats[seat].name}</option>`)}</select></label>`}
    <${Branch} place=${place} setWrong=${setWrong} /></section>`;
}

/**
 * From here on oneself plays, against bots, with hidden cards drawn anew.
 * @param {{ place: Place, setWrong: (fault: any) => void }} props
 */
function Branch({ place, setWrong }) {
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  const branch = async () => {
    try {
      go(`/table/${(await post(`/api/tables/${place.link}/branch`, { step: place.step, seat: Math.max(place.eyes, 0),
        level: strength(lobby.levels) })).link}`);
    } catch (fault) {
      setWrong(fault);
    }
  };
  return html`<button type="button" class="key" data-do="branch" disabled=${!lobby || Boolean(view.value.outcome)}
    onClick=${branch} title="Hidden cards are drawn anew; bots take the other seats">
    <${Icon} name="branch" />Play on from here</button>`;
}

/** @param {{ place: Place, over: boolean }} props */
const Menu = ({ place: { link, step, eyes }, over }) => html`<ul class="menu">
  ${!over && html`<li><a href=${`/table/${link}`}><${Icon} name="play" /><span>Back to the game</span></a></li>`}
  <li><a href=${`/api/tables/${link}/scene?step=${step}&seat=${Math.max(eyes, 0)}`} download="scene.json">
    <${Icon} name="save" /><span>Save this position<small>As a scene, for puzzles and questions</small></span></a></li>
  ${over && html`<li><a href=${`/api/tables/${link}/record`} download="game.json"><${Icon} name="save" />
    <span>Save the game<small>As a record that can be opened again</small></span></a></li>`}
  <li><a href="/" onClick=${() => { sheet.value = ""; }}><${Icon} name="left" /><span>To the start page</span></a></li>
    </ul>`;
