/** The mark of the house, which leads to the start page. */
import { html } from "./html.js";
import { t } from "./language.js";

export const Brand = () => html`<a class="brand" href="/" aria-label=${t("Rulebound, to the start page")}>
  <svg viewBox="0 0 32 32" aria-hidden="true">
  <path d="M4 5c5-2 9-1.5 12 1 3-2.5 7-3 12-1v21c-5-1.5-9-1-12 1.5C13 25 9 24.5 4 26Z" /><path class="cord"
    d="M16 6v21.5M10 13.5h12M10 18.5h12" /></svg><span>Rulebound</span></a>`;
