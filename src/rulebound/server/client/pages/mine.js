/** The games of the reader: those that go on, and those that are over, each with a replay that can be shown to others. */
import { html } from "../common/html.js";
import { get, getOnce } from "../common/api.js";
import { language, t, tn } from "../common/language.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";
import { standingOf } from "./left.js";
import { Blocked, MyData } from "./my_data.js";
import { Passkeys } from "./passkeys.js";

/**
 * @typedef {import("../server.d.ts").Left} Left
 * @typedef {import("../server.d.ts").Finished} Game
 */

const LONG = 48 * 60; // minutes, from which on days are said

export default function MinePage() {
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []), [change, setChange] = useState({ n: 0, said: "" });
  const changed = (/** @type {string} */ said) => setChange(({ n }) => ({ n: n + 1, said }));
  useEffect(() => { wear(null); document.title = t("My games"); }, []);
  const accent = (/** @type {string} */ name) =>
    lobby?.games.find((/** @type {import("../server.d.ts").GameCard} */ game) => game.name === name)?.theme.accent ?? "";
  return html`<${Page} title=${t("My games")} here="mine"><div class="of-guests" key=${change.n}>
    ${change.said && html`<p role="status">${change.said}</p>`}
    <${Running} /><${Over} accent=${accent} /><${Blocked} /><${Passkeys} changed=${changed} /><${MyData} gone=${() => changed(t("Everything about you is deleted."))} /></div><//>`;
}

/**
 * A list that comes page by page.
 * @template T
 * @param {string} path
 * @param {(page: any) => T[]} rowsOf
 */
function usePages(path, rowsOf) {
  const [rows, setRows] = useState(/** @type {T[] | null} */ (null)), [page, setPage] = useState(0),
    [more, setMore] = useState(false), [fault, setFault] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    get(`${path}?page=${page}`).then((found) => {
      if (!wanted) return;
      setRows((before) => [...before ?? [], ...rowsOf(found)]);
      setMore(found.more);
    }, setFault);
    return () => { wanted = false; };
  }, [page]);
  return { rows, more, fault, next: () => setPage(page + 1) };
}

function Running() {
  const { rows, more, fault, next } = usePages("/api/mine/running", (page) => /** @type {Left[]} */ (page.tables));
  return html`<section class="left" aria-label=${t("Running")}><h2>${t("Running")}</h2><${Fault} of=${fault} />
    ${rows?.length === 0 && html`<p>${t("No game of yours goes on.")} <a href="/">${t("Choose a game")}</a></p>`}
    <ul>${(rows ?? []).map((table) => html`<li key=${table.link} class=${table.yours && !table.fault ? "yours" : ""}>
      <a href=${`/table/${table.link}`}><b>${table.title}</b><span>${table.names.join(", ")}</span>
        <small>${standingOf(table)}</small></a></li>`)}</ul>
    ${more && html`<button type="button" class="quiet" data-do="more" onClick=${next}>${t("Show more")}</button>`}</section>`;
}

/** @param {{ accent: (name: string) => string }} props */
function Over({ accent }) {
  const { rows, more, fault, next } = usePages("/api/mine/finished", (page) => /** @type {Game[]} */ (page.games));
  return html`<section class="results" aria-label=${t("Finished")}><h2>${t("Finished")}</h2><${Fault} of=${fault} />
    ${rows?.length === 0 && html`<p>${t("No game of yours is over yet.")}</p>`}
    <ul>${(rows ?? []).map((game) => html`<${Line} key=${game.ended + game.replay} game=${game} accent=${accent(game.game)} />`)}</ul>
    ${more && html`<button type="button" class="quiet" data-do="more" onClick=${next}>${t("Show more")}</button>`}</section>`;
}

const CAME = { won: t("Won"), drawn: t("Drawn"), lost: t("Lost") };

/** @param {{ game: Game, accent: string }} props */
function Line({ game, accent }) {
  const [copied, setCopied] = useState(false), address = `${location.origin}/replay/${game.replay}`;
  const others = game.seats.filter((seat) => !seat.mine).map((seat) => (seat.bot ? t("{name} ({level})", { name: seat.name, level: seat.bot }) : seat.name));
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return html`<li style=${`--accent:${accent}`}><em class=${game.came}>${CAME[game.came]}</em>
    <div><b>${game.title}</b> <span>${t("with {names}", { names: others.join(", ") })}</span>
      <small><time datetime=${game.ended} title=${whole(game.ended)}>${day(game.ended)}</time>, ${lengthOf(game)}${game.rated && `, ${t("rated")}`}</small></div>
    ${game.replay ? html`<span class="ways"><a class="button" href=${`/replay/${game.replay}`}
        aria-label=${t("Watch {game} with {names} again", { game: game.title, names: others.join(", ") })}><${Icon} name="play" />${t("Watch")}</a>
      <button type="button" class="button" data-do="share" title=${t("Who has this link sees the whole game, with all cards open.")}
        onClick=${copy}>${copied ? t("Copied") : t("Copy link")}</button></span>`
      : html`<small>${t("Its replay is not kept any more.")}</small>`}</li>`;
}

const day = (/** @type {string} */ at) => new Date(at).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });
const whole = (/** @type {string} */ at) => new Date(at).toLocaleString(language);

/** How long a game was: in turns, and on the clock. @param {Game} game */
function lengthOf({ turns, decisions, opened, ended }) {
  const minutes = Math.max(1, Math.round((Date.parse(ended) - Date.parse(opened)) / 60000));
  const long = turns ? tn("{n} turn", "{n} turns", turns) : decisions && tn("{n} decision", "{n} decisions", decisions);
  const time = minutes < LONG ? tn("{n} minute", "{n} minutes", minutes) : tn("{n} day", "{n} days", Math.round(minutes / 60 / 24));
  return long ? `${long}, ${time}` : time;
}
