/** A page that is not there. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";

export default () => html`<p class="loading">${t("There is no such page.")} <a href="/">${t("To the start page")}</a></p>`;
