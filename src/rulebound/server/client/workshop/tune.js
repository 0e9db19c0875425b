/** Numbers with which a set is fair: searched by the server within bounds, and put into the set by a click. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { labelOf } from "../pages/cards.js";
import { Fault } from "../pages/frame.js";
import { BeginOrStop, NotHere, Players, Progress, runs, seed } from "./asking.js";
import { blocksOf, fileOf, textOf, withValue } from "./block.js";
import { undecked } from "./faults.js";
import { withVersion } from "./project.js";

/**
 * @typedef {{ card: string, number: string, low: number, high: number, relative: boolean }} Bounds
 * @typedef {import("./page.js").Shared & { asking: import("./asking.js").Asking }} Props
 * @typedef {import("../server.d.ts").Measured} Measured
 */

/** @param {Props} props */
export function Tune(props) {
  const { game, info, list, project, reading, asking } = props, { now, fault, begin, form, fill } = asking;
  const { sets = "20", deals = "100", players = String(Math.max(2, info.seats[0])), share = "45..55", points = "8" } = form;
  const known = new Set([...list.cards, ...(reading.whole?.kinds ?? [])].map((one) => one.name));
  const vary = /** @type {Bounds[]} */ (form.vary ?? []).filter((/** @type {Bounds} */ one) => known.has(one.card)), setVary = (/** @type {Bounds[]} */ to) => fill({ vary: to });
  if (reading.whole && !reading.whole.tuning) return html`<${NotHere}>rulebound tune ${game} --cards cards.toml --vary "CARD.NUMBER=A..B"<//>`;
  const idle = new Set(undecked(info, list, project)), own = reading.good.filter((card) => !idle.has(card.name));
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin({ cards: fileOf(reading.texts), decks: project.decks, vary, share: share.split("..").map(Number), points: Number(points),
      players: Number(players), sets: Number(sets), deals: Number(deals), seed: seed() });
  };
  const change = (/** @type {number} */ i, /** @type {Bounds | null} */ one) => setVary(vary.flatMap((old, n) => (n !== i ? [old] : one ? [one] : [])));
  const all = () => setVary(own.flatMap((card) => Object.keys(card.values).map((number) => boundsOf(props, card.name, number))).slice(0, 40));
  const chosen = (/** @type {string} */ label, /** @type {string} */ value, /** @type {string} */ key, /** @type {[string, string][]} */ ways) => html`
    <label class="field">${label} <select value=${value} onChange=${(/** @type {any} */ event) => fill({ [key]: event.target.value })}>
      ${ways.map(([way, name]) => html`<option key=${way} value=${way}>${name}</option>`)}</select></label>`;
  return html`<div class="measuring"><form onSubmit=${start}><h2>${t("Propose numbers")}</h2>
      <p class="about">${t("Say which numbers may change. Sets with other numbers play the same deals; the best one is measured once more on deals that the search has not seen.")}</p>
      ${idle.size > 0 && html`<p class="note">${t("In no deck of this set, so that no one draws them: {names}.", { names: [...idle].join(", ") })}</p>`}
      <ul class="bounds">${vary.map((one, i) => html`<${Row} key=${i} ...${props} own=${own} one=${one} set=${(/** @type {Bounds | null} */ to) => change(i, to)} />`)}</ul>
      <p class="ways"><button type="button" class="button" data-do="add" disabled=${!reading.whole} onClick=${() => setVary([...vary, firstOf(props, own)])}><${Icon} name="plus" />${t("A number")}</button>
        ${own.length > 0 && html`<button type="button" class="button" data-do="all" onClick=${all}>${t("All numbers of my cards")}</button>`}</p>
      <p class="ways">${chosen(t("a deck or character should win"), share, "share", ["45..55", "43..57", "40..60"].map((one) => [one, `${one.replace("..", "–")} %`]))}
        ${chosen(t("a card moves at most"), points, "points", ["4", "8", "12"].map((one) => [one, t("±{n} points", { n: one })]))}
        ${chosen(t("sets to try"), sets, "sets", ["10", "20", "40"].map((one) => [one, one]))}
        ${chosen(t("deals of each"), deals, "deals", ["50", "100", "200", "400"].map((one) => [one, one]))}
        <${Players} info=${info} value=${players} set=${(/** @type {string} */ to) => fill({ players: to })} /></p>
      <${BeginOrStop} asking=${asking} can=${reading.fresh && vary.length > 0 && vary.every((one) => one.low <= one.high)} icon="scales" kind="tune">${t("Search")}<//>
      <${Fault} of=${fault} /></form>
    ${now && html`<${Found} ...${props} now=${now} />`}</div>`;
}

