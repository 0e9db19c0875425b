/** A table before its game: its link, who sits where, decks, and who is ready. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { clockText } from "../common/clocks.js";
import { Connection } from "../common/connection.js";
import { contribute } from "../common/fair_seed.js";
import { keep, kept, ownDecks, stopsOf } from "../common/kept.js";
import { keepLink } from "../common/links.js";
import { RatingText } from "../common/rating.js";
import { useLoaded, wearStyle } from "../common/load.js";
import { said } from "../common/said.js";
import { set, settings } from "../common/settings.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/**
 * @typedef {import("../server.d.ts").Meeting} Meeting
 * @typedef {import("../server.d.ts").GameInfo} GameInfo
 * @typedef {(what: string, body: Record<string, unknown>) => Promise<void>} Change
 */

/** @param {{ parts: string[] }} props */
export default function MeetPage({ parts: [key] }) {
  const [meeting, setMeeting] = useState(/** @type {Meeting | null} */ (null)),
    [fault, setFault] = useState(/** @type {any} */ (null)), [here, setHere] = useState(true);
  useEffect(() => {
    let own = /** @type {Connection | null} */ (null), closed = false;
    const hear = (/** @type {any} */ state) => {
      if (state.is === "gone") setFault({ message: state.sentence });
      else if (state.is === "said") said.value = state;
      else setMeeting(state);
    };
    get(`/api/meetings/${key}`).then((state) => { // the browser is known to the server before its socket opens
      setMeeting(state);
      if (!closed) own = new Connection(`meetings/${key}`, hear, setHere);
    }, setFault);
    return () => { closed = true; own?.close(); };
  }, [key]);
  const link = meeting?.link, owed = meeting?.commitment;
  useEffect(() => { contribute(owed, (body) => post(`/api/meetings/${key}/contribute`, body)); }, [owed]);
  useEffect(() => {
    if (!link) return;
    keepLink(link);
    go(`/table/${link}`, true);
  }, [link]);
  const { data: info } = useLoaded(() => (meeting ? getOnce(`/api/games/${meeting.game}`) : Promise.resolve(null)), [meeting?.game]);
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  useEffect(() => { wear(info?.theme ?? null); document.title = titleOf(meeting); }, [info, meeting]);
  if (!meeting || !info || !lobby) return html`<${Page}>${fault ? html`<${Fault} of=${fault} />`
    : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
  const change = async (/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) => {
    try {
      setMeeting(await post(`/api/meetings/${key}/${what}`, body));
      setFault(null);
    } catch (refused) {
      setFault(refused);
    }
  };
  return html`<${Page} title=${meeting.title} game=${meeting.game}><div class="meeting">
    ${!here && html`<p class="notice" role="status">${t("The connection was lost. Trying again …")}</p>`}
    <${Seats} meeting=${meeting} levels=${lobby.levels} change=${change} />
    <p class="state" role="status">${stateOf(meeting)}</p>
    <${Fault} of=${fault} />
    ${meeting.problems.length > 0 && html`<${Fault} of=${{ message: t("The game cannot begin so:"),
      problems: meeting.problems.map((text) => ({ text, line: 0, column: 0, kind: "", replaces: "", instead: [] })) }} />`}
    <${Mine} meeting=${meeting} info=${info} change=${change} />
    <${Talking} at=${`meetings/${key}`} here=${here} />
    <${Address} meeting=${meeting} /><${Unusual} meeting=${meeting} info=${info} /></div><//>`;
}

/** The title of the tab says how many are still missing. @param {Meeting | null} meeting */
function titleOf(meeting) {
  if (!meeting) return "Rulebound";
  const free = meeting.chairs.filter(isFree).length;
  return free ? `(${tn("{n} seat is free", "{n} seats are free", free)}) ${meeting.title}` : meeting.title;
}

const isFree = (/** @type {Meeting["chairs"][number]} */ chair) => !chair.name && !chair.bot;

