/** The cards of a set: a list with filters and what is wrong, and the card that is written with its picture beside it. */
import { html } from "../common/html.js";
import { get } from "../common/api.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useRef, useState } from "../vendor/hooks.js";
import { Fault } from "../pages/frame.js";
import { Drawn } from "../pages/cards.js";
import { textOf, withValue } from "./block.js";
import { CardForm } from "./card_form.js";
import { isRight } from "./reading.js";

/** @typedef {import("../server.d.ts").SetCard} SetCard */

/** @param {import("./page.js").Shared} props */
export function Cards({ game, list, project, change, reading }) {
  const [at, setAt] = useState(0), [filter, setFilter] = useState({ words: "", kind: "", wrong: false });
  const { cards } = project, i = Math.min(at, cards.length - 1), said = i >= 0 ? reading.of(i) : null;
  const put = (/** @type {string} */ text) => change({ cards: cards.map((one, j) => (j === i ? text : one)) });
  const add = (/** @type {string} */ text) => { change({ cards: [...cards, text] }); setAt(cards.length); setFilter({ words: "", kind: "", wrong: false }); };
  const remove = () => { change({ cards: cards.filter((_one, j) => j !== i) }); setAt(Math.max(0, i - 1)); };
  const shown = cards.map((text, n) => ({ text, n, said: reading.of(n) })).filter((one) => fits(one, filter));
  return html`<div class="shopcards"><section class="setlist" aria-label=${t("Cards of the set")}>
      <${AddCard} game=${game} project=${project} reading=${reading} list=${list} add=${add} />
      ${cards.length > 5 && html`<${Filters} cards=${cards} filter=${filter} setFilter=${setFilter} wrong=${reading.wrong} />`}
      <ol>${shown.map(({ text, n, said: one }) => html`<li key=${n}><button type="button" aria-current=${n === i ? "true" : null}
        onClick=${() => setAt(n)}><b>${textOf(text, "name") || t("without a name")}</b> <small>${summary(text, one)}</small><${State} said=${one} /></button></li>`)}</ol>
      ${cards.length > 1 && html`<p class="about small" role="status">${t("{shown} of {all} cards", { shown: shown.length, all: cards.length })}</p>`}
      ${reading.whole?.problems.map((problem) => html`<p class="fault" role="alert">${problem}</p>`)}
      <${Fault} of=${reading.fault} /></section>
    ${i < 0 ? html`<p class="about nothing">${t("This set has no card yet. Write a new one, or copy one of the game and change it.")}</p>`
      : html`<${CardForm} key=${`${project.id} ${i}`} game=${game} block=${cards[i]} put=${put} said=${said} kinds=${reading.whole?.kinds ?? []} labels=${list.labels} remove=${remove} />
      <section class="drawn" aria-label=${t("The card")}><${Drawing} key=${`${project.id} ${i}`} said=${said} list=${list} />
        ${said?.changed && html`<p class="changed"><b>${t("Against the game's own card")}</b> ${said.changed}</p>`}
        ${said?.notes.map((note) => html`<p class="note"><${Icon} name="eye" /> ${note}</p>`)}</section>`}</div>`;
}

/** The card as it looks, while it is wrong as it looked last. @param {{ said: SetCard | null, list: import("../server.d.ts").CardList }} props */
function Drawing({ said, list }) {
  const last = useRef(/** @type {SetCard["card"]} */ (null)), card = said?.card ?? last.current;
  last.current = card;
  if (!card) return html`<p class="about blank">${said ? t("The card is drawn as soon as it can be read.") : t("One moment …")}</p>`;
  return html`<ul class=${said?.card ? "cardgrid" : "cardgrid old"}><${Drawn} card=${card} list=${list} /></ul>
    ${said && !said.card && html`<p class="about small">${t("This is how it was before the mistake.")}</p>`}`;
}

/** Whether a card is among those looked for. @type {(one: { text: string, said: SetCard | null }, filter: { words: string, kind: string, wrong: boolean }) => boolean} */
function fits({ text, said }, { words, kind, wrong }) {
  if (kind && textOf(text, "kind") !== kind) return false;
  if (wrong && (!said || (isRight(said) && !said.notes.length))) return false;
  return words.toLowerCase().split(/\s+/).every((word) => text.toLowerCase().includes(word));
}

/** The kind and the numbers of a card, in a line. @type {(text: string, said: SetCard | null) => string} */
function summary(text, said) {
  const values = (said?.card?.face.values ?? []).map((value) => `${value.label} ${value.now}`);
  return [textOf(text, "kind"), ...values].filter(Boolean).join(" · ");
}

