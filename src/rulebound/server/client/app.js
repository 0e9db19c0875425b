/** The page: finds out what its address asks for, and fetches only what that needs. */
import { html } from "./common/html.js";
import { fontsReady, useLoaded, wearStyle } from "./common/load.js";
import { followLinks, path } from "./common/route.js";
import { wearSettings } from "./common/settings.js";
import { wear } from "./common/theme.js";
import { loadLanguage, t } from "./common/language.js";
import { render } from "./vendor/preact.js";

/** The styles of a table, in the order in which later ones win. */
const TABLE = ["table", "around", "dock", "seats", "low", "story", "phone"];

/**
 * Pages by the first word of the path: the module and the styles.
 * @type {Record<string, [() => Promise<{ default: any }>, string[]]>}
 */
const PAGES = {
  "": [() => import("./pages/start.js"), ["pages"]],
  new: [() => import("./pages/setup.js"), ["pages"]],
  invite: [() => import("./pages/invite.js"), ["pages"]],
  mine: [() => import("./pages/mine.js"), ["pages"]],
  leaderboard: [() => import("./pages/leaderboard.js"), ["pages"]],
  tournaments: [() => import("./pages/tournaments.js"), ["pages"]],
  tournament: [() => import("./pages/tournament.js"), ["pages"]],
  meet: [() => import("./pages/meet.js"), ["pages"]],
  table: [() => import("./table/live.js"), TABLE],
  replay: [() => import("./table/replay.js"), [...TABLE, "ending"]],
  learn: [() => import("./pages/lessons.js"), ["pages"]],
  rules: [() => import("./pages/rulebook.js"), ["pages"]],
  cards: [() => import("./pages/cards.js"), ["pages"]],
  decks: [() => import("./pages/decks.js"), ["pages"]],
  sets: [() => import("./pages/sets.js"), ["pages"]],
  workshop: [() => import("./workshop/page.js"), ["pages", "workshop"]],
};

/** @param {string} name */
async function load(name) {
  const [module, styles] = PAGES[name] ?? [() => import("./pages/nothing.js"), ["pages"]];
  const [{ default: Page }] = await Promise.all([module(), fontsReady(), ...styles.map(wearStyle)]);
  return Page;
}

function App() {
  const url = new URL(path.value, location.href), [, name = "", ...rest] = url.pathname.split("/")
    .map(decodeURIComponent);
  const { data: Page, fault } = useLoaded(async () => ({ is: name, Page: await load(name) }), [name]);
  if (fault) return html`<p class="loading">${t("This page could not be loaded: {reason}", { reason: fault.message })}</p>`;
  if (!Page || Page.is !== name) return html`<p class="loading">${t("One moment …")}</p>`;
  return html`<${Page.Page} key=${url.pathname} parts=${rest} query=${url.searchParams}
    hash=${decodeURIComponent(url.hash.slice(1))} />`;
}

wear(null);
await loadLanguage();
wearSettings();
followLinks();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
root.textContent = "";
render(html`<${App} />`, root);
