/**
 * Own card sets: loaded from a file or written here, with every error at its place,
 *   and the cards drawn as they will look.
 */
import { html } from "../common/html.js";
import { download, getOnce, post } from "../common/api.js";
import { keep, ownCards } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { Drawn } from "./cards.js";
import { Ways } from "./completing.js";
import { Fault, FileButton, Page, ProblemText } from "./frame.js";

/** @typedef {import("../server.d.ts").CardList} CardList */

const PAUSE = 500;

/** @param {{ parts: string[] }} props */
export default function SetsPage({ parts: [game] }) {
  const { data, fault } = useLoaded(() => getOnce(`/api/games/${game}/cards`), [game]);
  useEffect(() => { wear(data?.theme ?? null); document.title = t("Own cards"); }, [data]);
  if (!data) return html`<${Page} game=${game} here="sets">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
  return html`<${Page} title=${t("Own cards")} game=${game} here="sets"><${Editor} game=${game} list=${data} /><//>`;
}

/** A shipped card as a pattern to begin with. @param {CardList} list */
function pattern(list) {
  const card = list.cards.find((one) => one.text && Object.keys(one.values).length) ?? list.cards[0];
  const shown = new Set((card?.face.values ?? []).map((value) => value.key));
  const values = Object.entries(card?.values ?? {}).filter(([key, value]) => value || shown.has(key))
    .map(([key, value]) => `${key} = ${value}\n`).join("");
  return `[[card]]\nname = "My ${card?.name ?? "card"}"\nkind = "${card?.kind
    ?? ""}"\n${values}text = ${JSON.stringify(card?.text ?? "")}\n`;
}

/** @param {{ game: string, list: CardList }} props */
function Editor({ game, list }) {
  const [text, setText] = useState(() => ownCards(game) || pattern(list)), [note, setNote] = useState(""),
    [cursor, setCursor] = useState(0), box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const { made, fault } = useReading(game, text);
  const write = (/** @type {string} */ source, /** @type {number} */ at) => {
    setText(source);
    setCursor(at);
  };
  const goOn = (/** @type {string} */ source, /** @type {number} */ at) => {
    write(source, at);
    if (!box.current) return;
    box.current.value = source;
    box.current.focus();
    box.current.setSelectionRange(at, at);
  };
  const use = () => {
    keep(`cards.${game}`, text);
    go(`/new/${game}`);
  };
  const drop = () => {
    keep(`cards.${game}`, "");
    setNote(t("They are no longer in use."));
  };
  return html`<div class="editor"><section>
    <p class="about">${t("A card's text is what it does. Write it as the cards of the game are written; what cannot be read is explained at its place.")}
      ${" "}<a href=${`/workshop/${game}`}>${t("The workshop has more: sets, decks, versions, measurements, print.")}</a></p>
      <textarea ref=${box} rows="18" spellcheck=${false} aria-label=${t("Own cards as text")} value=${text}
        onSelect=${(/** @type {any} */ event) => setCursor(event.target.selectionStart)}
        onInput=${(/** @type {any} */ event) => write(event.target.value, event.target.selectionStart)}></textarea>
      <${Ways} game=${game} source=${text} cursor=${cursor} take=${goOn} />
      <p class="ways"><button type="button" class="key" data-do="use" disabled=${!made} onClick=${use}>
        <${Icon} name="check" />${t("Play with these")}</button>
        ${ownCards(game) && html`<button type="button" class="button" onClick=${drop}>${t("Play without")}</button>`}
        <${FileButton} label=${t("Picture for this card")} accept=".svg,.png,.webp" read=${asAddress}
          take=${(/** @type {string} */ address) => setText(withPicture(text, cursor, address))} />
        <${FileButton} label=${t("From a file")} accept=".toml,.txt" take=${setText} /><button type="button" class="button"
          onClick=${() => download("cards.toml", text)}><${Icon} name="save" />${t("As a file")}</button></p><p role="status">
          ${note}</p></section>
    <section aria-label=${t("What it makes")}>
      ${fault && html`<${Problems} fault=${fault}
      goTo=${(/** @type {number} */ line, /** @type {number} */ column) => placeCursor(box.current, line, column)} />`}
      ${made && html`<p class="verdictline right" role="status"><${Icon} name="check" />
        ${tn("{n} card can be read.", "{n} cards can be read.", made.length)}</p><ul class="cardgrid">
        ${made.map((card) => html`<${Drawn} key=${card.name} card=${card} list=${list} />`)}</ul>`}</section></div>`;
}

/** A file as a data URI. @param {File} file @returns {Promise<string>} */
export const asAddress = (file) => new Promise((take) => {
  const reader = new FileReader();
  reader.onload = () => take(String(reader.result));
  reader.readAsDataURL(file);
});

/** The text with a picture for the card at the cursor, in place of the one that it had. @type {(text: string, cursor: number, address: string) => string} */
export function withPicture(text, cursor, address) {
  const at = Math.max(text.lastIndexOf("[[card]]", cursor), text.indexOf("[[card]]"));
  if (at < 0) return text;
  const next = text.indexOf("[[card]]", at + 1), end = next < 0 ? text.length : next;
  const card = text.slice(at, end).replace(/^[ \t]*art[ \t]*=.*\n?/m, "").replace(/^\[\[card\]\].*\n?/, (head) =>
    `${head.trimEnd()}\nart = ${JSON.stringify(address)}\n`);
  return text.slice(0, at) + card + text.slice(end);
}

/**
 * The own cards of the text, or all that is wrong in it.
 * @type {(game: string, text: string) => { made: import("../server.d.ts").CardEntry[] | null, fault: any }}
 */
function useReading(game, text) {
  const [state, setState] = useState(/** @type {{ made: any, fault: any }} */ ({ made: null, fault: null }));
  useEffect(() => {
    let wanted = true;
    const timer = window.setTimeout(() => post(`/api/games/${game}/cards`, { cards: text }).then(
      (/** @type {CardList} */ answer) => wanted
        && setState({ made: answer.cards.filter((card) => card.own), fault: null }),
      (fault) => wanted && setState({ made: null, fault })), PAUSE);
    return () => { wanted = false; window.clearTimeout(timer); };
  }, [text]);
  return state;
}

/** @param {{ fault: import("../common/api.js").Refused, goTo: (line: number, column: number) => void }} props */
const Problems = ({ fault, goTo }) => html`<div class="fault" role="alert"><p>${fault.message}</p>
  ${fault.problems.map((problem) => html`
  <button type="button" class="problem" onClick=${() => goTo(problem.line, problem.column)}>
    ${problem.line > 0 && html`<b>${problem.column > 0 ? t("Line {line}, column {column}", problem) : t("Line {line}", problem)}</b>`}
    <${ProblemText} text=${problem.text} /></button>`)}</div>`;

/** @type {(box: HTMLTextAreaElement | null, line: number, column: number) => void} */
function placeCursor(box, line, column) {
  if (!box || line < 1) return;
  const lines = box.value.split("\n"), start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1,
    0) + Math.max(column - 1, 0);
  box.focus();
  box.setSelectionRange(start, start + 1);
  box.scrollTop = (line - 4) * (box.scrollHeight / lines.length);
}
