/** What the faces of all shapes are put together from. */
import { html } from "../common/html.js";
import { INK, colour, metal } from "./colours.js";
import { icon } from "./icons.js";
import { SANS } from "./text.js";

/**
 * @typedef {import("../view.d.ts").Face} Face
 * @typedef {import("../view.d.ts").Card} Card
 * @typedef {import("../view.d.ts").Theme} Theme
 * @typedef {import("../view.d.ts").Frame} Frame
 * @typedef {import("../view.d.ts").Value} Value
 * @typedef {import("./text.js").Flow} Flow
 */

/**
 * The colours a face is drawn in.
 * @type {(theme: Theme, frame: Frame) => { hue: number, edge: string, deep: string, bright: string, trim: string }}
 */
export function tonesOf(theme, frame) {
  const { hue, chroma = 0.11 } = frame;
  return { hue, edge: colour(0.2, chroma * 0.6, hue), deep: colour(0.3, chroma * 0.8, hue),
    bright: colour(0.5, chroma, hue), trim: metal(frame.metal) };
}

/** @type {(theme: Theme, name: string | undefined) => Frame} */
export const frameOf = (theme, name) => theme.frames?.[name ?? ""] ?? { hue: theme.accent };

/** Printed values, with the current ones in their place. @type {(face: Face, card: Partial<Card>) => Value[]} */
export function valuesOf(face, card) {
  const current = new Map((card.values ?? []).map((value) => [value.key, value]));
  const printed = (face.values ?? []).map((value) => current.get(value.key) ?? value);
  const added = (card.values ?? []).filter((value) => !(face.values ?? []).some((other) => other.key === value.key));
  return [...printed, ...added];
}

/** @param {{ name: string, x: number, y: number, size: number, tone: string }} props */
export const Motif = ({ name, x, y, size, tone }) =>
  html`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" color=${tone}
    dangerouslySetInnerHTML=${{ __html: icon(name) }} />`;

/**
 * A picture in its room. One that the card brings fills it, whatever its shape, and what is over is cut off.
 * @param {{ src: string, x: number, y: number, w: number, h: number, round?: string }} props `round`: its corners
 */
export const Picture = ({ src, x, y, w, h, round = "5px" }) => html`<image href=${src} x=${x} y=${y} width=${w} height=${h}
  preserveAspectRatio="xMidYMid slice" clip-path=${src.startsWith("data:") ? null : `inset(0 round ${round})`} />`;

/** A paragraph that was broken into lines. @param {{ flowed: Flow, x: number, y: number, hue: number }} props */
export function Runs({ flowed, x, y, hue }) {
  const { size } = flowed, tone = colour(0.4, 0.14, hue);
  const drawn = flowed.lines.flatMap((line) => line.runs.map((run) => (run.icon
    ? html`<${Motif} name=${run.icon} x=${x + run.x} y=${y + line.y - size * 0.9} size=${size * 1.02} tone=${tone} />`
    : html`<text x=${x + run.x} y=${y + line.y - size * 0.12} font-weight=${run.strong ? 600 : 400}
      fill=${run.term ? tone : INK}
        class=${run.term ? "term" : null}>${run.text}</text>`)));
  return html`<g font-family=${SANS} font-size=${size}>${drawn}</g>`;
}

/** A small word on gold: "Fast". @param {{ word: string, x: number, y: number, size: number }} props */
export const Badge = ({ word, x, y, size }) => {
  const wide = word.length * size * 0.55 + size * 0.9;
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x=${-wide / 2} y=${-size * 0.7} width=${wide} height=${size * 1.4} rx=${size * 0.7}
      fill="oklch(.85 .13 90)" />
    <text y=${size * 0.36} text-anchor="middle" font-family=${SANS} font-weight="600" font-size=${size} fill=${INK}>
      ${word}</text>
  </g>`;
};
