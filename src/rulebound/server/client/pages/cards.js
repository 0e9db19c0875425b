/** The card browser: every card of a game, drawn whole, by name, kind, text and numbers. */
import { html } from "../common/html.js";
import { getOnce, post } from "../common/api.js";
import { ownCards } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Face } from "../drawing/face.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/**
 * @typedef {import("../server.d.ts").CardEntry} CardEntry
 * @typedef {import("../server.d.ts").CardList} CardList
 * @typedef {{ words: string, kind: string, by: string }} Filter
 */

/** @param {string} game @returns {Promise<CardList>} All cards, with one's own where they are in use. */
export const cardsOf = (game) => (ownCards(game) ? post(`/api/games/${game}/cards`, { cards: ownCards(game) })
  : getOnce(`/api/games/${game}/cards`));

/** @param {{ parts: string[] }} props */
export default function CardsPage({ parts: [game] }) {
  const { data, fault } = useLoaded(() => cardsOf(game), [game]),
    [filter, setFilter] = useState({ words: "", kind: "", by: "" });
  useEffect(() => { wear(data?.theme ?? null); document.title = t("Cards"); }, [data]);
  if (!data) return html`<${Page} game=${game} here="cards">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("The cards are fetched …")}</p>`}<//>`;
  const shown = chosen(data.cards, filter);
  return html`<${Page} title=${t("Cards")} game=${game} here="cards"><${Filters} cards=${data.cards} labels=${data.labels} filter=${filter}
    setFilter=${setFilter} />
    <p class="found" role="status">${t("{shown} of {all} cards", { shown: shown.length, all: data.cards.length })}</p>
    <ul class="cardgrid">${shown.map((card) => html`<${Drawn} key=${card.name} card=${card} list=${data} />`)}
      </ul><//>`;
}

/**
 * The cards with all these words and this kind, in the wanted order.
 * @type {(cards: CardEntry[], filter: Filter) => CardEntry[]}
 */
export function chosen(cards, { words, kind, by }) {
  const parts = words.toLowerCase().split(/\s+/);
  const found = cards.filter((card) => {
    const text = `${card.name} ${card.kind} ${card.face.subtitle ?? ""} ${card.text}`.toLowerCase();
    return (!kind || card.kind === kind) && parts.every((part) => text.includes(part));
  });
  if (!by) return found;
  return found.sort((a, b) => (by === "name" ? 0 : (a.values[by] ?? 99) - (b.values[by] ?? 99))
    || a.name.localeCompare(b.name));
}

/** What a value of cards of a kind is called. @type {(labels: CardList["labels"], kind: string, key: string) => string} */
export const labelOf = (labels, kind, key) => labels[kind]?.[key] ?? key;

/** The numbers that cards have, each with what it is called. @type {(cards: CardEntry[], labels: CardList["labels"]) => Map<string, Set<string>>} */
function numbersOf(cards, labels) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const card of cards) {
    for (const key of Object.keys(card.values)) found.set(key, (found.get(key) ?? new Set()).add(labelOf(labels, card.kind, key)));
  }
  return found;
}

/** @param {{ cards: CardEntry[], labels: CardList["labels"], filter: Filter, setFilter: (filter: Filter) => void }} props */
export function Filters({ cards, labels, filter, setFilter }) {
  const kinds = [...new Set(cards.map((card) => card.kind))], numbers = numbersOf(cards, labels);
  const change = (/** @type {keyof Filter} */ key) => (/** @type {Event} */ event) => setFilter({ ...filter,
    [key]: /** @type {HTMLInputElement} */ (event.target).value });
  return html`<div class="filters"><label class="searchbox"><${Icon} name="search" /><input type="search"
    placeholder=${t("Name or text")} aria-label=${t("Name or text")} value=${filter.words} onInput=${change("words")} /></label>
    <label>${t("Kind")} <select value=${filter.kind} onChange=${change("kind")}><option value="">${t("all")}</option>
      ${kinds.map((kind) => html`<option value=${kind}>${kind}</option>`)}</select></label>
    <label>${t("Order")} <select value=${filter.by} onChange=${change("by")}><option value="">${t("as printed")}</option>
      <option value="name">${t("name")}</option>${[...numbers].map(([key, names]) => html`<option value=${key}>${[...names].join(" / ")}</option>`)}</select>
      </label></div>`;
}

/** A card with what its keywords mean. @param {{ card: CardEntry, list: CardList }} props */
export function Drawn({ card, list }) {
  const keys = new Set((card.face.text ?? []).flat().map((part) => (typeof part === "string" ? "" : part.term ?? ""))
    .filter((key) => list.terms[key]));
  const say = [card.name, card.kind, card.face.subtitle, ...(card.face.values ?? [])
    .map((value) => `${value.label} ${value.now}`), card.text].filter(Boolean).join(". ");
  return html`<li class=${`of-${card.face.shape ?? "card"}`}><div role="img" aria-label=${say}>
    <${Face} face=${card.face} theme=${list.theme} level="whole" /></div>
    ${["tile", "mini"].includes(card.face.shape ?? "") && html`<p><b>${card.name}</b> ${card.text}</p>`}
    <p class="under">${card.own ? html`<b>${t("own card")}</b>` : card.printed.length ? t("In the rulebook: {kinds}", { kinds: card.printed.join(", ") })
      : ""}</p>
    ${[...keys].map((key) => html`<p class="meaning"><b>${list.terms[key].name}</b> ${list.terms[key].text}</p>`)}
      </li>`;
}