/** What everybody waits for. @param {Meeting} meeting */
function stateOf(meeting) {
  const free = meeting.chairs.filter(isFree).length;
  if (free) return tn("{n} seat is still free.", "{n} seats are still free.", free);
  const away = meeting.chairs.filter((chair) => chair.name && !chair.here).map((chair) => chair.name);
  if (away.length) return t("The game begins when {names} is back.", { names: away.join(", ") });
  const late = meeting.chairs.filter((chair) => !chair.ready).map((chair) => chair.name);
  return late.length ? t("The game begins as soon as all are ready. Still to come: {names}.", { names: late.join(", ") })
    : t("The game begins …");
}

/** @param {{ meeting: Meeting, levels: import("../server.d.ts").Level[], change: Change }} props */
const Seats = ({ meeting, levels, change }) => html`<ol class="places">${meeting.chairs.map((chair, n) => html`
  <li key=${n} style=${`--seat:var(--seat-${n})`} class=${chair.ready ? "ready" : ""}>
  ${isFree(chair) ? html`<span class="free">${t("Free")}</span>` : html`<b>${chair.name || t("Bot: {level}", { level: chair.bot })}</b>`}
  ${n === meeting.mine && html`<small>${t("you")}</small>`}<${RatingText} of=${chair.rating} />
  ${chair.name && !chair.here && html`<small>${t("away")}</small>`}${chair.deck && html`<small>${t("with {deck}", { deck: chair.deck })}</small>`}
  ${!isFree(chair) && !chair.bot && html`<span class="isready">${chair.ready ? html`<${Icon} name="check" />${t("ready")}` : t("not ready yet")}</span>`}
  <span class="doing">${isFree(chair) && n !== meeting.mine && html`<${TakeSeat} meeting=${meeting} n=${n} change=${change} />`}
    ${isFree(chair) && meeting.mine >= 0 && html`<select aria-label=${t("A bot for seat {n}", { n: n + 1 })} value=""
      onChange=${(/** @type {any} */ event) => change("bot", { seat: n, bot: event.target.value })}>
      <option value="">${t("Add a bot …")}</option>${levels.map((level) => html`<option value=${level.name}
        title=${level.sentence}>${level.title}</option>`)}</select>`}
    ${chair.bot && meeting.mine >= 0 && html`<button type="button" class="quiet" onClick=${() => change("bot", { seat: n })}>${t("Remove")}</button>`}
    ${meeting.opener && chair.name && n !== meeting.mine && html`<button type="button" class="quiet"
      onClick=${() => change("remove", { seat: n })}>${t("Free the seat")}</button>`}</span></li>`)}</ol>`;

/** Taking a seat: with a name, as long as one has none. @param {{ meeting: Meeting, n: number, change: Change }} props */
function TakeSeat({ meeting, n, change }) {
  const [name, setName] = useState(kept("name", ""));
  if (meeting.mine >= 0) return html`<button type="button" class="quiet" onClick=${() => change("sit", { seat: n,
    name: meeting.chairs[meeting.mine].name })}>${t("Sit here")}</button>`;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    keep("name", name);
    change("sit", { seat: n, name, ...stopsOf(meeting.game) });
  };
  return html`<form class="takes" onSubmit=${sit}><input aria-label=${t("Your name")} placeholder=${t("your name")} maxlength="24"
    value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
    <button type="submit" class="key" data-do="sit">${t("Sit here")}</button></form>`;
}

