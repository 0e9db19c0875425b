/** A question that a process of the server answers while one looks: begun, asked after once a second, and stopped. */
import { html } from "../common/html.js";
import { get, post } from "../common/api.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";

/**
 * @typedef {import("../server.d.ts").Measured} Measured
 * @typedef {"measure" | "faults" | "tune"} Kind
 * @typedef {{ now: Measured | null, fault: any, order: Record<string, unknown>, begin: (order: Record<string, unknown>) => Promise<void>, stop: () => void,
 *   form: Record<string, any>, fill: (part: Record<string, any>) => void }} Asking
 *   order: the one that was begun last; form: what was filled in, kept while other parts of the workshop are looked at
 */

const EVERY = 1000;
/** A request that outlives its page. */
const LEAVING = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}", keepalive: true };
export const runs = (/** @type {Measured | null} */ one) => one?.state === "waiting" || one?.state === "running";
export const seed = () => Math.floor(Math.random() * 1e9);

/** One question at a time, which goes on while other parts of the workshop are looked at. @type {(game: string, kind: Kind) => Asking} */
export function useAsking(game, kind) {
  const [now, setNow] = useState(/** @type {Measured | null} */ (null)), [fault, setFault] = useState(/** @type {any} */ (null));
  const [order, setOrder] = useState(/** @type {Record<string, unknown>} */ ({})), [form, setForm] = useState({}), running = runs(now);
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
  const begin = async (/** @type {Record<string, unknown>} */ wanted) => {
    setFault(null);
    setOrder(wanted);
    try {
      setNow(await post(`/api/games/${game}/workshop/${kind}`, wanted));
    } catch (refused) {
      setFault(refused);
    }
  };
  const stop = () => { if (now) post(`/api/measurements/${now.key}/stop`, {}).then(setNow, setFault); };
  const fill = (/** @type {Record<string, any>} */ part) => setForm((/** @type {Record<string, any>} */ old) => ({ ...old, ...part }));
  return { now, fault, order, begin, stop, form, fill };
}

/** The button that begins, and the one that stops. @param {{ asking: Asking, can: boolean, icon: string, kind: Kind, children?: unknown }} props */
export const BeginOrStop = ({ asking, can, icon, kind, children }) => html`<p class="ways">${runs(asking.now)
  ? html`<button type="button" class="button" data-do="stop" onClick=${asking.stop}><${Icon} name="pause" />${t("Stop")}</button>`
  : html`<button type="submit" class="key" data-do=${kind} disabled=${!can}><${Icon} name=${icon} />${children}</button>`}</p>`;

/** How far it is, or why it is over. @param {{ now: Measured, children?: unknown }} props */
export function Progress({ now, children }) {
  const { games = 0, failed = 0 } = now.found;
  const status = now.state === "waiting" ? t("Waiting for its turn …") : now.state === "running" ? (games ? "" : t("The first games are being played …")) : now.why;
  return html`<p role="status" class=${`progress ${now.state}`}>${now.state === "running" && html`<span class="spinner"></span>`}
      ${games > 0 && html`<b>${children}</b>`} ${status} ${now.state === "done" && html`<${Icon} name="check" />`}</p>
    ${failed > 0 && html`<p class="fault" role="alert">${tn("{n} game could not be played to its end, because of a bug of this program.", "{n} games could not be played to their end, because of a bug of this program.", failed)}</p>`}`;
}

/** How many players there are. @param {{ info: import("../server.d.ts").GameInfo, value: string, set: (value: string) => void }} props */
export const Players = ({ info, value, set }) => info.seats.length > 1 && html`<label class="field">${t("Players")} <select value=${value}
  onChange=${(/** @type {any} */ event) => set(event.target.value)}>${info.seats.filter((n) => n > 1).map((n) => html`<option key=${n} value=${String(n)}>${n}</option>`)}</select></label>`;

/** That the server plays no games for the workshop, and which command does. @param {{ children?: unknown }} props */
export const NotHere = ({ children }) => html`<p class="about nothing">${t("This server does not measure. Save the cards as text, and measure them on your computer:")} <code>${children}</code></p>`;