/** How it stands with a card. @param {{ said: SetCard | null }} props */
function State({ said }) {
  if (!said) return null;
  if (!isRight(said)) return html`<span class="state wrong">${tn("{n} mistake", "{n} mistakes", Math.max(1, said.problems.length))}</span>`;
  if (said.notes.length) return html`<span class="state maybe">${t("look again")}</span>`;
  return html`<span class="state right"><${Icon} name="check" label=${t("right")} /></span>`;
}

/**
 * @param {{ cards: string[], filter: { words: string, kind: string, wrong: boolean },
 *   setFilter: (filter: { words: string, kind: string, wrong: boolean }) => void, wrong: number }} props
 */
function Filters({ cards, filter, setFilter }) {
  const kinds = [...new Set(cards.map((text) => textOf(text, "kind")).filter(Boolean))];
  return html`<div class="filters"><label class="searchbox"><${Icon} name="search" /><input type="search" placeholder=${t("Name or text")}
      aria-label=${t("Name or text")} value=${filter.words} onInput=${(/** @type {any} */ event) => setFilter({ ...filter, words: event.target.value })} /></label>
    ${kinds.length > 1 && html`<select aria-label=${t("Kind")} value=${filter.kind} onChange=${(/** @type {any} */ event) => setFilter({ ...filter, kind: event.target.value })}>
      <option value="">${t("all kinds")}</option>${kinds.map((kind) => html`<option key=${kind} value=${kind}>${kind}</option>`)}</select>`}
    <label class="check"><input type="checkbox" checked=${filter.wrong} onChange=${() => setFilter({ ...filter, wrong: !filter.wrong })} />
      ${t("Only what is or may be wrong")}</label></div>`;
}

/**
 * A new card, or a copy of one.
 * @param {{ game: string, project: import("./project.js").Project, reading: import("./reading.js").Reading,
 *   list: import("../server.d.ts").CardList, add: (text: string) => void }} props
 */
function AddCard({ game, project, reading, list, add }) {
  const [fault, setFault] = useState(/** @type {any} */ (null)), kinds = reading.whole?.kinds ?? [];
  const names = new Set([...project.cards.map((text) => textOf(text, "name")), ...list.cards.map((card) => card.name)]);
  const fresh = (/** @type {string} */ name) => { let n = 2, found = name; while (names.has(found)) found = `${name} ${n++}`; return found; };
  const begin = (/** @type {any} */ event) => {
    const kind = kinds.find((one) => one.name === event.target.value);
    event.target.selectedIndex = 0;
    if (kind) add(withValue(kind.pattern, "name", fresh(t("New {kind}", { kind: kind.name }))));
  };
  const copy = async (/** @type {any} */ event) => {
    const { value } = event.target;
    event.target.selectedIndex = 0;
    const [how, name] = [value.slice(0, 1), value.slice(1)];
    try {
      const mine = project.cards.find((text) => textOf(text, "name") === name);
      /** @type {string[]} */
      const all = mine ? [mine] : await shippedBlocks(game);
      const found = all.find((text) => textOf(text, "name") === name) ?? "";
      const plain = withValue(found, "printed", "");
      add(how === "=" ? plain : withValue(plain, "name", fresh(t("{name}, changed", { name }))));
    } catch (refused) {
      setFault(refused);
    }
  };
  const own = new Set(project.cards.map((text) => textOf(text, "name"))), shipped = list.cards.filter((card) => !own.has(card.name));
  return html`<div class="adding"><select aria-label=${t("New card")} onChange=${begin}><option value="">${t("New card …")}</option>
      ${kinds.map((kind) => html`<option key=${kind.name} value=${kind.name}>${kind.name}</option>`)}</select>
    <select aria-label=${t("Copy of a card")} onChange=${copy}><option value="">${t("Copy of …")}</option>
      ${own.size > 0 && html`<optgroup label=${t("Of this set")}>${[...own].map((name) => html`<option key=${name} value=${`+${name}`}>${name}</option>`)}</optgroup>`}
      <optgroup label=${t("Of the game, under another name")}>${shipped.map((card) => html`<option key=${card.name} value=${`+${card.name}`}>${card.name}</option>`)}</optgroup>
      <optgroup label=${t("Of the game, to replace it")}>${shipped.map((card) => html`<option key=${card.name} value=${`=${card.name}`}>${card.name}</option>`)}</optgroup></select>
    <${Fault} of=${fault} /></div>`;
}

/** @type {Map<string, Promise<string[]>>} */
const shippedOf = new Map();

/** The texts of a game's own cards. @param {string} game */
function shippedBlocks(game) {
  const asked = shippedOf.get(game) ?? get(`/api/games/${game}/workshop/shipped`).then((answer) => answer.cards);
  shippedOf.set(game, asked);
  return asked;
}