/** The bounds of a number: one more and one less than it is. @type {(props: Props, card: string, number: string) => Bounds} */
function boundsOf({ list, reading }, card, number) {
  const found = list.cards.find((one) => one.name === card), kind = reading.whole?.kinds.find((one) => one.name === (found?.kind ?? card));
  const [least, most] = kind?.numbers[number] ?? [0, 0], now = found?.values[number] ?? 0;
  return found ? { card, number, low: Math.max(least, now - 1), high: Math.min(most, now + 1), relative: false } : { card, number, low: -1, high: 1, relative: true };
}

/** What is offered first: a number of an own card, or of all cards of a kind. @type {(props: Props, own: import("../server.d.ts").CardEntry[]) => Bounds} */
function firstOf(props, own) {
  const card = own.find((one) => Object.keys(one.values).length), kind = props.reading.whole?.kinds.find((one) => Object.keys(one.numbers).length);
  return card ? boundsOf(props, card.name, Object.keys(card.values)[0]) : boundsOf(props, kind?.name ?? "", Object.keys(kind?.numbers ?? {})[0] ?? "");
}

/** The kind of a card, which may itself be given. @type {(list: Props["list"], card: string) => string} */
const kindOf = (list, card) => list.cards.find((one) => one.name === card)?.kind ?? card;

/** One number that may change. @param {Props & { own: import("../server.d.ts").CardEntry[], one: Bounds, set: (to: Bounds | null) => void }} props */
function Row(props) {
  const { list, reading, own, one, set } = props, kinds = (reading.whole?.kinds ?? []).filter((kind) => Object.keys(kind.numbers).length);
  const mine = new Set(own.map((card) => card.name)), shipped = list.cards.filter((card) => !card.own && Object.keys(card.values).length);
  const numbers = Object.keys(list.cards.find((card) => card.name === one.card)?.values ?? kinds.find((kind) => kind.name === one.card)?.numbers ?? {});
  const pick = (/** @type {string} */ card) => {
    const has = Object.keys(list.cards.find((other) => other.name === card)?.values ?? kinds.find((kind) => kind.name === card)?.numbers ?? {});
    set(boundsOf(props, card, has.includes(one.number) ? one.number : has[0]));
  };
  const bound = (/** @type {"low" | "high"} */ key, /** @type {string} */ label) => html`<input type="number" aria-label=${label} value=${one[key]}
    onInput=${(/** @type {any} */ event) => set({ ...one, [key]: event.target.valueAsNumber || 0 })} />`;
  return html`<li><select aria-label=${t("Card")} value=${one.card} onChange=${(/** @type {any} */ event) => pick(event.target.value)}>
      ${mine.size > 0 && html`<optgroup label=${t("Of this set")}>${[...mine].map((name) => html`<option key=${name} value=${name}>${name}</option>`)}</optgroup>`}
      <optgroup label=${t("All of a kind")}>${kinds.map((kind) => html`<option key=${kind.name} value=${kind.name}>${kind.name}</option>`)}</optgroup>
      <optgroup label=${t("Of the game")}>${shipped.map((card) => html`<option key=${card.name} value=${card.name}>${card.name}</option>`)}</optgroup></select>
    <select aria-label=${t("Number")} value=${one.number} onChange=${(/** @type {any} */ event) => set(boundsOf(props, one.card, event.target.value))}>
      ${numbers.map((name) => html`<option key=${name} value=${name}>${labelOf(list.labels, kindOf(list, one.card), name)}</option>`)}</select>
    <span>${one.relative ? t("changes by") : t("from")} ${bound("low", t("least"))} ${t("to")} ${bound("high", t("most"))}</span>
    <button type="button" class="icon" aria-label=${t("Remove")} title=${t("Remove")} onClick=${() => set(null)}><${Icon} name="close" /></button></li>`;
}

/** The points outside of which a loss is the mean square. @param {number} loss */
const root = (loss) => Math.sqrt(loss).toFixed(1);