/** The own deck, and being ready. @param {{ meeting: Meeting, info: GameInfo, change: Change }} props */
function Mine({ meeting, info, change }) {
  const [deck, setDeck] = useState(""), own = ownDecks(info.name);
  if (meeting.mine < 0) return null;
  const ready = meeting.chairs[meeting.mine].ready;
  const chosen = own.find((one) => `own ${one.name}` === deck) ?? deck;
  return html`<div class="ways mine">${info.decks.length + own.length > 1 && !ready && html`<label>${t("Deck")} <select
      value=${deck} onChange=${(/** @type {any} */ event) => setDeck(event.target.value)}>
      <option value="">${t("the game's choice")}</option>
      ${info.decks.map((one) => html`<option value=${one.name}>${one.name}</option>`)}
      ${own.map((one) => html`<option value=${`own ${one.name}`}>${t("{name} (mine)", { name: one.name })}</option>`)}</select></label>`}
    <button type="button" class=${ready ? "button big" : "key big"} data-do="ready"
      onClick=${() => change("ready", { ready: !ready, deck: ready ? "" : chosen })}>
      <${Icon} name=${ready ? "pause" : "check"} />${ready ? t("Not ready after all") : t("I am ready")}</button>
    <button type="button" class="quiet" onClick=${() => change("stand", {})}>${t("Leave the seat")}</button></div>`;
}

/** The link for others, as text and as a code. @param {{ meeting: Meeting }} props */
function Address({ meeting }) {
  const [copied, setCopied] = useState(false), [code, setCode] = useState(false), address = `${location.origin}/meet/${meeting.key}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return html`<section class="invitations"><h2>${t("Invite others")}</h2><p>${meeting.listed
    ? t("The table is in the list of all who come to this server. This link leads to it, too.")
    : t("Only who has this link finds the table. Each person takes a seat; once the game has begun, it leads to watching.")}</p>
    <p class="ways"><input readonly value=${address} aria-label=${t("Link to this table")}
      onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="button" onClick=${copy}>${copied ? t("Copied") : t("Copy")}</button>
      <button type="button" class="button" aria-expanded=${code} onClick=${() => setCode(!code)}>${t("Code for a phone")}</button></p>
    ${code && html`<img class="code" src=${`/api/meetings/${meeting.key}/code`} alt=${t("A code that leads to this table")} />`}
    ${meeting.watching > 0 && html`<small>${tn("{n} person without a seat is here.", "{n} people without a seat are here.", meeting.watching)}</small>`}
  </section>`;
}

/** The rules that are not as usual. @param {{ meeting: Meeting, info: GameInfo }} props */
function Unusual({ meeting, info }) {
  const rows = [...info.options, ...info.rulings].map((one) => ({ one, value: { ...meeting.options, ...meeting.rulings }[one.name] }))
    .filter(({ one, value }) => value !== undefined && value !== one.default);
  return html`<section><h2>${t("Rules of this table")}</h2><ul class="unusual">
    <li>${meeting.rated ? t("The game is rated: its result says how strong its players are, and bots give no hints.") : t("The game is not rated.")}</li>
    ${meeting.clock && html`<li><b>${t("Time to think")}</b>: ${clockText(meeting.clock)}</li>`}
    ${meeting.cards && html`<li>${t("With own cards of the person who opened the table.")}</li>`}
    ${rows.map(({ one, value }) => html`<li key=${one.name}><b>${one.title}</b>: ${one.values.find((it) => it.value === value)?.title ?? value}</li>`)}</ul></section>`;
}

/** What people say here; a reader who wants none of it can switch it off, as at the table. @param {{ at: string, here: boolean }} props */
const Talking = ({ at, here }) => html`<section><div class="opening"><h2>${t("Talk")}</h2><label><input type="checkbox"
    checked=${settings.value.talk} onChange=${() => set({ talk: !settings.value.talk })} /> ${t("Show what others say")}</label></div>
  ${settings.value.talk && html`<${Talk} at=${at} here=${here} />`}</section>`;

/** @param {{ at: string, here: boolean }} props */
function Talk({ at, here }) {
  const { data: talk } = useLoaded(async () => {
    const [module] = await Promise.all([import("../common/talk.js"), wearStyle("talk")]);
    return module;
  }, []);
  return talk && html`<${Followed} talk=${talk} at=${at} here=${here} />`;
}

/** @param {{ talk: typeof import("../common/talk.js"), at: string, here: boolean }} props */
function Followed({ talk, at, here }) {
  talk.useTalk(at, [here]);
  return html`<${talk.Conversation} at=${at} />`;
}
