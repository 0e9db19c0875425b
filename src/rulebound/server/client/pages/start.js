/** The start page: what was left, and every game with one click to a table. */
import { html } from "../common/html.js";
import { get, getOnce, post } from "../common/api.js";
import { keep, kept, learned, ownCards, strength, stopsOf } from "../common/kept.js";
import { LanguageChoice } from "../common/language_choice.js";
import { keptLinks } from "../common/links.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, FileButton, Page } from "./frame.js";
import { Facts, GamePicture } from "./game_picture.js";
import { Left } from "./left.js";
import { WaitingTables } from "./waiting_tables.js";

/**
 * @typedef {import("../server.d.ts").Lobby} Lobby
 * @typedef {import("../server.d.ts").GameCard} GameCard
 * @typedef {import("../common/api.js").Refused} Refused
 */

export default function StartPage() {
  const { data: lobby, fault } = useLoaded(() => getOnce("/api/games"), []);
  const [level, setLevel] = useState(""), [wrong, setWrong] = useState(/** @type {Refused | null} */ (null)),
    [busy, setBusy] = useState("");
  useEffect(() => { wear(null); document.title = "Rulebound"; }, []);
  if (!lobby) return html`<${Page} here="">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("The games are fetched …")}</p>`}<//>`;
  const chosen = level || strength(lobby.levels);
  const choose = (/** @type {string} */ name) => { keep("level", name); setLevel(name); };
  const begin = async (/** @type {Record<string, unknown>} */ table, /** @type {string} */ game) => {
    setBusy(game);
    try {
      go(`/table/${(await post("/api/tables", { game, ...table })).link}`);
    } catch (refused) {
      setBusy("");
      setWrong(/** @type {Refused} */ (refused));
    }
  };
  const against = (/** @type {GameCard} */ card) => ({ seats: [{ name: kept("name", ""), ...stopsOf(card.name) },
    ...Array(Math.max(...card.seats.slice(0, 1), 2) - 1).fill({ bot: chosen })] });
  return html`<${Page} here=""><${Left} load=${lobby.own ? () => get("/api/tables")
    : () => post("/api/left", { links: keptLinks() })} />
    ${!lobby.own && html`<${WaitingTables} games=${lobby.games} />`}
    <section class="games" aria-label=${t("Games")}><div class="opening"><h2>${t("Choose a game")}</h2>
      <${Strength} levels=${lobby.levels} chosen=${chosen} choose=${choose} /></div>
      <${Fault} of=${wrong} />
      <div class="gamegrid">
        ${lobby.games.map((/** @type {GameCard} */ card) => html`<${Game} key=${card.name} card=${card}
        busy=${busy === card.name} strength=${card.strengths[lobby.levels.findIndex((/** @type {any} */ one) => one.name === chosen)]}
        play=${() => begin(against(card), card.name)} own=${lobby.own} />`)}</div></section>
    <footer class="foot"><${FileButton} label=${t("Open a saved game")} accept=".json,application/json"
      take=${async (/** @type {string} */ record) => {
      try {
        go(`/replay/${(await opened(record)).link}`);
      } catch (refused) {
        setWrong(/** @type {Refused} */ (refused));
      }
    }} /><p>${t("Rulebound {version} is unofficial. The games and their names are their owners'.", { version: lobby.version })}</p><${LanguageChoice} /></footer><//>`;
}

/** A record as a table that only shows; one that own cards were played in needs those. @param {string} record */
async function opened(record) {
  try {
    return await post("/api/records", { record });
  } catch (refused) {
    const cards = ownCards(/"game":\s*"(\w+)"/.exec(record)?.[1] ?? "");
    if (cards) return post("/api/records", { record, cards });
    throw refused;
  }
}

/**
 * How strong the bots are.
 * @param {{ levels: import("../server.d.ts").Level[], chosen: string, choose: (name: string) => void }} props
 */
const Strength = ({ levels, chosen, choose }) => html`<fieldset class="strength"><legend>${t("Your rival")}</legend>
  ${levels.map((level) => html`<label title=${level.sentence}><input type="radio" name="level" value=${level.name}
    checked=${level.name === chosen} onChange=${() => choose(level.name)} /><span>${level.title}</span></label>`)}
  <p>${levels.find((level) => level.name === chosen)?.sentence}</p></fieldset>`;

/**
 * A game. strength: what the chosen rival wins in it.
 * @param {{ card: GameCard, busy: boolean, play: () => void, own: boolean, strength: string }} props
 */
function Game({ card, busy, play, own, strength: wins }) {
  const done = learned(card.name).length, all = card.lessons.length;
  return html`<article class="game" style=${`--accent:${card.theme.accent};--second:${card.theme.second}`}
    aria-labelledby=${`game-${card.name}`}>
    <${GamePicture} card=${card} />
    <div class="blurb"><h3 id=${`game-${card.name}`}>${card.title}</h3><p>${card.about}</p>
      <${Facts} card=${card} />${wins && html`<p class="strong">${t("Your rival")}: ${wins}</p>`}
      <p class="ways"><button type="button" class="key big" data-do="play" disabled=${busy} onClick=${play}>
        ${busy ? html`<span class="spinner"></span>` : html`<${Icon} name="play" />`}${t("Play now")}</button>
        ${all > 0 && html`<a class="button big" data-do="learn" href=${`/learn/${card.name}`}
          title=${t("{n} lessons of two minutes, {done} done", { n: all, done })}><${Icon} name="book" />${t("Learn it")}${done > 0
            && html`<small>${done}/${all}</small>`}</a>`}
        ${own ? html`<a class="button big" href=${`/new/${card.name}`}>${t("Set up")}</a>`
          : html`<a class="button big" data-do="invite" href=${`/invite/${card.name}`}><${Icon} name="people" />${t("With others")}</a>`}</p>
      <p class="further">${!own && html`<a href=${`/new/${card.name}`}>${t("Set up")}</a>`}
        <a href=${`/new/${card.name}?screen=1`}>${t("At one screen")}</a>
        <a href=${`/rules/${card.name}`}>${t("Rulebook")}</a><a href=${`/cards/${card.name}`}>${t("Cards")}</a>
        ${card.lists.length > 0
          && html`<a href=${`/decks/${card.name}`}>${t("Decks")}</a>`}<a href=${`/workshop/${card.name}`}>${t("Workshop")}</a></p></div>
  </article>`;
}
