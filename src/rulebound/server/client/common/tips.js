/** A game's quick tips, where its rulebook has some. */
import { getOnce } from "./api.js";
import { html } from "./html.js";
import { useLoaded } from "./load.js";

/** @typedef {{ title: string, lines: string[] }} Tip */

/** The tips of a game; none until they have come. @param {string} game @returns {Tip[]} */
export const useTips = (game) => useLoaded(() => getOnce(`/api/games/${game}`), [game]).data?.help ?? [];

/** @param {{ tips: Tip[] }} props */
export const Tips = ({ tips }) => html`<div class="tips">${tips.map((tip) => html`<section key=${tip.title}>
  <h3>${tip.title}</h3><ul>${tip.lines.map((line) => html`<li>${line}</li>`)}</ul></section>`)}</div>`;