/** @param {Props & { now: Measured }} props */
function Found({ list, project, change, now }) {
  const [applied, setApplied] = useState("");
  const { tried = [], numbers = [], proposed, figures = [], fresh = 0, games = 0, loss = [], cards = "", unseen = "" } = now.found;
  const other = proposed ? numbers.filter((one) => proposed[`${one.card}.${one.key}`] !== one.now) : [];
  const put = () => {
    const texts = withNumbers(project.cards, cards, other.map((one) => [one.card, one.key, /** @type {any} */ (proposed)[`${one.card}.${one.key}`]]));
    change({ cards: texts, versions: withVersion(project, t("before the proposal")).versions });
    setApplied(now.key);
  };
  const outside = { before: root(loss[0] ?? 0), now: root(loss[1] ?? 0) };
  const share = (/** @type {any} */ one, /** @type {number | null} */ rate) => (rate === null ? "–" : one.share ? `${Math.round(100 * rate)} %` : `${rate > 0 ? "+" : ""}${(100 * rate).toFixed(1)}`);
  return html`<section class="found"><${Progress} now=${now}>${now.progress && tn("{n} set of {of} tried", "{n} sets of {of} tried", now.progress[0], { of: now.progress[1] })}${games > 0 && html` (${tn("{n} game", "{n} games", games)})`}${fresh > 0 && html`, ${tn("{n} game with fresh seeds", "{n} games with fresh seeds", fresh)}`}<//>
    ${proposed && html`<section class="faults"><h3>${runs(now) ? t("The best so far") : t("The proposal")}</h3>
      ${other.length ? html`<ul>${other.map((one) => html`<li key=${one.card + one.key}>${t("{card}: {number} {was} to {now}", { card: one.card, number: labelOf(list.labels, kindOf(list, one.card), one.key), was: one.now, now: proposed[`${one.card}.${one.key}`] })}</li>`)}</ul>`
        : html`<p>${t("It is best as it is.")}</p>`}
      ${unseen && html`<p class="note">${unseen} ${t("Let more deals be played.")}</p>`}
      ${loss.length > 0 && other.length > 0 && html`<p class=${loss[1] < loss[0] ? "about" : "note"}>${loss[1] < loss[0]
        ? t("With fresh seeds the figures are {now} points outside what is wanted, {before} before.", outside)
        : t("With fresh seeds it is not better: {now} points outside what is wanted, {before} before. Let more deals be played, or give other bounds.", outside)}</p>`}
      ${other.length > 0 && html`<p class="ways"><button type="button" class="key" data-do="apply" disabled=${runs(now) || applied === now.key} onClick=${put}><${Icon} name="check" />${t("Put these numbers into the set")}</button></p>`}
      <p role="status">${applied === now.key && t("They are in the set; how it was before is a version.")}</p></section>`}
    ${figures.length > 0 && html`<div class="scrolled"><table class="figures"><thead><tr><th scope="col">${t("who wins, and what cards change")}</th><th scope="col">${t("expected")}</th>
      <th scope="col">${t("before")}</th><th scope="col">${t("now")}</th><th scope="col">${t("should be")}</th></tr></thead><tbody>
      ${figures.map((one) => html`<tr key=${one.what} class=${one.verdict}><th scope="row">${one.what}</th><td>${share(one, one.expected)}</td><td>${share(one, one.before)}</td>
        <td>${one.now ? `${share(one, one.now.rate)} (${share(one, one.now.low)} … ${share(one, one.now.high)})` : "–"}</td><td>${share(one, one.least)} … ${share(one, one.most)}</td></tr>`)}</tbody></table></div>`}
    ${tried.length > 0 && html`<details><summary>${t("All sets that were tried")}</summary><ol class="tried">${tried.map((one, i) => html`<li key=${i}>${one.changed.join(", ") || t("as it is")}:
      ${one.whole ? t("{n} points outside what is wanted", { n: root(one.loss) }) : t("stopped early")}</li>`)}</ol></details>`}</section>`;
}

/**
 * The cards with other numbers; a card of the game that changes comes into the set.
 * @type {(blocks: string[], file: string, numbers: [string, string, number][]) => string[]}
 */
export function withNumbers(blocks, file, numbers) {
  const made = blocksOf(file), own = new Set(blocks.map((text) => textOf(text, "name")));
  const changed = blocks.map((text) => numbers.filter(([card]) => card === textOf(text, "name")).reduce((sum, [, key, value]) => withValue(sum, key, value), text));
  const fresh = new Set(numbers.map(([card]) => card).filter((card) => !own.has(card)));
  return [...changed, ...made.filter((text) => fresh.has(textOf(text, "name")))];
}
