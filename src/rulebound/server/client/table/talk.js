/** The talk at a table: a panel that leaves the table in sight, and what was just said where it is closed. */
import { html } from "../common/html.js";
import { t } from "../common/language.js";
import { said } from "../common/said.js";
import { Conversation, author, talk, useTalk, words } from "../common/talk.js";
import { Icon } from "../common/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { live } from "./store.js";
import { talks, unread } from "./talking.js";

const SHOWN = 7000; // milliseconds

/** @param {{ link: string, here: boolean }} props */
export function TalkPanel({ link, here }) {
  const over = Boolean(live.value?.ended), at = `tables/${link}`;
  useTalk(at, [here, over]);
  const messages = talk.value?.messages ?? [], theirs = messages.filter((message) => !message.mine).length;
  const [read, setRead] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    if (talk.value && (read === null || talks.value)) setRead(theirs);
    unread.value = read === null || talks.value ? 0 : Math.max(0, theirs - read);
  }, [theirs, talks.value, read, Boolean(talk.value)]);
  if (!talks.value) return html`<${Latest} />`;
  const close = () => { talks.value = false; };
  const escape = (/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
  };
  return html`<section class="talk" aria-label=${t("Talk")} onKeyDown=${escape}><header><h2>${t("Talk")}</h2>
    <button type="button" class="tool" aria-label=${t("Close")} onClick=${close}><${Icon} name="close" /></button></header>
    ${talk.value ? html`<${Conversation} at=${at} />` : html`<p class="empty">${t("There is no one to talk to at this table.")}</p>`}
    ${talk.value && !talk.value.seated && !over && html`<p class="footnote">${t("Players read this when the game is over.")}</p>`}</section>`;
}

/** What was just said, for a while. */
function Latest() {
  const [gone, setGone] = useState(0), message = said.value;
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setGone(message.n), SHOWN);
    return () => clearTimeout(timer);
  }, [message?.n]);
  const shown = message && !message.mine && gone !== message.n && talk.value ? message : null;
  return html`<div class="says" role="status">${shown && html`<button type="button" style=${`--seat:${shown.seat >= 0 ? `var(--seat-${shown.seat})`
    : "var(--line-2)"}`} onClick=${() => { talks.value = true; }}><b>${author(shown)}</b> ${words(talk.value?.emotes ?? [], shown)}</button>`}</div>`;
}
