/** A page that is not there. */
import { html } from "../common/html.js";

export default () => html`<p class="loading">There is no such page. <a href="/">To the start page</a></p>`;
