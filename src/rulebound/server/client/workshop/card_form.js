/** The form of a card: its name, kind, numbers, words and text, each with what is wrong at its place. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useRef, useState } from "../vendor/hooks.js";
import { Ways } from "../pages/completing.js";
import { FileButton, ProblemText } from "../pages/frame.js";
import { labelOf } from "../pages/cards.js";
import { asAddress } from "../pages/sets.js";
import { keyAt, parts, placeInText, rawOf, textOf, valueOf, withRaw, withValue } from "./block.js";

/**
 * @typedef {import("../server.d.ts").KindInfo} KindInfo
 * @typedef {import("../server.d.ts").Problem} Problem
 */

/** What the form has no field for: a picture has a button, and what a rulebook prints concerns no own card. */
const UNSHOWN = ["art", "printed"];

/**
 * @param {{ game: string, block: string, put: (block: string) => void, said: import("../server.d.ts").SetCard | null,
 *   kinds: KindInfo[], labels: import("../server.d.ts").CardList["labels"], remove: () => void }} props
 */
export function CardForm({ game, block, put, said, kinds, labels, remove }) {
  const kind = kinds.find((one) => one.name === textOf(block, "kind")), set = (/** @type {string} */ key, /** @type {string | number} */ value) =>
    put(withValue(block, key, value));
  const fields = new Set(["name", "kind", "text", ...Object.keys(kind?.numbers ?? {}), ...Object.keys(kind?.words ?? {})]);
  const others = kind ? parts(block).filter(({ key }) => !fields.has(key) && !UNSHOWN.includes(key)) : [], shown = new Set([...fields, ...others.map((one) => one.key)]);
  const problems = (said?.problems ?? []).map((problem) => ({ problem, key: problem.line ? keyAt(block, problem.line) : "" }));
  const of = (/** @type {string} */ key) => problems.filter((one) => one.key === key).map((one) => one.problem);
  const value = (/** @type {any} */ event) => event.target.value, label = (/** @type {string} */ key) => labelOf(labels, kind?.name ?? "", key);
  return html`<section class="cardform" aria-label=${t("The card as a form")}>
    ${problems.filter((one) => !shown.has(one.key)).map(({ problem }) => html`<${Wrong} problem=${problem} />`)}
    <div class="fields"><label class="wide">${t("Name")}<input aria-label=${t("Name")} value=${textOf(block, "name")} maxlength="60"
        onInput=${(/** @type {Event} */ event) => set("name", value(event))} /><${Wrongs} of=${of("name")} /></label>
      <label>${t("Kind")}<select aria-label=${t("Kind")} value=${textOf(block, "kind")} onChange=${(/** @type {Event} */ event) => put(ofKind(block, value(event), kinds))}>
        ${!kind && html`<option value=${textOf(block, "kind")}>${textOf(block, "kind") || t("none")}</option>`}
        ${kinds.map((one) => html`<option key=${one.name} value=${one.name}>${one.name}</option>`)}</select><${Wrongs} of=${of("kind")} /></label>
      ${kind && Object.entries(kind.numbers).map(([key, [least, most]]) => html`<label key=${key} class="number">${label(key)}<input type="number" aria-label=${label(key)} min=${least}
        max=${most} value=${valueOf(block, key) ?? ""} placeholder=${key in kind.optional ? kind.optional[key] || t("none") : ""}
        onInput=${(/** @type {any} */ event) => set(key, event.target.value === "" ? "" : Math.trunc(event.target.valueAsNumber))} />
        <${Wrongs} of=${of(key)} /></label>`)}
      ${kind && Object.entries(kind.words).map(([key, words]) => html`<label key=${key}>${label(key)}<select aria-label=${label(key)} value=${textOf(block, key)}
        onChange=${(/** @type {Event} */ event) => set(key, value(event))}>
        ${!words.includes(textOf(block, key)) && html`<option value=${textOf(block, key)}>${textOf(block, key) || t("none")}</option>`}
        ${words.map((word) => html`<option key=${word} value=${word}>${word}</option>`)}</select><${Wrongs} of=${of(key)} /></label>`)}
      ${others.map((one) => html`<label key=${one.key} class="other">${label(one.key)}<input aria-label=${label(one.key)} value=${rawOf(block, one)} spellcheck=${false}
        onInput=${(/** @type {Event} */ event) => put(withRaw(block, one, value(event)))} /><${Wrongs} of=${of(one.key)} /></label>`)}</div>
    <${RulesText} game=${game} block=${block} put=${put} problems=${of("text")} />
    <p class="ways"><${FileButton} label=${t("Picture")} accept=".svg,.png,.webp" read=${asAddress}
        take=${(/** @type {string} */ address) => set("art", address)} />
      ${textOf(block, "art") && html`<button type="button" class="button" onClick=${() => set("art", "")}>${t("No picture of its own")}</button>`}
      <button type="button" class="button" data-do="remove" onClick=${remove}><${Icon} name="minus" />${t("Remove this card")}</button></p>
    <details><summary>${t("As text")}</summary><textarea rows=${Math.min(18, block.split("\n").length + 1)} spellcheck=${false}
      aria-label=${t("The card as TOML text")} value=${block} onInput=${(/** @type {Event} */ event) => put(value(event))}></textarea></details></section>`;
}

