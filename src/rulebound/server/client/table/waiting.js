/** Whom everybody waits for, for what, and since when: no wait goes unexplained. */
import { html } from "../common/html.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { live, view } from "./store.js";

export function Waiting() {
  const seconds = useSeconds(live.value?.waiting?.since ?? view.value.decision?.since ?? "");
  const seat = view.value.seats[view.value.decision?.seat ?? -1], waiting = live.value?.waiting;
  if (!seat || live.value?.shows) return null;
  const trouble = waiting?.trouble;
  return html`<p class="waiting" style=${`--seat:var(--seat-${seat.index})`}><span class="spinner" aria-hidden="true">
    </span>
    <span><b>${seat.name}</b> ${waiting?.bot ? "is thinking" : "decides"}${seconds >= 3 ? html`, since ${ago(seconds)}`
      : ""}${trouble ? html`. ${trouble}` : ""}</span></p>`;
}

/** How many seconds ago a time was, told again each second. @param {string} since */
function useSeconds(since) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [since]);
  return since ? Math.max(0, Math.round((now - Date.parse(since)) / 1000)) : 0;
}

/** @param {number} seconds */
const ago = (seconds) => (seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${Math.floor(seconds / 60)} min`
  : `${Math.floor(seconds / 3600)} h`);
