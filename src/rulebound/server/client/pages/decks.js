/** The deck builder: cards on one side, the deck on the other, and at every change what is still wrong with it. */
import { html } from "../common/html.js";
import { download, getOnce, post } from "../common/api.js";
import { keep, ownCards, ownDecks } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Filters, cardsOf, chosen } from "./cards.js";
import { DeckLists, Stock } from "./deck_lists.js";
import { Fault, FileButton, Page } from "./frame.js";

/**
 * @typedef {import("../server.d.ts").Deck} Deck
 * @typedef {import("../server.d.ts").DeckCheck} DeckCheck
 * @typedef {import("../server.d.ts").GameInfo} GameInfo
 * @typedef {import("../server.d.ts").CardList} CardList
 */

const PAUSE = 250;

/** @param {{ parts: string[] }} props */
export default function DecksPage({ parts: [game] }) {
  const { data, fault } = useLoaded(() => Promise.all([getOnce(`/api/games/${game}`), cardsOf(game)]), [game]);
  useEffect(() => { wear(data?.[0].theme ?? null); document.title = t("Decks"); }, [data]);
  if (!data) return html`<${Page} game=${game} here="decks">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("The cards are fetched …")}</p>`}<//>`;
  if (!data[0].lists.length) return html`<${Page} title=${data[0].title} game=${game}>
    <p>${t("This game has no decks of players: all play from the same cards.")}</p><//>`;
  return html`<${Page} title=${t("Decks")} game=${game} here="decks"><${Builder} info=${data[0]} list=${data[1]} own=${ownDecks(game)}
    cards=${ownCards(game)} keepDecks=${(/** @type {Deck[]} */ decks) => keep(`decks.${game}`, decks)} /><//>`;
}

/** @type {(info: GameInfo) => Deck} */
const emptyDeck = (info) => ({ name: t("My deck"), lists: Object.fromEntries(info.lists.map((name) => [name, {}])) });
/** @type {(deck: Deck) => Deck} */
const copyOf = (deck) => ({ ...structuredClone(deck), about: "" });

/**
 * @param {{ info: GameInfo, list: CardList, own: Deck[], cards: string, keepDecks: (decks: Deck[]) => void }} props
 *   own: the decks that are kept, cards: the text of own cards that they may have
 */
export function Builder({ info, list, own, cards, keepDecks }) {
  const [deck, setDeck] = useState(() => copyOf(own[0] ?? info.decks[0] ?? emptyDeck(info)));
  const [into, setInto] = useState(info.lists[0] ?? ""), [filter, setFilter] = useState({ words: "", kind: "", by: "" }),
    [note, setNote] = useState("");
  const kinds = new Map(list.cards.map((card) => [card.name, card.kind])), place = (/** @type {string} */ name) => placeOf(info, kinds.get(name), into);
  const { check, fault, read } = useCheck(info.name, cards, deck, setDeck);
  const count = (/** @type {string} */ name, /** @type {number} */ by, where = place(name)) => setDeck(counted(deck, where,
    name, by));
  const save = () => {
    keepDecks([deck, ...own.filter((one) => one.name !== deck.name)]);
    setNote(t("{name} is kept on this computer.", { name: deck.name }));
  };
  const drop = () => {
    keepDecks(own.filter((one) => one.name !== deck.name));
    setNote(t("{name} is no longer kept.", { name: deck.name }));
  };
  return html`<div class="builder"><section class="stock" aria-label=${t("Cards")}><${Filters} cards=${list.cards} labels=${list.labels}
    filter=${filter} setFilter=${setFilter} />
      <${Stock} cards=${chosen(list.cards, filter)} list=${list} held=${(/** @type {string} */ name) => deck.lists[place(name)]?.[name] ?? 0} count=${count} />
        </section>
    <section class="deckside" aria-label=${t("The deck")}><${Picker} info=${info} own=${own}
      pick=${(/** @type {Deck} */ one) => setDeck(copyOf(one))} />
      <label class="field">${t("Name")} <input value=${deck.name}
        onInput=${(/** @type {any} */ event) => setDeck({ ...deck, name: event.target.value })} /></label>
      ${choices(info) && html`<div class="lists" role="radiogroup" aria-label=${t("Cards go into")}>
        ${info.lists.map((name) => html`<label><input type="radio" name="into" checked=${name === into}
        onChange=${() => setInto(name)} /><span>${name}</span></label>`)}</div>`}
      <${Verdict} check=${check} fault=${fault} />
      <${DeckLists} deck=${deck} list=${list} count=${count} />
      <p class="ways"><button type="button" class="key" data-do="keep" onClick=${save}>${t("Keep it")}</button>
        ${own.some((one) => one.name === deck.name) && html`<button type="button" class="button" data-do="drop" onClick=${drop}>${t("Remove")}</button>`}
        <button type="button" class="button" disabled=${!check?.text}
          onClick=${() => download(`${deck.name}.toml`, check?.text ?? "")}><${Icon} name="save" />${t("As a file")}</button>
        <${FileButton} label=${t("From a file")} accept=".toml,.txt" take=${read} /></p><p role="status">${note}</p>
      <details><summary>${t("As text")}</summary><textarea rows="10" spellcheck=${false} aria-label=${t("The deck as text")}
        value=${check?.text ?? ""} onChange=${(/** @type {any} */ event) => read(event.target.value)}></textarea>
        </details></section></div>`;
}

