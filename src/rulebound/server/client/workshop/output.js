/** What leaves the workshop: sheets to print, files for the command line and spreadsheets, links, and cards in use. */
import { html } from "../common/html.js";
import { download, post } from "../common/api.js";
import { keep, ownCards, ownDecks } from "../common/kept.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { Fault, FileButton } from "../pages/frame.js";
import { fileOf } from "./block.js";
import { linkTo, withVersion } from "./project.js";

/** @param {import("./page.js").Shared & { fail: (error: Error | null) => void }} props */
export function Output(props) {
  return html`<div class="output"><${Printing} ...${props} /><${Sharing} ...${props} /><${Sheets} ...${props} /><${InUse} ...${props} /></div>`;
}

const SIZES = [["63x88", "63 × 88 mm"], ["57x87", "57 × 87 mm"], ["70x120", "70 × 120 mm"], ["44x68", "44 × 68 mm"]];

/** @param {import("./page.js").Shared} props */
function Printing({ game, project, reading }) {
  const [paper, setPaper] = useState(document.documentElement.lang === "en" && navigator.language === "en-US" ? "letter" : "a4");
  const [size, setSize] = useState("63x88"), [what, setWhat] = useState(""), [backs, setBacks] = useState(true), [copies, setCopies] = useState(false);
  const [address, setAddress] = useState(""), [fault, setFault] = useState(/** @type {any} */ (null));
  const print = async () => {
    const tab = window.open("", "_blank"), [width, height] = size.split("x").map(Number);
    try {
      const made = await post(`/api/games/${game}/workshop/print`, { cards: fileOf(reading.texts), paper, width, height, backs, copies,
        deck: project.decks.find((one) => one.name === what) ?? null });
      setAddress(made.address);
      setFault(null);
      if (tab) tab.location.href = made.address;
    } catch (refused) {
      tab?.close();
      setAddress("");
      setFault(refused);
    }
  };
  const value = (/** @type {any} */ event) => event.target.value;
  return html`<section><h2>${t("Print it")}</h2><p class="about">${t("Sheets to cut, with marks, and backs behind their fronts. Print them at 100 %, on both sides.")}</p>
    <p class="ways"><label class="field">${t("Cards")} <select value=${what} onChange=${(/** @type {Event} */ event) => setWhat(value(event))}>
        <option value="">${t("of the set")}</option>${project.decks.map((one) => html`<option key=${one.name} value=${one.name}>${t("of the deck {name}", { name: one.name })}</option>`)}</select></label>
      <label class="field">${t("Paper")} <select value=${paper} onChange=${(/** @type {Event} */ event) => setPaper(value(event))}><option value="a4">A4</option><option value="letter">${t("Letter")}</option></select></label>
      <label class="field">${t("Size")} <select value=${size} onChange=${(/** @type {Event} */ event) => setSize(value(event))}>${SIZES.map(([key, name]) => html`<option key=${key} value=${key}>${name}</option>`)}</select></label></p>
    <p class="ways"><label class="check"><input type="checkbox" checked=${backs} onChange=${() => setBacks(!backs)} /> ${t("Backs")}</label>
      ${!what && html`<label class="check"><input type="checkbox" checked=${copies} onChange=${() => setCopies(!copies)} /> ${t("Each card as often as the game has it")}</label>`}</p>
    <p class="ways"><button type="button" class="key" data-do="print" disabled=${!reading.texts.length && !what} onClick=${print}><${Icon} name="cards" />${t("Make the sheets")}</button>
      ${address && html`<a class="button" href=${address} target="_blank">${t("Open the sheets")}</a>`}</p><${Fault} of=${fault} /></section>`;
}

/** @param {import("./page.js").Shared} props */
function Sharing({ game, project }) {
  const [link, setLink] = useState(""), [note, setNote] = useState("");
  const make = async () => {
    const made = await linkTo(game, project);
    setLink(made);
    setNote(made ? "" : t("The set is too large for a link. Save it as a file, and send that."));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setNote(t("The link is copied."));
    } catch {
      setNote(t("The browser did not let it be copied: mark the link, and copy it."));
    }
  };
  return html`<section><h2>${t("Share it")}</h2><p class="about">${t("The link itself holds the cards and decks: no server keeps them. People who open it get a copy.")}</p>
    <p class="ways"><button type="button" class="button" data-do="link" onClick=${make}><${Icon} name="people" />${t("Make a link")}</button>
    ${link && html`<input class="link" readonly aria-label=${t("Link to this set")} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="button" onClick=${copy}>${t("Copy")}</button>`}</p><p role="status">${note}</p></section>`;
}

/** @param {import("./page.js").Shared & { fail: (error: Error | null) => void }} props */
function Sheets({ game, project, change, reading, fail }) {
  const [fault, setFault] = useState(/** @type {any} */ (null)), [note, setNote] = useState("");
  const out = () => post(`/api/games/${game}/workshop/csv`, { cards: project.cards })
    .then((made) => download(`${project.name || "set"}.csv`, made.csv, "text/csv"), setFault);
  const take = async (/** @type {string} */ csv) => {
    fail(null);
    try {
      const { cards } = await post(`/api/games/${game}/workshop/cards`, { csv });
      change({ cards, versions: withVersion(project, t("before the spreadsheet")).versions });
      setFault(null);
      setNote(tn("{n} card of the spreadsheet is in the set now; how it was before is a version.",
        "{n} cards of the spreadsheet are the set now; how it was before is a version.", cards.length));
    } catch (refused) {
      setFault(refused);
    }
  };
  return html`<section><h2>${t("Files")}</h2><p class="about">${t("A spreadsheet has a card in each row. The text file is what the commands of the terminal read.")}</p>
    <p class="ways"><button type="button" class="button" data-do="csv" disabled=${!project.cards.length} onClick=${out}><${Icon} name="save" />${t("As a spreadsheet")}</button>
      <${FileButton} label=${t("From a spreadsheet")} accept=".csv,.tsv,.txt" take=${take} />
      <button type="button" class="button" disabled=${!project.cards.length} onClick=${() => download(`${project.name || "cards"}.toml`, fileOf(project.cards))}><${Icon} name="save" />${t("Cards as text")}</button></p>
    ${reading.wrong > 0 && html`<p class="about small">${t("Cards with mistakes are in these files too.")}</p>`}<p role="status">${note}</p><${Fault} of=${fault} /></section>`;
}

/** @param {import("./page.js").Shared} props */
function InUse({ game, project, reading }) {
  const [note, setNote] = useState("");
  const use = () => {
    keep(`cards.${game}`, fileOf(reading.texts));
    const names = new Set(project.decks.map((one) => one.name));
    keep(`decks.${game}`, [...project.decks, ...ownDecks(game).filter((one) => !names.has(one.name))]);
    setNote(t("New tables of this browser have these cards and decks."));
  };
  return html`<section><h2>${t("Play with others")}</h2><p class="about">${t("Use the cards at every table that this browser opens, also at those where people meet.")}</p>
    <p class="ways"><button type="button" class="button" data-do="use" disabled=${!reading.texts.length} onClick=${use}><${Icon} name="check" />${t("Use them")}</button>
    ${ownCards(game) && html`<button type="button" class="button" onClick=${() => { keep(`cards.${game}`, ""); setNote(t("They are no longer in use.")); }}>${t("Play without")}</button>`}
    <a class="button" href=${`/new/${game}`}>${t("Set up")}</a></p><p role="status">${note}</p></section>`;
}
