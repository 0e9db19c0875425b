/** The two sides of the deck builder: the cards there are, and those that are in. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Face, Medal } from "../drawing/face.js";

/**
 * @typedef {import("../server.d.ts").CardEntry} CardEntry
 * @typedef {import("../server.d.ts").CardList} CardList
 * @typedef {(name: string, by: number, where?: string) => void} Count
 */

/** @param {{ cards: CardEntry[], list: CardList, held: (name: string) => number, count: Count }} props */
export const Stock = ({ cards, list, held, count }) => html`<ul class="cardgrid small">
  ${cards.map((card) => html`<li key=${card.name} class=${`of-${card.face.shape ?? "card"}`}>
  <button type="button" aria-label=${t("Add {name}, in the deck {n} times", { name: card.name, n: held(card.name) })} title=${card.text}
    onClick=${() => count(card.name, 1)}>
    <${Face} face=${card.face} theme=${list.theme} level="whole" />
      ${held(card.name) > 0 && html`<b class="held">× ${held(card.name)}</b>`}</button></li>`)}</ul>`;

/** @param {{ deck: import("../server.d.ts").Deck, list: CardList, count: Count }} props */
export function DeckLists({ deck, list, count }) {
  const faces = new Map(list.cards.map((card) => [card.name, card.face]));
  return Object.entries(deck.lists).map(([where, held]) => html`<section key=${where} class="decklist"><h3>${where} <b>
    ${Object.values(held).reduce((sum, n) => sum + n, 0)}</b></h3>
    <ul>${Object.entries(held).map(([name, n]) => html`<li key=${name} class=${faces.has(name) ? "" : "unknown"}>
      <span class="coin"><${Medal} face=${faces.get(name)} theme=${list.theme} /></span><span>${name}</span>
      <button type="button" class="tool" aria-label=${t("One {name} less", { name })} onClick=${() => count(name, -1, where)}>
        <${Icon} name="minus" /></button><b>${n}</b>
      <button type="button" class="tool" aria-label=${t("One {name} more", { name })} onClick=${() => count(name, 1, where)}>
        <${Icon} name="plus" /></button></li>`)}</ul></section>`);
}
