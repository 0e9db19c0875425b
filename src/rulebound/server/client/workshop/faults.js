/** What is wrong with a set: searched by the server with good bots and with random play. */
import { html } from "../common/html.js";
import { download } from "../common/api.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { Fault } from "../pages/frame.js";
import { BeginOrStop, NotHere, Players, Progress, seed } from "./asking.js";
import { fileOf, textOf } from "./block.js";

/** @param {import("./page.js").Shared & { asking: import("./asking.js").Asking }} props */
export function Faults({ game, info, list, project, reading, asking }) {
  const { now, fault, begin, form, fill } = asking, { deals = "60", players = String(Math.max(2, info.seats[0])) } = form;
  if (reading.whole && !reading.whole.measuring) return html`<${NotHere}>rulebound faults ${game} --cards cards.toml<//>`;
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin({ cards: fileOf(reading.texts), decks: project.decks, deals: Number(deals), players: Number(players), seed: seed() });
  };
  const idle = undecked(info, list, project);
  return html`<div class="measuring"><form onSubmit=${start}><h2>${t("What is wrong")}</h2>
      <p class="about">${t("Each deal is played by good bots and at random. You learn which cards no one plays, which are better than others in everything, which decks hardly win, and what never ends.")}</p>
      ${idle.length > 0 && html`<p class="note">${t("In no deck of this set, so that no one draws them: {names}.", { names: idle.join(", ") })}</p>`}
      <p class="ways"><label class="field">${t("Deals")} <select value=${deals} onChange=${(/** @type {any} */ event) => fill({ deals: event.target.value })}>
          ${["30", "60", "120", "240"].map((n) => html`<option key=${n} value=${n}>${n}</option>`)}</select></label>
        <${Players} info=${info} value=${players} set=${(/** @type {string} */ to) => fill({ players: to })} /></p>
      <${BeginOrStop} asking=${asking} can=${reading.fresh} icon="search" kind="faults">${project.cards.length ? t("Search") : t("Search the game's own cards")}<//>
      <${Fault} of=${fault} /></form>
    ${now && html`<section class="found"><${Progress} now=${now}>${now.progress && tn("{n} deal of {of}", "{n} deals of {of}", now.progress[0], { of: now.progress[1] })}<//>
      ${(now.found.parts ?? []).map((part) => html`<${Part} key=${part.title} part=${part} />`)}<${Loops} game=${game} records=${now.found.records ?? {}} /></section>`}</div>`;
}

/** One kind of faults. @param {{ part: { title: string, lines: string[] } }} props */
const Part = ({ part }) => html`<section class="faults"><h3>${part.title}</h3>${part.lines.length
  ? html`<ul>${part.lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>` : html`<p class="about"><${Icon} name="check" /> ${t("none")}</p>`}</section>`;

/** A game of each loop, to be stepped through. @param {{ game: string, records: Record<string, string> }} props */
function Loops({ game, records }) {
  const names = Object.keys(records);
  if (!names.length) return null;
  return html`<section class="faults"><h3>${t("A game of each loop")}</h3><p class="ways">${names.map((name) => html`<button key=${name} type="button" class="button"
      onClick=${() => download(`${game}-loop.json`, records[name], "application/json")}><${Icon} name="save" />${name}</button>`)}</p>
    <p class="about">${t("This steps through it, with the cards as text beside it:")} <code>rulebound replay ${game}-loop.json --cards cards.toml</code></p></section>`;
}

/**
 * The cards of a set that no deck has, of the kinds that decks hold.
 * @type {(info: import("../server.d.ts").GameInfo, list: import("../server.d.ts").CardList, project: import("./project.js").Project) => string[]}
 */
export function undecked(info, list, project) {
  const named = (/** @type {import("../server.d.ts").Deck[]} */ decks) => decks.flatMap((deck) => Object.values(deck.lists).flatMap((cards) => Object.keys(cards)));
  const kindOf = new Map(list.cards.map((card) => [card.name, card.kind])), shipped = new Set(named(info.decks)), own = new Set(named(project.decks));
  const kinds = new Set([...shipped].map((name) => kindOf.get(name)));
  return project.cards.map((text) => textOf(text, "name")).filter((name) => name && !own.has(name) && !shipped.has(name) && kinds.has(kindOf.get(name)));
}
