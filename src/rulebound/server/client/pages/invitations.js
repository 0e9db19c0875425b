/** The links of a table with several people: one for each, to be sent on. */
import { html } from "../common/html.js";
import { keepLink } from "../common/links.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useState } from "../vendor/hooks.js";

/** @param {{ opened: import("../server.d.ts").Opened }} props */
export function Invitations({ opened }) {
  keepLink(opened.link);
  const others = opened.links.filter((one) => one.link !== opened.link);
  return html`<section class="invitations"><h2>${t("The table is ready")}</h2>
    <p>${t("Send each person their own link, and show it to no one else: it opens their seat.")}</p>
    <ul>${others.map((one) => html`<${Invitation} key=${one.link} name=${one.name} link=${one.link} />`)}<${Invitation}
      name=${t("Anybody who wants to watch")} link=${opened.watch} /></ul>
    <p class="ways"><a class="key big" href=${`/table/${opened.link}`}><${Icon} name="play" />${t("Sit down")}</a></p>
      </section>`;
}

/** @param {{ name: string, link: string }} props */
function Invitation({ name, link }) {
  const [copied, setCopied] = useState(false), address = `${location.origin}/table/${link}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return html`<li><b>${name}</b><input readonly value=${address} aria-label=${t("Link for {name}", { name })}
    onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button type="button" class="button" onClick=${copy}>${copied ? t("Copied") : t("Copy")}</button></li>`;
}
