/** Whom the reader has blocked, and what the server stores of them: all of it as a file, and how it goes. */
import { html } from "../common/html.js";
import { download, get, post } from "../common/api.js";
import { language, t } from "../common/language.js";
import { forgetMe } from "../common/links.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault } from "./frame.js";

/** @typedef {import("../server.d.ts").Block} Block */

const day = (/** @type {string} */ at) => new Date(at).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });

export function Blocked() {
  const [blocks, setBlocks] = useState(/** @type {Block[]} */ ([])), [fault, setFault] = useState(/** @type {any} */ (null));
  useEffect(() => { get("/api/mine/blocks").then((found) => setBlocks(found.blocks), setFault); }, []);
  const lift = (/** @type {number} */ id) => post("/api/mine/blocks/lift", { id }).then((found) => setBlocks(found.blocks), setFault);
  if (!blocks.length && !fault) return null;
  return html`<section class="blocks" aria-label=${t("Blocked people")}><h2>${t("Blocked people")}</h2><${Fault} of=${fault} />
    <p>${t("You see nothing of what they say, at any table.")}</p>
    <ul>${blocks.map((one) => html`<li key=${one.id}><b>${one.name || t("A watcher")}</b> <small>${t("since {day}", { day: day(one.since) })}</small>
      <button type="button" class="button" data-do="lift" onClick=${() => lift(one.id)}>${t("Unblock {name}", { name: one.name || t("A watcher") })}</button></li>`)}</ul></section>`;
}

/** @param {{ gone: () => void }} props */
export function MyData({ gone }) {
  const [sure, setSure] = useState(false), [fault, setFault] = useState(/** @type {any} */ (null));
  const save = () => get("/api/mine/data").then((found) =>
    download("rulebound-data.json", JSON.stringify(found, null, 2), "application/json"), setFault);
  const remove = () => post("/api/mine/delete", {}).then(() => { forgetMe(); gone(); }, setFault);
  return html`<section aria-label=${t("Your data")}><h2>${t("Your data")}</h2><${Fault} of=${fault} />
    <p>${t("The server knows this browser by a cookie, and stores the name you gave, your seats, your messages, your ratings, your passkeys, whom you have blocked and what you have reported.")}</p>
    <p class="ways"><button type="button" class="button" data-do="save" onClick=${save}>${t("Save it as a file")}</button>
      ${!sure && html`<button type="button" class="quiet" data-do="delete" onClick=${() => setSure(true)}>${t("Delete everything …")}</button>`}</p>
    ${sure && html`<div class="sure" role="alert"><p>${t("Running games with others are conceded. Finished games stay for the others, without your name. Your own decks and cards are kept by this browser only, and stay. This cannot be undone.")}</p>
      <p class="ways"><button type="button" class="button" data-do="delete-all" onClick=${remove}>${t("Delete everything now")}</button>
        <button type="button" class="quiet" onClick=${() => setSure(false)}>${t("Keep everything")}</button></p></div>`}</section>`;
}
