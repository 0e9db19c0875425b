/** Whom everybody waits for, for what, and since when: no wait goes unexplained. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { live, view } from "./store.js";

export function Waiting() {
  const bot = Boolean(live.value?.waiting?.bot), seconds = useSeconds(live.value?.waiting?.since
    ?? view.value.decision?.since ?? "", bot ? SECOND : MINUTE / 4);
  const seat = view.value.seats[view.value.decision?.seat ?? -1], waiting = live.value?.waiting;
  if (!seat || live.value?.shows) return null;
  const trouble = waiting?.trouble, away = waiting && live.value?.players.find((one) => one.seat === seat.index && !one.here);
  return html`<p class="waiting" style=${`--seat:var(--seat-${seat.index})`}>${bot && html`<span class="spinner" aria-hidden="true"></span>`}
    <span><b>${seat.name}</b> ${waiting?.bot ? t("is thinking") : t("decides")}${about()}${seconds >= 3
      ? t(", for {time} now", { time: span(seconds) }) : ""}${away && !waiting?.bot ? t("; away since {time}", { time: clock(away.since) }) : ""}${trouble
      ? `. ${trouble}` : ""}</span></p>`;
}

/** What is being decided, as far as all may know: the phase and its step. */
function about() {
  const { phases, phase, step } = view.value.turn, now = [phases[phase], step].filter(Boolean).join(": ");
  return now && ` (${now})`;
}

/** @param {string} time */
const clock = (time) => new Date(time).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

const SECOND = 1000, MINUTE = 60 * SECOND;

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
  : `${Math.floor(seconds / 3600)} h`);
