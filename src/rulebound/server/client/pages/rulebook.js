/** A rulebook as a page: its clauses under their headings, with search, rulings and what a table may do differently. */
import { html } from "../common/html.js";
import { getOnce } from "../common/api.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { Tips, useTips } from "../common/tips.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/** @typedef {import("../server.d.ts").ClauseText} ClauseText */

/** @param {{ parts: string[], hash: string }} props */
export default function RulebookPage({ parts: [game], hash }) {
  const { data } = useLoaded(() => getOnce(`/api/games/${game}/rules`), [game]);
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  useEffect(() => {
    wear(lobby?.games.find((/** @type {import("../server.d.ts").GameCard} */ one) => one.name === game)?.theme ?? null);
  }, [lobby, game]);
  useEffect(() => { if (data) document.title = t("Rulebook: {game}", { game: data.title }); }, [data]);
  return html`<${Page} title=${data?.title ?? ""} game=${game} here="rules"><${Rulebook} game=${game}
    clause=${hash} /><//>`;
}

/** @param {{ game: string, clause: string }} props `clause`: where to open it; "" at the beginning. */
export function Rulebook({ game, clause }) {
  const { data, fault } = useLoaded(() => getOnce(`/api/games/${game}/rules`), [game]);
  const tips = useTips(game), [wanted, setWanted] = useState("");
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const line = clause && box.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
    if (line) line.scrollIntoView({ block: "center" });
  }, [data, clause]);
  if (!data) return fault ? html`<${Fault} of=${fault} />` : html`<p>${t("The rulebook is fetched …")}</p>`;
  const shown = data.clauses.filter((/** @type {ClauseText} */ one) => matches(one, wanted));
  const parts = chapters(shown);
  return html`<div class="rulebook" ref=${box}><div>
    <label class="searchbox"><${Icon} name="search" /><input type="search" placeholder=${t("Search the rulebook")}
      aria-label=${t("Search the rulebook")} value=${wanted}
      onInput=${(/** @type {Event} */ event) => setWanted(/** @type {HTMLInputElement} */ (event.target).value)} />
        </label>
    <p class="found" role="status">${wanted && t("{shown} of {all} clauses", { shown: shown.length, all: data.clauses.length })}</p>
    ${tips.length > 0 && !wanted && html`<details class="quicktips" open=${!clause}><summary>${t("Quick tips")}</summary>
      <${Tips} tips=${tips} /></details>`}
    ${parts.map(([heading, clauses], i) => html`<section key=${heading} id=${`chapter-${i}`}><h2>${heading}</h2>
      ${clauses.map((one) => html`<${Clause} key=${one.id} clause=${one} wanted=${one.id === clause} />`)}</section>`)}
    ${!shown.length && html`<p>${t("No clause has all of these words.")}</p>`}</div>
    <nav class="contents" aria-label=${t("Chapters")}><b>${t("Chapters")}</b>${parts.map(([heading], i) => html`
      <a href=${`#chapter-${i}`} onClick=${(/** @type {Event} */ event) => goTo(event, i)}>${heading}</a>`)}</nav></div>`;
}

/** A chapter comes into sight; the address stays that of the rulebook. @type {(event: Event, i: number) => void} */
function goTo(event, i) {
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(`chapter-${i}`)?.scrollIntoView();
}

/** @type {(clause: ClauseText, wanted: string) => boolean} */
function matches(clause, wanted) {
  const text = `${clause.id} ${clause.heading} ${clause.text}`.toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/**
 * Clauses by the heading they stand under, in the rulebook's order.
 * @param {ClauseText[]} clauses
 * @returns {[string, ClauseText[]][]}
 */
function chapters(clauses) {
  /** @type {[string, ClauseText[]][]} */
  const found = [];
  for (const clause of clauses) {
    const last = found[found.length - 1];
    if (last && last[0] === clause.heading) last[1].push(clause);
    else found.push([clause.heading, [clause]]);
  }
  return found;
}

/** @param {{ clause: ClauseText, wanted: boolean }} props */
const Clause = ({ clause, wanted }) => html`<p class=${`line ${clause.kind}${wanted ? " marked" : ""}`}
  data-clause=${clause.id} id=${`clause-${clause.id}`}>
  <code>${clause.id}</code><span>${marked(clause.text)}${clause.kind === "ruling"
    && html` <em>${t("Ruling")}${clause.switch ? html`, ${t("a switch")}: <code>${clause.switch}</code>` : ""}</em>`}</span></p>`;

/** The marks of a rulebook: **stress** and `names of switches`. @param {string} text */
const marked = (text) => text.split(/(\*\*.+?\*\*|`.+?`)/).map((part) => {
  if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
  return part.startsWith("`") ? html`<code>${part.slice(1, -1)}</code>` : part;
});
