/** What the workshop did so that one's own cards come soon, until the reader has read it. */
import { html } from "../common/html.js";
import { keep, kept } from "../common/kept.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { narrow } from "./store.js";

/** @param {{ link: string }} props */
export function Trial({ link }) {
  const [trial, setTrial] = useState(() => kept("trial", { link: "", said: /** @type {string[]} */ ([]) }));
  if (trial.link !== link || !trial.said.length) return null;
  const close = () => { keep("trial", null); setTrial({ link: "", said: [] }); };
  return html`<div class=${narrow.value ? "notice trial" : "beside trial"} role="status"><${Icon} name="cards" />
    <div>${trial.said.map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}</div>
    <p class="ways"><button type="button" class="quiet" aria-label=${t("Close what the workshop did")} onClick=${close}>${t("Close")}</button></p></div>`;
}