/** The card as another kind: what that kind has not is taken out. @type {(block: string, name: string, kinds: KindInfo[]) => string} */
function ofKind(block, name, kinds) {
  const kind = kinds.find((one) => one.name === name), before = kinds.find((one) => one.name === textOf(block, "kind"));
  let made = withValue(block, "kind", name);
  for (const key of [...Object.keys(before?.numbers ?? {}), ...Object.keys(before?.words ?? {})]) {
    if (kind && !(key in kind.numbers) && !(key in kind.words)) made = withValue(made, key, "");
  }
  for (const [key, [least, most]] of Object.entries(kind?.numbers ?? {})) {
    if (kind && !(key in kind.optional) && valueOf(made, key) === undefined) made = withValue(made, key, Math.min(most, Math.max(least, 1)));
  }
  for (const [key, words] of Object.entries(kind?.words ?? {})) if (valueOf(made, key) === undefined) made = withValue(made, key, words[0]);
  return made;
}

/** @param {{ game: string, block: string, put: (block: string) => void, problems: Problem[] }} props */
function RulesText({ game, block, put, problems }) {
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null)), [cursor, setCursor] = useState(-1);
  const text = String(valueOf(block, "text") ?? "").replace(/\n$/, ""), before = "text = \"\"\"\n";
  const write = (/** @type {string} */ source, /** @type {number} */ at) => { put(withValue(block, "text", source)); setCursor(at); };
  const goOn = (/** @type {string} */ source, /** @type {number} */ at) => {
    const written = source.slice(before.length), place = at - before.length;
    write(written, place);
    if (!box.current) return;
    box.current.value = written;
    box.current.focus();
    box.current.setSelectionRange(place, place);
  };
  const goTo = (/** @type {Problem} */ problem) => {
    if (!box.current) return;
    const place = placeInText(block, problem.line, problem.column);
    box.current.focus();
    box.current.setSelectionRange(place, place + 1);
  };
  return html`<label class="rulestext">${t("Text")}<textarea ref=${box} rows="4" value=${text} spellcheck=${false}
      onSelect=${(/** @type {any} */ event) => setCursor(event.target.selectionStart)}
      onInput=${(/** @type {any} */ event) => write(event.target.value, event.target.selectionStart)}></textarea></label>
    ${problems.map((problem) => {
      const better = rewritten(text, problem);
      return html`<div class="correction"><button type="button" class="problem" onClick=${() => goTo(problem)}><${ProblemText} text=${problem.text} /></button>
        ${better !== null && html`<button type="button" class="button" onClick=${() => write(better, better.length)}><${Icon} name="check" />${t("Write it so")}</button>`}</div>`;
    })}
    <${Ways} game=${game} source=${before + text} cursor=${cursor < 0 ? 0 : before.length + Math.min(cursor, text.length)} take=${goOn} />`;
}

/**
 * The text with what is offered in place of the line of a mistake, perhaps two lines; null without an offer.
 * @type {(text: string, problem: Problem) => string | null}
 */
export function rewritten(text, problem) {
  const lines = text.split("\n"), at = lines.findIndex((one) => one.trim() === problem.replaces);
  if (!problem.instead.length || at < 0) return null;
  return lines.map((one, i) => (i === at ? problem.instead.join("\n") : one)).join("\n");
}

/** @param {{ of: Problem[] }} props */
const Wrongs = ({ of }) => of.map((problem) => html`<${Wrong} problem=${problem} />`);

/** @param {{ problem: Problem }} props */
const Wrong = ({ problem }) => html`<span class="mistake"><${ProblemText} text=${problem.text} /></span>`;
