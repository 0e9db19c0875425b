/** Whom everybody waits for, for what, and since when: no wait goes unexplained. */
import { html } from "../common/html.js";
import { clockFace, durationText } from "../common/clocks.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { ask } from "./asking.js";
import { live, view } from "./store.js";

export function Waiting() {
  const bot = Boolean(live.value?.waiting?.bot), seconds = useSeconds(live.value?.waiting?.since
    ?? view.value.decision?.since ?? "", bot ? SECOND : MINUTE / 4);
  const seat = view.value.seats[view.value.decision?.seat ?? -1], waiting = live.value?.waiting;
  const left = useLeft(waiting?.late ?? "");
  if (!seat || live.value?.shows) return null;
  const trouble = waiting?.trouble, away = waiting && live.value?.players.find((one) => one.seat === seat.index && !one.here);
  return html`<p class="waiting" style=${`--seat:var(--seat-${seat.index})`}>${bot && html`<span class="spinner" aria-hidden="true"></span>`}
    <span><b>${seat.name}</b> ${waiting?.bot ? t("is thinking") : t("decides")}${about()}${seconds >= 3
      ? t(", for {time} now", { time: span(seconds) }) : ""}${away && !waiting?.bot ? t("; away since {time}", { time: clock(away.since) }) : ""}${trouble
      ? `. ${trouble}` : ""}${left > 0 && live.value?.clock ? html` · <b class="clock">${clockFace(left)}</b>` : ""}</span>
    ${waiting?.late && left <= 0 && (live.value?.seats.length ?? 0) > 0 && !live.value?.seats.includes(seat.index)
      && html`<button type="button" class="button" data-do="stand-in" onClick=${() => ask({ do: "stand-in",
        revision: live.value?.revision })}>${t("Let a bot play on for {name}", { name: seat.name })}</button>`}</p>`;
}

/** The own time, while the reader decides; the time of others stands where the wait for them is explained. */
export function OwnClock() {
  const state = live.value, left = useLeft(state?.waiting?.late ?? "");
  if (!state?.clock || !state.waiting?.late || !state.seats.includes(state.waiting.seat)) return null;
  return html`<p class=${`ownclock${left < 20 ? " short" : ""}`} role="timer"><b class="clock">${left > 0 ? clockFace(left)
    : t("Your time is over: a bot may play on for you.")}</b></p>`;
}

/** A bot plays for the reader, who was away. */
export function PlayedFor() {
  const state = live.value, seat = state?.absent?.find((one) => state.seats.includes(one));
  if (seat === undefined || state?.ended) return null;
  return html`<div class="notice" role="status"><p>${t("You were away, so a bot plays on for you.")}</p>
    <button type="button" class="key" data-do="back" onClick=${() => ask({ do: "back", revision: state?.revision, seat })}>${t("I am back")}</button></div>`;
}

/** The seconds until a time, from second to second; far away without one. @param {string} late */
function useLeft(late) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!late) return undefined;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [late]);
  return late ? Math.ceil((Date.parse(late) - now) / 1000) : Infinity;
}

/** What is being decided, as far as all may know: the phase and its step. */
function about() {
  const { phases, phase, step } = view.value.turn, now = [phases[phase], step].filter(Boolean).join(": ");
  return now && ` (${now})`;
}

/** A time of today by the clock, another with its day. @param {string} time */
function clock(time) {
  const day = new Date(time), today = day.toDateString() === new Date().toDateString();
  return day.toLocaleString([], { ...(today ? {} : { weekday: "short", day: "numeric", month: "short" }), hour: "2-digit", minute: "2-digit" });
}

const SECOND = 1000, MINUTE = 60 * SECOND, DAY = 24 * 3600; // the day in seconds

/** How many seconds ago a time was, updated from time to time. @type {(since: string, every: number) => number} */
function useSeconds(since, every) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), every);
    return () => window.clearInterval(timer);
  }, [since, every]);
  return since ? Math.max(0, Math.round((now - Date.parse(since)) / 1000)) : 0;
}

/** @param {number} seconds */
const span = (seconds) => (seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${Math.floor(seconds / 60)} min`
  : seconds < 2 * DAY ? `${Math.floor(seconds / 3600)} h` : durationText(seconds));
