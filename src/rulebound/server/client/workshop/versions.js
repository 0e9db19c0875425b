/** Versions of a set: kept with a note, compared in words, and gone back to. */
import { html } from "../common/html.js";
import { post } from "../common/api.js";
import { useLoaded } from "../common/load.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { Fault } from "../pages/frame.js";
import { withVersion } from "./project.js";

/** @typedef {import("./project.js").Version} Version */

const NOW = -1, SHIPPED = -2;

/** @param {import("./page.js").Shared} props */
export function Versions({ game, project, change }) {
  const [note, setNote] = useState(""), [from, setFrom] = useState(SHIPPED), [to, setTo] = useState(NOW), { versions } = project;
  const keepIt = (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ versions: withVersion(project, note.trim()).versions });
    setNote("");
    setFrom(0);
    setTo(NOW);
  };
  const goBack = (/** @type {Version} */ one) => change({ cards: one.cards, decks: one.decks,
    versions: withVersion(project, t("before going back to {name}", { name: named(one) })).versions });
  const cardsOf = (/** @type {number} */ i) => (i === NOW ? project.cards : versions[i]?.cards ?? []);
  const choices = [[NOW, t("as it is now")], ...versions.map((one, i) => [i, named(one)])];
  return html`<div class="versions"><section><h2>${t("Versions")}</h2>
      <form class="ways" onSubmit=${keepIt}><label class="field">${t("Note")} <input value=${note} maxlength="80" placeholder=${t("what is new")}
        onInput=${(/** @type {any} */ event) => setNote(event.target.value)} /></label>
        <button type="submit" class="key" data-do="version"><${Icon} name="save" />${t("Keep this version")}</button></form>
      ${versions.length === 0 && html`<p class="about">${t("Keep a version before you try something: you can compare with it, and go back to it.")}</p>`}
      <ol>${versions.map((one, i) => html`<li key=${one.at}><span><b>${one.note || t("Version")}</b> <small>${moment(one.at)} · ${
        tn("{n} card", "{n} cards", one.cards.length)}</small></span>
        <button type="button" class="button" onClick=${() => { setFrom(i); setTo(NOW); }}>${t("Compare")}</button>
        <button type="button" class="button" onClick=${() => goBack(one)}>${t("Go back to it")}</button>
        <button type="button" class="tool" aria-label=${t("Remove {name}", { name: named(one) })}
          onClick=${() => change({ versions: versions.filter((_other, j) => j !== i) })}><${Icon} name="minus" /></button></li>`)}</ol></section>
    <section><h2>${t("What is different")}</h2><p class="ways"><label class="field">${t("from")} <select value=${from}
        onChange=${(/** @type {any} */ event) => setFrom(Number(event.target.value))}><option value=${SHIPPED}>${t("the game's own cards")}</option>
        ${choices.map(([i, name]) => html`<option key=${i} value=${i}>${name}</option>`)}</select></label>
      <label class="field">${t("to")} <select value=${to} onChange=${(/** @type {any} */ event) => setTo(Number(event.target.value))}>
        ${choices.map(([i, name]) => html`<option key=${i} value=${i}>${name}</option>`)}</select></label></p>
      <${Differences} game=${game} old=${from === SHIPPED ? null : cardsOf(from)} cards=${cardsOf(to)} /></section></div>`;
}

/** @param {{ game: string, old: string[] | null, cards: string[] }} props */
function Differences({ game, old, cards }) {
  const { data, fault } = useLoaded(() => post(`/api/games/${game}/workshop/changes`, { old, cards }), [old, cards]);
  if (fault) return html`<${Fault} of=${fault} />`;
  if (!data) return html`<p class="about">${t("One moment …")}</p>`;
  if (!data.changes.length) return html`<p class="about" role="status">${t("Nothing is different.")}</p>`;
  return html`<div role="status"><ul class="differences">${data.changes.map((/** @type {string} */ one) => html`<li>${one}</li>`)}</ul></div>`;
}

const moment = (/** @type {string} */ at) => new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
const named = (/** @type {Version} */ one) => (one.note ? `${one.note} (${moment(one.at)})` : moment(one.at));
