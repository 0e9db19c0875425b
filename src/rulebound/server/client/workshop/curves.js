/** How the numbers of a set are spread, beside those of the game's own cards. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";
import { useState } from "../vendor/hooks.js";

/**
 * @typedef {import("../server.d.ts").CardEntry} CardEntry
 * @typedef {{ label: string, mine: Map<number, number>, theirs: Map<number, number> }} Spread
 * @param {import("./page.js").Shared & { shipped: import("../server.d.ts").CardList }} props
 */
export function Curves({ project, reading, list, shipped }) {
  const kinds = [...new Set(reading.good.map((card) => card.kind))], [wanted, setKind] = useState(""), [deck, setDeck] = useState("");
  const kind = kinds.includes(wanted) ? wanted : kinds[0] ?? "", chosen = project.decks.find((one) => one.name === deck);
  if (!kind) return html`<p class="about nothing">${t("As soon as a card can be read, its numbers are shown here beside those of the game.")}</p>`;
  const mine = chosen ? inDeck(chosen, list.cards) : reading.good.map((card) => ({ card, n: 1 }));
  const spreads = spreadsOf(mine.filter(({ card }) => card.kind === kind), shipped.cards.filter((card) => card.kind === kind));
  return html`<section class="curves"><div class="filters"><label>${t("Kind")} <select value=${kind}
      onChange=${(/** @type {any} */ event) => setKind(event.target.value)}>${kinds.map((one) => html`<option key=${one} value=${one}>${one}</option>`)}</select></label>
    ${project.decks.length > 0 && html`<label>${t("Cards")} <select value=${deck} onChange=${(/** @type {any} */ event) => setDeck(event.target.value)}>
      <option value="">${t("of the set")}</option>${project.decks.map((one) => html`<option key=${one.name} value=${one.name}>${t("of the deck {name}", { name: one.name })}</option>`)}</select></label>`}
    <p class="legend"><span class="mine">${t("mine")}</span> <span class="theirs">${t("the game's")}</span></p></div>
    ${spreads.length ? html`<div class="charts">${spreads.map((one) => html`<${Bars} key=${one.label} ...${one} />`)}</div>`
      : html`<p class="about">${t("Cards of this kind print no numbers.")}</p>`}</section>`;
}

/** The cards of a deck with their copies. @type {(deck: import("./project.js").Deck, cards: CardEntry[]) => { card: CardEntry, n: number }[]} */
function inDeck(deck, cards) {
  const by = new Map(cards.map((card) => [card.name, card]));
  return Object.values(deck.lists).flatMap((held) => Object.entries(held)).flatMap(([name, n]) => {
    const card = by.get(name);
    return card ? [{ card, n }] : [];
  });
}

/** How often each number comes, for every value that these cards print. @type {(mine: { card: CardEntry, n: number }[], theirs: CardEntry[]) => Spread[]} */
function spreadsOf(mine, theirs) {
  /** @type {Map<string, Spread>} */
  const found = new Map();
  const count = (/** @type {CardEntry} */ card, /** @type {"mine" | "theirs"} */ whose, /** @type {number} */ n) => {
    for (const { key, label, now } of card.face.values ?? []) {
      const at = typeof now === "number" ? now : card.values[key]; // of `2+1d6`, the number that is no die
      if (typeof at !== "number") continue;
      const spread = found.get(key) ?? { label, mine: new Map(), theirs: new Map() };
      spread[whose].set(at, (spread[whose].get(at) ?? 0) + n);
      found.set(key, spread);
    }
  };
  mine.forEach(({ card, n }) => count(card, "mine", n));
  theirs.forEach((card) => count(card, "theirs", 1));
  return [...found.values()].filter((one) => one.mine.size);
}

const WIDE = 320, HIGH = 130, FLOOR = 108;
const total = (/** @type {Map<number, number>} */ counts) => [...counts.values()].reduce((sum, n) => sum + n, 0);
const mean = (/** @type {Map<number, number>} */ counts) => [...counts].reduce((sum, [at, n]) => sum + at * n, 0) / Math.max(1, total(counts));
const one = (/** @type {number} */ n) => n.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });

/** @param {Spread} props */
function Bars({ label, mine, theirs }) {
  const keys = [...mine.keys(), ...theirs.keys()], least = Math.min(...keys), most = Math.max(...keys), many = most - least + 1;
  const share = (/** @type {Map<number, number>} */ counts, /** @type {number} */ at) => (counts.get(at) ?? 0) / Math.max(1, total(counts));
  const top = Math.max(...keys.flatMap((at) => [share(mine, at), share(theirs, at)])), step = WIDE / many, wide = Math.min(22, step * 0.4);
  const says = theirs.size ? t("{label}: mine {mine} on average, the game's {theirs}", { label, mine: one(mean(mine)), theirs: one(mean(theirs)) })
    : t("{label}: {mine} on average", { label, mine: one(mean(mine)) });
  const every = Math.ceil(many / 12);
  return html`<figure><figcaption>${says}</figcaption><svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${says}>
    <path d=${`M0 ${FLOOR}H${WIDE}`} class="axis" />${[...Array(many).keys()].map((i) => {
      const at = least + i, x = (i + 0.5) * step, a = (share(mine, at) / top) * 92, b = (share(theirs, at) / top) * 92;
      return html`<g key=${at}><rect class="mine" x=${x - wide} y=${FLOOR - a} width=${wide - 1} height=${a} />
        <rect class="theirs" x=${x + 1} y=${FLOOR - b} width=${wide - 1} height=${b} />
        ${mine.has(at) && html`<text x=${x - wide / 2} y=${FLOOR - a - 3}>${mine.get(at)}</text>`}
        ${i % every === 0 && html`<text x=${x} y=${FLOOR + 16}>${at}</text>`}</g>`;
    })}</svg></figure>`;
}
