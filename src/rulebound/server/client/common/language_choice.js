/** The choice of the language that the page speaks. */
import { html } from "./html.js";
import { chooseLanguage, language, languages, t } from "./language.js";

export const LanguageChoice = () => html`<label class="field language">${t("Language")} <select value=${language}
  onChange=${(/** @type {any} */ event) => chooseLanguage(event.target.value)}>${Object.entries(languages)
    .map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}</select></label>`;
