/** A number of a card in its shape, ringed in paper; changed ones are green or red with a bright rim. */
import { html } from "../common/html.js";
import { BETTER, WORSE, colour } from "./colours.js";
import { TURN, closed, point, times } from "./strokes.js";
import { SANS } from "./text.js";

/**
 * @typedef {import("../view.d.ts").Value} Value
 * @typedef {import("preact").VNode} VNode
 */

/** @type {Record<string, (r: number) => VNode | null>} */
const SHAPES = {
  disc: (r) => html`<circle r=${r} />`,
  coin: (r) => html`<circle r=${r * 1.05} />`,
  square: (r) => html`<rect x=${-r} y=${-r} width=${2 * r} height=${2 * r} rx=${r * 0.18} />`,
  tab: (r) => html`<rect x=${-r * 1.12} y=${-r * 0.9} width=${r * 2.24} height=${r * 1.8} rx=${r * 0.5} />`,
  triangle: (r) => html`<path d=${`M0 ${-r * 1.28}L${r * 1.32} ${r * 0.92}H${-r * 1.32}Z`} stroke-linejoin="round" />`,
  diamond: (r) => html`<path d=${`M0 ${-r * 1.25}L${r * 1.15} 0 0 ${r * 1.25} ${-r * 1.15} 0Z`}
    stroke-linejoin="round" />`,
  shield: (r) => html`<path d="M0-1.1L1-.8V.1C1 .75 .5 1.05 0 1.3-.5 1.05-1 .75-1 .1V-.8Z" transform=${`scale(${r})`}
    stroke-width=".14" />`,
  star: (r) => html`<path
    d=${closed(times(10, (i) => point(0, r * 0.06, i % 2 ? r * 0.86 : r * 1.2, (i * TURN) / 10 - TURN / 4)))}
    stroke-linejoin="round" />`,
  plain: () => null,
};

/** Whether a changed number is better for the owner. @param {Value} value */
const isBetter = ({ now, printed, better }) =>
  (Number.parseFloat(String(now)) > Number.parseFloat(String(printed))) === (better !== "less");

export const isChanged = (/** @type {Value} */ value) => value.printed != null && value.printed !== value.now;

/** @param {{ value: Value, x: number, y: number, r: number, tints: Record<string, number>, hue: number }} props */
export function Figure({ value, x, y, r, tints, hue }) {
  const shape = (SHAPES[value.shape ?? "disc"] ?? SHAPES.disc)(r), text = String(value.now), changed = isChanged(value);
  const { fill, ink } = changed ? { fill: isBetter(value) ? BETTER : WORSE, ink: "#fff" }
    : toneOf(value.tint ?? "", tints, hue);
  const size = r * (text.length > 4 ? 0.95 : text.length > 3 ? 0.86 : text.length > 2 ? 1.05 : 1.45),
    wide = size * text.length;
  const low = value.shape === "triangle" ? r * 0.22 : 0;
  return html`<g transform=${`translate(${x} ${y})`}>
    <g opacity=".35" transform="translate(0 2)">${shape}</g>
    <g fill=${fill} stroke=${changed ? "oklch(.9 .14 95)" : "oklch(.97 .02 90)"} stroke-width=${r * 0.14}>${shape}</g>
    ${value.shape === "coin" && html`<circle r=${r * 0.84} fill="none" stroke="oklch(.6 .11 75)" stroke-width="1.5"
      stroke-dasharray="2 2" />`}
    ${text.length > 4 && value.shape !== "plain" && html`<rect x=${-wide * 0.29} y=${-size * 0.62} width=${wide * 0.58}
      height=${size * 1.24} rx=${size * 0.3} fill=${fill} />`}
    <text y=${size * 0.35 + low} text-anchor="middle" font-family=${SANS} font-weight="600" font-size=${size}
      fill=${ink}>${text}</text>
  </g>`;
}

/** @type {(tint: string, tints: Record<string, number>, hue: number) => { fill: string, ink: string }} */
function toneOf(tint, tints, hue) {
  const dark = "oklch(.25 .05 60)";
  if (tint === "silver") return { fill: "oklch(.9 .015 250)", ink: dark };
  if (tint === "gold") return { fill: "oklch(.82 .13 85)", ink: dark };
  return { fill: colour(0.46, 0.15, tints[tint] ?? hue), ink: "#fff" };
}
