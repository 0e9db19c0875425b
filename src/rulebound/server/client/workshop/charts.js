/** Charts of a measurement: how the interval shrinks, effects, when cards come up and are used, and matchups. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";

/**
 * @typedef {import("../server.d.ts").Subject} Subject
 * @typedef {import("../server.d.ts").Interval} Interval
 */

const WIDE = Math.min(560, Math.max(280, innerWidth - 60)); // letters keep their size on a phone
const points = (/** @type {number} */ rate) => `${rate > 0 ? "+" : ""}${(100 * rate).toFixed(1)}`;
/** Whether an interval is on one side of zero. @param {Interval} one */
const side = (one) => (one.low > 0 ? "plus" : one.high < 0 ? "minus" : "open");

/** How wide the widest interval is, game by game. @param {{ half: [number, number][], within: number }} props */
export function Halves({ half, within }) {
  const known = half.filter(([games]) => games > 0), last = known[known.length - 1];
  if (!last) return null;
  const most = Math.min(50, Math.max(within * 2, ...known.slice(Math.floor(known.length / 8)).map(([, h]) => h))), high = 120, right = last[0];
  const x = (/** @type {number} */ games) => 34 + (games / right) * (WIDE - 44), y = (/** @type {number} */ h) => 8 + (1 - Math.min(h, most) / most) * (high - 30);
  const says = t("The least sure figure is known to ±{half} points; ±{within} were asked for.", { half: last[1].toFixed(1), within });
  return html`<figure><figcaption>${says}</figcaption><svg viewBox=${`0 0 ${WIDE} ${high}`} role="img" aria-label=${says}>
    <path class="axis" d=${`M34 8V${high - 22}H${WIDE - 10}`} /><path class="wanted" d=${`M34 ${y(within)}H${WIDE - 10}`} />
    <text class="end" x="30" y=${y(within) + 4}>${within}</text><text class="end" x="30" y="14">${Math.round(most)}</text>
    <path class="curve" d=${`M${known.map(([games, h]) => `${x(games).toFixed(1)} ${y(h).toFixed(1)}`).join("L")}`} />
    <text class="end" x=${WIDE - 10} y=${high - 6}>${t("{n} games", { n: right })}</text></svg></figure>`;
}

/** The effect of each card or deck with its interval. @param {{ subjects: Subject[] }} props */
export function Effects({ subjects }) {
  const rates = subjects.map((one) => /** @type {Interval} */ (one.effect)), most = Math.max(0.05, ...rates.map((one) => Math.min(0.6, Math.max(-one.low, one.high))));
  const step = 34, high = subjects.length * step + 26, x = (/** @type {number} */ rate) => WIDE / 2 + (Math.max(-most, Math.min(most, rate)) / most) * (WIDE / 2 - 12);
  const clear = subjects.filter((_one, i) => side(rates[i]) !== "open").map((one) => one.name);
  const says = clear.length ? t("These change for certain how often games are won: {names}.", { names: clear.join(", ") })
    : t("It is not certain of any that it changes how often games are won.");
  return html`<figure><figcaption>${says}</figcaption><svg viewBox=${`0 0 ${WIDE} ${high}`} role="img" aria-label=${says}>
    <path class="wanted" d=${`M${WIDE / 2} 0V${high - 22}`} />
    ${subjects.map((one, i) => html`<g key=${one.name} class=${side(rates[i])}><text class="start" x="2" y=${i * step + 12}>${one.name}</text>
      <text class="end" x=${WIDE - 2} y=${i * step + 12}>${points(rates[i].rate)} (${points(rates[i].low)} … ${points(rates[i].high)})</text>
      <path d=${`M${x(rates[i].low)} ${i * step + 22}H${x(rates[i].high)}`} /><circle cx=${x(rates[i].rate)} cy=${i * step + 22} r="5" /></g>`)}
    <text class="start" x="2" y=${high - 5}>−${Math.round(100 * most)}</text><text x=${WIDE / 2} y=${high - 5}>${t("points of a hundred games won more")}</text>
    <text class="end" x=${WIDE - 2} y=${high - 5}>+${Math.round(100 * most)}</text></svg></figure>`;
}

/** In which turns a card comes up and is used. @param {{ subject: Subject }} props */
export function Moments({ subject }) {
  const came = Object.entries(subject.when_came), used = Object.entries(subject.when_used), turns = [...came, ...used].map(([turn]) => Number(turn));
  if (new Set(turns).size < 2 || !subject.could_be_used) return null;
  const first = Math.min(...turns), last = Math.max(...turns), sum = (/** @type {[string, number][]} */ all) => Math.max(1, all.reduce((n, [, times]) => n + times, 0));
  const top = Math.max(...[came, used].flatMap((all) => all.map(([, times]) => times / sum(all)))), high = 120;
  const x = (/** @type {number} */ turn) => 44 + ((turn - first) / (last - first)) * (WIDE - 56), y = (/** @type {number} */ share) => 8 + (1 - share / top) * (high - 34);
  const line = (/** @type {[string, number][]} */ all) => all.map(([turn, times]) => `${x(Number(turn)).toFixed(1)} ${y(times / sum(all)).toFixed(1)}`).join("L");
  const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${Math.round((100 * part) / Math.max(1, whole))} %`;
  const says = t("{name} came up in {share} of games, and was used in {used} of those in which it could be.", { name: subject.name,
    share: share(subject.came_up, subject.could_have), used: share(subject.used, subject.could_be_used) });
  return html`<figure><figcaption>${says} <span class="legend"><span class="theirs">${t("came up")}</span> <span class="mine">${t("used")}</span></span></figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${high}`} role="img" aria-label=${says}><path class="axis" d=${`M44 8V${high - 26}H${WIDE - 12}`} />
    <text class="end" x="40" y="14">${share(top, 1)}</text><text class="end" x="40" y=${high - 26}>0 %</text>
    ${came.length > 0 && html`<path class="came" d=${`M${line(came)}h.1`} />`}${used.length > 0 && html`<path class="curve" d=${`M${line(used)}h.1`} />`}
    <text class="start" x="44" y=${high - 8}>${t("turn {n}", { n: first })}</text><text class="end" x=${WIDE - 12} y=${high - 8}>${t("turn {n}", { n: last })}</text></svg></figure>`;
}

/** The effect in each matchup of decks or characters that is known well enough, as a table. @param {{ subject: Subject }} props */
export function Matchups({ subject }) {
  const found = subject.matchups.filter((one) => one.together.high - one.together.low <= 1), of = subject.matchups.length;
  if (!of) return null;
  return html`<details class="matchups"><summary>${t("{name}: matchups", { name: subject.name })}</summary>
    ${found.length < of && html`<p>${t("{n} of {of} matchups: too few games to say anything.", { n: of - found.length, of })}</p>`}
    ${found.length > 0 && html`<div class="scrolled"><table><thead><tr><th scope="col">${t("with")}</th>
    <th scope="col">${t("against")}</th><th scope="col">${t("effect")}</th><th scope="col">${t("games")}</th></tr></thead><tbody>
    ${found.map((one) => html`<tr class=${side(one.together)}><td>${one.deck}</td><td>${one.against}</td>
      <td>${points(one.together.rate)} (${points(one.together.low)} … ${points(one.together.high)})</td><td>${one.games}</td></tr>`)}</tbody></table></div>`}</details>`;
}
