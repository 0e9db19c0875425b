/** A game gone through step by step, from any seat's eyes, and branched off from wherever one likes. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { strength } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Fault } from "../pages/frame.js";
import { useEffect, useLayoutEffect, useMemo, useState } from "../vendor/hooks.js";
import { Chances, Curve } from "./curve.js";
import * as motion from "./motion.js";
import { ribbon } from "./news.js";
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
  const { data: summary } = useLoaded(async () => replay?.over && get(`/api/tables/${link}/summary`), [replay]);
  const [place, setPlace] = useState(/** @type {Place | null} */ (null)),
    [wrong, setWrong] = useState(/** @type {any} */ (null));
  useEffect(() => {
    live.value = null;
    hands.value = { act: () => undefined, undo: () => undefined, why: async () => [],
      openClause: (clause) => { shownClause.value = { game: view.value.game, clause }; } };
    view.value = /** @type {any} */ (null);
    ribbon.value = []; // of the table from which one came
    fetched.clear();
  }, [link]);
  useEffect(() => {
    if (replay) setPlace({ link, step: Math.min(Number(query.get("step") ?? replay.last), replay.last),
      eyes: replay.seats.find((/** @type {number} */ seat) => seat >= 0) ?? -1 });
  }, [replay]);
  useEffect(() => {
    let wanted = true;
    if (place) viewAt(place).then((answer) => wanted && put(answer.view), setWrong);
    if (place && replay && place.step < replay.last) viewAt({ ...place, step: landmarks(replay).after("action", place.step) });
    return () => { wanted = false; };
  }, [place]);
  if (fault || wrong) return html`<div class="loading"><${Fault} of=${fault || wrong} />
    <a href="/">${t("To the start page")}</a></div>`;
  if (!replay || !place || !view.value) return html`<p class="loading">${t("The game is being set up …")}</p>`;
  return html`<${TablePage}
    above=${html`<${Controls} replay=${replay} summary=${summary} place=${place} setPlace=${setPlace} setWrong=${setWrong} />`}
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

/** The steps at which actions end and turns begin, and the steps next to one of them. @param {ReplayData} replay */
function landmarks({ steps, last }) {
  const ends = steps.filter((step, i) => i + 1 === steps.length || steps[i + 1].begins).map((step) => step.n);
  const turns = steps.filter((step, i) => i > 0 && step.turn > steps[i - 1].turn).map((step) => step.n - 1);
  const marks = { action: [0, ...ends], turn: [0, ...turns, last], step: Array.from({ length: last + 1 }, (_, n) => n) };
  return {
    /** @type {(kind: keyof marks, from: number) => number} */
    after: (kind, from) => marks[kind].find((n) => n > from) ?? last,
    /** @type {(kind: keyof marks, from: number) => number} */
    before: (kind, from) => marks[kind].findLast((n) => n < from) ?? 0,
  };
}

/** @typedef {"action" | "turn" | "step"} Stride */

/**
 * By keyboard: arrows go from action to action, with Shift from decision to decision, page keys from turn to turn.
 * @type {(event: KeyboardEvent, go: (stride: Stride, on: boolean) => void, to: (n: number) => void, last: number) => void}
 */
function press(event, go, to, last) {
  const { key, shiftKey, target } = event;
  if (/** @type {Element} */ (target).closest("select, textarea, dialog, .tablepage button[data-id]")) return;
  if (key === "ArrowLeft" || key === "ArrowRight") go(shiftKey ? "step" : "action", key === "ArrowRight");
  else if (key === "PageUp" || key === "PageDown") go("turn", key === "PageDown");
  else if (key === "Home" || key === "End") to(key === "End" ? last : 0);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * @param {{ replay: ReplayData, summary: import("../server.d.ts").Summary | null, place: Place,
 *   setPlace: (place: Place) => void, setWrong: (fault: any) => void }} props
 */
function Controls({ replay, summary, place, setPlace, setWrong }) {
  const [running, setRunning] = useState(false), { step } = place, ways = useMemo(() => landmarks(replay), [replay]),
    to = (/** @type {number} */ n) => setPlace({ ...place, step: Math.max(0, Math.min(n, replay.last)) });
  const go = (/** @type {Stride} */ stride, /** @type {boolean} */ on) => to(on ? ways.after(stride, step) : ways.before(stride, step));
  useEffect(() => {
    if (!running) return undefined;
    if (step >= replay.last) {
      setRunning(false);
      return undefined;
    }
    const timer = window.setTimeout(() => go("action", true), PACE);
    return () => window.clearTimeout(timer);
  }, [running, step]);
  useLayoutEffect(() => { // at once, so that a key that follows quickly goes on from the step that is shown
    const pressed = (/** @type {KeyboardEvent} */ event) => press(event, go, to, replay.last);
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [step, place]);
  const past = replay.steps.slice(0, step), said = past.findLast((one) => one.begins), head = past.findLast((one) => one.head)?.head;
  /** @type {(stride: Stride, on: boolean, label: string, icon: string) => unknown} */
  const button = (stride, on, label, icon) => html`<button type="button" class="tool" aria-label=${label} title=${label}
    disabled=${on ? step >= replay.last : step === 0} onClick=${() => go(stride, on)}><${Icon} name=${icon} /></button>`;
  return html`<section class="replaybar" aria-label=${t("Replay")}>
    ${button("turn", false, t("A turn back (Page up)"), "first")}${button("action", false, t("Back (←)"), "left")}
    <button type="button" class="tool" aria-label=${running ? t("Stop") : t("Play on")}
      onClick=${() => (step >= replay.last ? (to(0), setRunning(true)) : setRunning(!running))}>
      <${Icon} name=${running ? "pause" : "play"} /></button>
    ${button("action", true, t("On (→)"), "right")}${button("turn", true, t("A turn on (Page down)"), "last")}
    <div class=${summary ? "slider drawn" : "slider"}>${summary && html`<${Curve} summary=${summary} step=${step} />`}<input type="range" min="0" max=${replay.last} value=${step} aria-label=${t("Step of the game")}
      aria-valuetext=${said ? `${step}: ${said.text}` : t("the beginning")}
      onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} /></div>
    <span class="step">${t("{n} of {all}", { n: step, all: replay.last })}</span>
    ${summary && html`<${Chances} summary=${summary} step=${step} />`}
    <p class="said">${head && html`<small>${head}</small> `}${said ? said.text : t("The beginning")}</p>
    ${replay.seats.length > 1 && html`<label>${t("Eyes of")} <select aria-label=${t("Eyes of")} value=${String(place.eyes)}
      onChange=${(/** @type {any} */ event) => setPlace({ ...place, eyes: Number(event.target.value) })}>
      ${replay.seats.map((seat) => html`<option value=${String(seat)}>
        ${seat < 0 ? t("a spectator") : view.value.seats[seat].name}</option>`)}</select></label>`}
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
    onClick=${branch} title=${t("Hidden cards are drawn again; bots take the other seats")}>
    <${Icon} name="branch" />${t("Play on from here")}</button>`;
}

/** @param {{ place: Place, over: boolean }} props */
const Menu = ({ place: { link, step, eyes }, over }) => html`<ul class="menu">
  ${!over && html`<li><a href=${`/table/${link}`}><${Icon} name="play" /><span>${t("Back to the game")}</span></a></li>`}
  <li><a href=${`/api/tables/${link}/scene?step=${step}&seat=${Math.max(eyes, 0)}`} download="scene.json">
    <${Icon} name="save" /><span>${t("Save this position")}<small>${t("As a scene, for puzzles and questions")}</small></span></a></li>
  ${over && html`<li><a href=${`/api/tables/${link}/record`} download="game.json"><${Icon} name="save" />
    <span>${t("Save the game")}<small>${t("As a record that can be opened again")}</small></span></a></li>`}
  <li><a href="/" onClick=${() => { sheet.value = ""; }}><${Icon} name="left" /><span>${t("To the start page")}</span></a></li>
    </ul>`;
