/** Dice as they lie, with what is added and what that makes. */
import { classes, html } from "../common/html.js";
import { t } from "../common/language.js";
import { tintOf } from "./store.js";

/** Places of pips, of nine. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
/** @type {Record<number, string>} */
const OUTLINES = { 4: "M20 3 38 35H2Z", 8: "M20 1 38 20 20 39 2 20Z", 12: "M20 2 37 14 31 35H9L3 14Z",
  20: "M20 1 37 10V30L20 39 3 30V10Z" };

/** @param {{ die: import("../view.d.ts").Die }} props */
function DieFace({ die: { sides, face, kept, tint } }) {
  const state = classes("die", kept === false && "spare"), outline = OUTLINES[sides];
  if (sides === 6) {
    return html`<svg key=${face} class=${state} viewBox="0 0 40 40" style=${tintOf(tint)} role="img"
      aria-label=${`die ${face}`}><rect x="3" y="3" width="34" height="34" rx="8" class="body" />
      ${(PIPS[face] ?? []).map((n) => html`<circle cx=${11 + (n % 3) * 9} cy=${11 + Math.floor(n / 3) * 9} r="3.2"
        class="pip" />`)}</svg>`;
  }
  return html`<svg key=${face} class=${state} viewBox="0 0 40 40" style=${tintOf(tint)} role="img"
    aria-label=${t("{sides}-sided die {face}", { sides, face })}>
    ${outline ? html`<path d=${outline} class="body" />` : html`<circle cx="20" cy="20" r="17" class="body" />`}
    <text x="20" y=${sides === 4 ? 31 : 26} text-anchor="middle">${face}</text></svg>`;
}

/** @param {{ roll: import("../view.d.ts").Roll }} props */
export const Roll = ({ roll }) =>
  html`<span class=${classes("roll", roll.won === true && "won", roll.won === false && "lost")}><small>${roll.label}
    </small>
    ${roll.dice.map((die) => html`<${DieFace} die=${die} />`)}${roll.plus ? html`<span>+${roll.plus}</span>` : null}<b>
      ${roll.total}</b></span>`;
