/** The picture of a game: some of its own cards, fanned on a table of its colours. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { Face } from "../drawing/face.js";

const SPREAD = [{ x: -138, y: 20, turn: -14 }, { x: 138, y: 18, turn: 13 }, { x: -72, y: 6, turn: -7 },
  { x: 72, y: 5, turn: 7 }, { x: 0, y: -4, turn: 0 }];

/** Upright cards in the middle, broad ones behind them. @param {import("../view.d.ts").Face[]} faces */
const fan = (faces) => [...faces].sort((a, b) => Number(a.shape !== "land") - Number(b.shape !== "land")).slice(0,
  SPREAD.length);

/** @param {{ card: import("../server.d.ts").GameCard }} props */
export const GamePicture = ({ card }) => html`<div class=${`picture tx-${card.theme.texture ?? "weave"}`}
  aria-hidden="true">
  ${fan(card.faces).map((face, i) => {
    const { x, y, turn } = SPREAD[i];
    return html`<span class=${`fanned of-${face.shape ?? "card"}`}
      style=${`transform:translate(calc(-50% + ${x}px), ${y}px) rotate(${turn}deg)`}><${Face} face=${face}
      theme=${card.theme} /></span>`;
  })}</div>`;

/** How many play, how long, with how many cards. @param {{ card: import("../server.d.ts").GameCard }} props */
export function Facts({ card }) {
  const { seats, minutes, cards } = card, most = seats[seats.length - 1];
  return html`<p class="facts"><span><${Icon} name="people" />${seats[0]}${most > seats[0] && ` ${t("to {most}", { most })}`}</span>
    <span><${Icon} name="glass-top" />${t("{least} to {most} min", { least: minutes[0], most: minutes[1] })}</span>
    <span><${Icon} name="cards" />${tn("{n} card", "{n} cards", cards)}</span></p>`;
}
