/** How the chances of winning went, as bands that together fill the height: one colour a seat, turns as marks. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";

/** @typedef {import("../server.d.ts").Summary} Summary */

const WIDE = 1000, TALL = 100;
/** Marks of turns are named where they are so far from the last that is, as a share of the width. */
const APART = 0.06;

/** @type {(summary: Summary) => number} */
const lastOf = ({ curve }) => Math.max(1, curve[curve.length - 1].step);

/** The outline of a seat's band. @type {(summary: Summary, seat: number) => string} */
function band(summary, seat) {
  const last = lastOf(summary), upTo = (/** @type {number[]} */ chances, /** @type {number} */ n) => chances.slice(0, n)
    .reduce((sum, chance) => sum + chance, 0) * TALL;
  const edge = (/** @type {number} */ n) => summary.curve
    .map(({ step, chances }) => `${((step / last) * WIDE).toFixed(1)} ${(TALL - upTo(chances, n)).toFixed(1)}`);
  return `M${edge(seat).join("L")}L${edge(seat + 1).reverse().join("L")}Z`;
}

const percent = (/** @type {number} */ chance) => Math.round(chance * 100);

/** Where one is: the last point that is not later. @type {(summary: Summary, step: number) => Summary["curve"][number]} */
export const pointAt = ({ curve }, step) => curve.findLast((point) => point.step <= step) ?? curve[0];

/** The names of the seats in the colours of their bands; with their chances at a step. @param {{ summary: Summary, step?: number }} props */
export const Chances = ({ summary, step }) => html`<p class="chances">${summary.names.map((name, seat) => html`<span
  style=${`--seat:var(--seat-${seat})`}><i></i>${name}
  ${step !== undefined && html` <b>${percent(pointAt(summary, step).chances[seat])} %</b>`}</span>`)}</p>`;

/** `step`: where one is in the game. @param {{ summary: Summary, step?: number }} props */
export function Curve({ summary, step = -1 }) {
  const last = lastOf(summary), at = (/** @type {number} */ n) => `${(n / last) * 100}%`;
  const begins = summary.turns.slice(1, -1);
  let named = -Infinity;
  const said = t("Chances of winning: {chances}", { chances: summary.names.map((name, seat) => t("{name} {first} of 100 at first, {last} at last", { name,
    first: percent(summary.curve[0].chances[seat]), last: percent(summary.curve[summary.curve.length - 1].chances[seat]) })).join("; ") });
  return html`<div class="curve" role="img" aria-label=${said}><div class="plot">
      <svg viewBox=${`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none">${summary.names.map((_, seat) => html`<path
        d=${band(summary, seat)} style=${`--seat:var(--seat-${seat})`} />`)}
        <line x1="0" x2=${WIDE} y1=${TALL / 2} y2=${TALL / 2} /></svg>
      ${begins.map((n) => html`<i class="turnmark" style=${`left:${at(n)}`}></i>`)}
      ${summary.turning.map((point) => html`<i class=${`turningpoint ${point.gain > 0 ? "gain" : "loss"}`}
        style=${`--at:${at(point.step)};--seat:var(--seat-${point.seat})`} title=${point.text}></i>`)}
      ${step >= 0 && html`<i class="here" style=${`left:${at(step)}`}></i>`}</div>
    <div class="turnnames" aria-hidden="true">${begins.map((n, i) => {
      if (n - named < APART * last) return null;
      named = n;
      return html`<span style=${`left:${at(n)}`}>${i + 2}</span>`;
    })}</div></div>`;
}

/** A number that decides the game, by turn: a line a seat, and the goal. @param {{ summary: Summary, score: Summary["scores"][number] }} props */
const Score = ({ summary, score }) => {
  const last = lastOf(summary), most = Math.max(1, score.goal ?? 0, ...score.by_turn.flat().map((n) => n ?? 0));
  const points = (/** @type {number} */ seat) => score.by_turn.map((row, i) => `${((summary.turns[i] / last) * WIDE).toFixed(1)},${
    (TALL - ((row[seat] ?? 0) / most) * (TALL - 6) - 3).toFixed(1)}`).join(" ");
  return html`<figure class="score"><figcaption>${score.label}${score.goal && score.unit !== "%" ? ` ${t("to {most}", { most: score.goal })}` : ""}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="none" aria-hidden="true">${summary.names.map((_, seat) => html`<polyline
      points=${points(seat)} style=${`--seat:var(--seat-${seat})`} />`)}</svg></figure>`;
};

/** @param {{ summary: Summary }} props */
export const Scores = ({ summary }) => html`<div class="scorelines">${summary.scores.map((score) => html`<${Score}
  summary=${summary} score=${score} />`)}</div>`;
