/** What people say at a table, before its game and at it: fetched when there are others to talk to. */
import { get, post } from "./api.js";
import { html } from "./html.js";
import { keep, kept } from "./kept.js";
import { t } from "./language.js";
import { said } from "./said.js";
import { Icon } from "./words.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";

/** @typedef {import("./said.js").Message} Message */

const LONGEST = 300;

/** @type {import("../vendor/signals.js").Signal<import("../server.d.ts").Talk | null>} */
export const talk = signal(null);

/** @param {{ name: string, text: string }[]} emotes @param {Message} message */
export const words = (emotes, message) => message.text
  || (emotes.find((emote) => emote.name === message.emote)?.text ?? message.emote);

/** @param {Message} message */
export const author = (message) => message.name || t("A watcher");

/**
 * Fetches what was said, and follows what is said; anew when something in `on` changes.
 * @type {(at: string, on: unknown[]) => void}
 */
export function useTalk(at, on) {
  useEffect(() => {
    let wanted = true;
    get(`/api/${at}/talk`).then((found) => {
      if (wanted) talk.value = found;
      if (wanted && said.value) add(said.value);
    }, () => { if (wanted) talk.value = null; });
    const stop = said.subscribe((message) => { if (message) add(message); });
    return () => { wanted = false; stop(); };
  }, [at, ...on]);
  useEffect(() => () => { talk.value = said.value = null; }, [at]);
}

/** @param {Message} message */
function add(message) {
  const now = talk.peek();
  if (!now || now.messages.some((one) => one.n === message.n)) return;
  talk.value = { ...now, messages: [...now.messages, message].sort((a, b) => a.n - b.n) };
}

/** The talk with what is needed to write. @param {{ at: string }} props */
export function Conversation({ at }) {
  const [fault, setFault] = useState(""), list = useRef(/** @type {HTMLOListElement | null} */ (null)),
    last = talk.value?.messages.at(-1)?.n;
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [last]);
  if (!talk.value) return null;
  const { messages, emotes } = talk.value;
  const tell = async (/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) => {
    try {
      const found = await post(`/api/${at}/${what}`, body);
      if (what === "say") add(found);
      else talk.value = found;
      setFault("");
      return true;
    } catch (refused) {
      setFault(/** @type {Error} */ (refused).message);
      return false;
    }
  };
  return html`<div class="conversation"><ol ref=${list} tabindex="0" role="log" aria-label=${t("What was said")}>
      ${!messages.length && html`<li class="empty">${t("Nothing was said yet.")}</li>`}
      ${messages.map((message) => html`<${Line} key=${message.n} message=${message} text=${words(emotes, message)} tell=${tell} />`)}</ol>
    ${fault && html`<p class="fault" role="alert">${fault}</p>`}
    <p class="emotes">${emotes.map((emote) => html`<button type="button" class="quiet" data-emote=${emote.name}
      onClick=${() => tell("say", { emote: emote.name, ...mine() })}>${emote.text}</button>`)}</p>
    <${Writing} tell=${tell} /></div>`;
}

/** A watcher's name; players have theirs. */
const mine = () => (talk.value?.seated ? {} : { name: kept("name", "") });

/** @param {{ tell: (what: string, body: Record<string, unknown>) => Promise<boolean> }} props */
function Writing({ tell }) {
  const [text, setText] = useState(""), [name, setName] = useState(kept("name", ""));
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    keep("name", name);
    if (await tell("say", { text, ...mine() })) setText("");
  };
  return html`<form onSubmit=${send}>${!talk.value?.seated && html`<input class="who" aria-label=${t("Name that others see")}
      placeholder=${t("your name")} maxlength="24" value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />`}
    <input class="what" aria-label=${t("Your message")} placeholder=${t("Say something")} maxlength=${LONGEST} value=${text}
      autocomplete="off" onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    <button type="submit" class="key" data-do="say" disabled=${!text.trim()}>${t("Send")}</button></form>`;
}

/**
 * A message; on those of others one can block or report who said them.
 * @param {{ message: Message, text: string, tell: (what: string, body: Record<string, unknown>) => Promise<boolean> }} props
 */
function Line({ message, text, tell }) {
  const [open, setOpen] = useState(false), name = author(message);
  return html`<li class=${message.mine ? "mine" : ""} style=${message.seat >= 0 ? `--seat:var(--seat-${message.seat})` : "--seat:var(--line-2)"}>
    <p><b>${name}</b>${message.watcher && html` <small>${t("watches")}</small>`} <span class=${message.emote ? "emote" : ""}>${text}</span></p>
    ${!message.mine && html`<button type="button" class="tool" aria-expanded=${open} title=${t("Block or report {name}", { name })}
      aria-label=${t("Block or report {name}", { name })} onClick=${() => setOpen(!open)}><${Icon} name=${open ? "close" : "flag"} /></button>`}
    ${open && html`<${Parting} message=${message} name=${name} tell=${tell} />`}</li>`;
}

/** @param {{ message: Message, name: string, tell: (what: string, body: Record<string, unknown>) => Promise<boolean> }} props */
function Parting({ message, name, tell }) {
  const [why, setWhy] = useState("");
  return html`<div class="parting"><p>${t("You see nothing more of a person whom you block, at any table. “My games” has the people you have blocked, and there you can unblock them. A report also goes to the host of this server, with the last messages.")}</p>
    <p class="ways"><button type="button" class="button" data-do="block" onClick=${() => tell("block", { n: message.n })}>${t("Block {name}", { name })}</button></p>
    <p class="ways"><input aria-label=${t("What is wrong")} placeholder=${t("What is wrong")} maxlength=${LONGEST} value=${why}
      onInput=${(/** @type {any} */ event) => setWhy(event.target.value)} /><button type="button" class="button" data-do="report"
      onClick=${() => tell("report", { n: message.n, why })}>${t("Report and block")}</button></p></div>`;
}
