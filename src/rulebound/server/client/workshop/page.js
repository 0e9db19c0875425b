/** The workshop: a set of cards as a project, from the first word to the printed sheet. */
import { html } from "../common/html.js";
import { getOnce } from "../common/api.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Builder } from "../pages/decks.js";
import { Fault, Page } from "../pages/frame.js";
import { fileOf } from "./block.js";
import { useAsking } from "./asking.js";
import { Cards } from "./cards.js";
import { Curves } from "./curves.js";
import { Faults } from "./faults.js";
import { Measure } from "./measure.js";
import { Output } from "./output.js";
import { PlayIt } from "./play.js";
import { fromLink, keepProjects, projectsOf, withVersion } from "./project.js";
import { ProjectBar } from "./project_bar.js";
import { useReading } from "./reading.js";
import { Tune } from "./tune.js";
import { Versions } from "./versions.js";

/**
 * @typedef {import("./project.js").Project} Project
 * @typedef {import("../server.d.ts").GameInfo} GameInfo
 * @typedef {import("../server.d.ts").CardList} CardList
 * @typedef {{ game: string, info: GameInfo, list: CardList, project: Project, change: (part: Partial<Project>) => void,
 *   reading: import("./reading.js").Reading }} Shared
 */

/** @param {{ parts: string[], hash: string }} props */
export default function WorkshopPage({ parts: [game], hash }) {
  const { data, fault } = useLoaded(() => Promise.all([getOnce(`/api/games/${game}`), getOnce(`/api/games/${game}/cards`)]), [game]);
  useEffect(() => { wear(data?.[0].theme ?? null); document.title = t("Workshop"); }, [data]);
  if (!data) return html`<${Page} game=${game} here="workshop">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
  return html`<${Page} title=${t("Workshop")} game=${game} here="workshop"><${Workshop} game=${game} info=${data[0]} list=${data[1]}
    hash=${hash} /><//>`;
}

/** @param {{ game: string, info: GameInfo, list: CardList, hash: string }} props */
function Workshop({ game, info, list, hash }) {
  const [projects, setProjects] = useState(() => projectsOf(game)), [project] = projects, [full, setFull] = useState(false);
  const [tab, setTab] = useState("cards"), [wrong, setWrong] = useState(/** @type {Error | null} */ (null));
  const change = (/** @type {Partial<Project>} */ part) => setProjects((/** @type {Project[]} */ all) =>
    [{ ...all[0], ...part }, ...all.slice(1)]);
  const add = (/** @type {Project} */ one) => setProjects((/** @type {Project[]} */ all) =>
    [one, ...all.filter((other) => other.cards.length || other.decks.length || other.versions.length)]);
  useEffect(() => setFull(!keepProjects(game, projects)), [projects]);
  useEffect(() => {
    if (!hash) return;
    fromLink(game, hash).then((one) => { add(one); setTab("cards"); }, setWrong).then(() => go(`/workshop/${game}`, true));
  }, [hash]);
  const reading = useReading(game, project.cards), measuring = useAsking(game, "measure"), faults = useAsking(game, "faults"), tuning = useAsking(game, "tune");
  const shared = { game, info, list: withOwn(list, reading.good), project, change, reading };
  return html`<div class="workshop">
    <${ProjectBar} game=${game} projects=${projects} setProjects=${setProjects} add=${add} fail=${setWrong}><${PlayIt} ...${shared} /><//>
    ${full && html`<p class="fault" role="alert">${t("The browser has no room left, and keeps no more changes. Save the set as a file, and remove old sets or versions.")}</p>`}
    ${wrong && html`<div class="fault" role="alert"><p>${wrong.message}</p></div>`}
    <nav class="tabs" aria-label=${t("Parts of the workshop")}>${TABS.filter(([name]) => name !== "decks" || info.lists.length).map(([name, title]) => html`
      <button type="button" aria-current=${name === tab ? "page" : null} onClick=${() => setTab(name)}>${title}${count(name, project, reading)}</button>`)}</nav>
    ${tab === "cards" && html`<${Cards} ...${shared} />`}
    ${tab === "curves" && html`<${Curves} ...${shared} shipped=${list} />`}
    ${tab === "decks" && html`<${Builder} key=${project.id} info=${info} list=${shared.list} own=${project.decks}
      cards=${fileOf(reading.texts)} keepDecks=${(/** @type {Project["decks"]} */ decks) => change({ decks })} />`}
    ${tab === "versions" && html`<${Versions} ...${shared} />`}
    ${tab === "measure" && html`<${Measure} ...${shared} measuring=${measuring}
      before=${() => setProjects((/** @type {Project[]} */ all) => [withVersion(all[0], t("measured")), ...all.slice(1)])} />`}
    ${tab === "faults" && html`<${Faults} ...${shared} asking=${faults} />`}
    ${tab === "tune" && html`<${Tune} ...${shared} asking=${tuning} />`}
    ${tab === "output" && html`<${Output} ...${shared} fail=${setWrong} />`}</div>`;
}

const TABS = [["cards", t("Cards")], ["curves", t("Curves")], ["decks", t("Decks")], ["versions", t("Versions")],
  ["measure", t("Measure it")], ["faults", t("What is wrong")], ["tune", t("Propose numbers")], ["output", t("Print and share")]];

/** How many there are of what a tab shows, or how many mistakes. @type {(tab: string, project: Project, reading: Shared["reading"]) => unknown} */
function count(tab, project, reading) {
  if (tab === "cards" && reading.wrong) return html` <b class="wrong">${tn("{n} wrong", "{n} wrong", reading.wrong)}</b>`;
  const n = { cards: project.cards.length, decks: project.decks.length, versions: project.versions.length }[tab];
  return n ? html` <b>${n}</b>` : "";
}

/** The game's cards with one's own in their places. @type {(list: CardList, own: import("../server.d.ts").CardEntry[]) => CardList} */
function withOwn(list, own) {
  const by = new Map(own.map((card) => [card.name, card])), names = new Set(list.cards.map((card) => card.name));
  return { ...list, cards: [...own.filter((card) => !names.has(card.name)), ...list.cards.map((card) => by.get(card.name) ?? card)] };
}