/** The list that a card comes into: the chosen one, if cards of its kind can be in it. @type {(info: GameInfo, kind: string | undefined, into: string) => string} */
const placeOf = (info, kind, into) => [into, ...info.lists].find((one) => kind && info.holds[one]?.includes(kind)) ?? into;

/** Whether cards of a kind can be in several lists. @type {(info: GameInfo) => boolean} */
const choices = (info) => info.kinds.some((kind) => info.lists.filter((one) => info.holds[one]?.includes(kind)).length > 1);

/** @type {(deck: Deck, where: string, name: string, by: number) => Deck} */
function counted(deck, where, name, by) {
  const held = { ...deck.lists[where], [name]: Math.max(0, (deck.lists[where]?.[name] ?? 0) + by) };
  if (!held[name]) delete held[name];
  return { ...deck, lists: { ...deck.lists, [where]: held } };
}

/**
 * What is wrong with the deck, asked again a moment after each change.
 * @type {(game: string, cards: string, deck: Deck, setDeck: (deck: Deck) => void) => { check: DeckCheck | null, fault: any,
 *   read: (text: string) => void }}
 */
function useCheck(game, cards, deck, setDeck) {
  const [check, setCheck] = useState(/** @type {DeckCheck | null} */ (null)),
    [fault, setFault] = useState(/** @type {any} */ (null));
  const ask = (/** @type {Record<string, unknown>} */ what) => post(`/api/games/${game}/deck`,
    { ...what, cards });
  useEffect(() => {
    const timer = window.setTimeout(() => ask({ deck }).then((answer) => { setCheck(answer); setFault(null); },
      setFault), PAUSE);
    return () => window.clearTimeout(timer);
  }, [deck, cards]);
  const read = (/** @type {string} */ text) => { ask({ text })
    .then((answer) => { setCheck(answer); if (!answer.problems.length) setDeck(answer.deck); }, setFault); };
  return { check, fault, read };
}

/** @param {{ info: GameInfo, own: Deck[], pick: (deck: Deck) => void }} props */
function Picker({ info, own, pick }) {
  const decks = [...own.map((deck) => ({ deck, name: t("{name} (mine)", { name: deck.name }) })),
    ...info.decks.map((deck) => ({ deck, name: deck.name })), { deck: emptyDeck(info), name: t("an empty deck") }];
  return html`<label class="field">${t("Begin with")} <select aria-label=${t("Begin with")}
    onChange=${(/** @type {any} */ event) => pick(decks[event.target.selectedIndex].deck)}>
    ${decks.map(({ name }) => html`<option>${name}</option>`)}</select></label>`;
}

/** @param {{ check: DeckCheck | null, fault: any }} props */
function Verdict({ check, fault }) {
  if (fault) return html`<${Fault} of=${fault} />`;
  if (!check) return html`<p class="verdictline">${t("Looking …")}</p>`;
  const wrong = [...check.problems.map((problem) => problem.text), ...check.faults];
  const sums = Object.entries(check.counts).map(([name, n]) => `${name}: ${n}`).join(", ");
  return html`<div class=${`verdictline ${wrong.length ? "wrong" : "right"}`} role="status"><p>
    <${Icon} name=${wrong.length ? "lock" : "check"} />${wrong.length ? t("Not yet playable") : t("Ready to play")} <small>
    ${sums}</small></p>
    ${wrong.length > 0 && html`<ul>${wrong.map((text) => html`<li>${text}</li>`)}</ul>`}</div>`;
}
